/** The ground plan of a palace: which cells it covers, and the walls along its outside. */
import type { AlhambraPlacedTile } from "../../lib/schema";
import { tileOf, type Side } from "./content";

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

const NEIGHBOUR: Record<Side, Cell> = {
    n: { east: 0, north: 1 },
    e: { east: 1, north: 0 },
    s: { east: 0, north: -1 },
    w: { east: -1, north: 0 },
};

/** Where a side begins when one walks around a tile clockwise, in corners counted from its north-west one. */
const FROM: Record<Side, [number, number]> = { n: [0, 0], e: [1, 0], s: [1, 1], w: [0, 1] };
const TO: Record<Side, [number, number]> = { n: [1, 0], e: [1, 1], s: [0, 1], w: [0, 0] };

/** A corner of a cell: `x` to the east and `y` to the south of the fountain's north-west corner. */
export interface Corner {
    x: number;
    y: number;
}

/** The longest unbroken stretch of wall along the outside, as the corners it goes through: one more than it has sides,
 * and the first again at the end if it closes. Empty if there is no wall. */
export function longestWall(placed: readonly AlhambraPlacedTile[]): Corner[] {
    const around = outside(placed);
    // A stretch may go over the place where the walk began, so the walk begins after a gap where there is one.
    const gap = around.findIndex(({ walled }) => !walled);
    const walk = [...around.slice(gap + 1), ...around.slice(0, gap + 1)];
    let best: Edge[] = [];
    let stretch: Edge[] = [];
    for (const edge of walk) {
        stretch = edge.walled ? [...stretch, edge] : [];
        if (stretch.length > best.length) best = stretch;
    }
    return best.length ? [...best.map(({ from }) => from), best.at(-1)!.to] : [];
}

interface Edge {
    from: Corner;
    to: Corner;
    walled: boolean;
}

/** The sides that face the outside, in the order of a walk around the palace. There are no holes, so it is one walk. */
function outside(placed: readonly AlhambraPlacedTile[]): Edge[] {
    const plan = groundPlan(placed);
    const byStart = new Map<string, Edge>();
    for (const [key, tile] of plan) {
        const { east, north } = cellOf(key);
        const walls = tile === FOUNTAIN ? [] : tileOf(tile).walls;
        for (const side of ["n", "e", "s", "w"] as const) {
            const step = NEIGHBOUR[side];
            if (plan.has(cellKey({ east: east + step.east, north: north + step.north }))) continue;
            const from = { x: east + FROM[side][0], y: FROM[side][1] - north };
            const to = { x: east + TO[side][0], y: TO[side][1] - north };
            byStart.set(`${from.x},${from.y}`, { from, to, walled: walls.includes(side) });
        }
    }
    const walk: Edge[] = [];
    let edge = byStart.values().next().value;
    while (edge && walk.length < byStart.size) {
        walk.push(edge);
        edge = byStart.get(`${edge.to.x},${edge.to.y}`);
    }
    return walk;
}
