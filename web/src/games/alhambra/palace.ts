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

/** A line along a wall: its corners. */
export type WallLine = readonly (readonly number[])[];

/** How many sides of tiles a line is long. */
export const sidesOf = (line: WallLine): number =>
    line.slice(1).reduce((sum, corner, at) => sum + between(line[at]!, corner), 0);

/** The beginning of a line, so many sides long. */
export function firstSides(line: WallLine, sides: number): WallLine {
    const [first, ...rest] = line;
    if (!first) return [];
    const shown = [first];
    let left = sides;
    for (const corner of rest) {
        if (left <= 0) break;
        const from = shown.at(-1)!;
        const part = Math.min(1, left / between(from, corner));
        shown.push(from.map((start, axis) => start + (corner[axis]! - start) * part));
        left -= between(from, corner);
    }
    return shown;
}

const between = (one: readonly number[], other: readonly number[]): number =>
    Math.abs(one[0]! - other[0]!) + Math.abs(one[1]! - other[1]!);
