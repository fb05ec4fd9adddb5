/** The ground plan of a palace: which cells it covers. */
import type { AlhambraPlacedTile } from "../../lib/schema";

export const FOUNTAIN = "fountain";

export interface Cell {
    east: number;
    north: number;
}

export const cellKey = ({ east, north }: Cell): string => `${east},${north}`;

export function cellOf(key: string): Cell {
    const [east, north] = key.split(",").map(Number);
    return { east: east!, north: north! };
}

/** What lies where, the fountain in the middle. */
export function groundPlan(placed: readonly AlhambraPlacedTile[]): Map<string, string> {
    return new Map([["0,0", FOUNTAIN], ...placed.map((it): [string, string] => [cellKey(it), it.tile])]);
}

export interface Bounds {
    west: number;
    north: number;
    columns: number;
    rows: number;
}

/** The smallest rectangle around the palace, with a margin of so many cells. */
export function boundsOf(placed: readonly AlhambraPlacedTile[], margin: number): Bounds {
    const easts = [0, ...placed.map(({ east }) => east)];
    const norths = [0, ...placed.map(({ north }) => north)];
    const west = Math.min(...easts) - margin;
    const north = Math.max(...norths) + margin;
    return {
        west,
        north,
        columns: Math.max(...easts) + margin - west + 1,
        rows: north - (Math.min(...norths) - margin) + 1,
    };
}
