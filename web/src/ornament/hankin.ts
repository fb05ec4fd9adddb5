/** Hankin's method of polygons in contact: from the middle of every edge of a tiling two lines start at the same angle to the edge.
 * They run into each polygon until they meet those of other edges, and so make stars. Lines of neighbouring polygons continue each other,
 * because they cross the edge at the same angle. */
import { meeting, middle, minus, path, turned, type Line, type Point } from "./geometry";
import { TILINGS, type TilingName } from "./tilings";

/** The stars in one polygon, from the outside in. Each begins where the one before it has its valleys. */
export function stars(polygon: readonly Point[], angle: number, depth = 1): Point[][] {
    const sides = polygon.length;
    const lines = polygon.map((corner, i) => {
        const next = polygon[(i + 1) % sides]!;
        const from = middle(corner, next);
        const edge = minus(next, corner);
        // Corners go round so that the inside lies to the left of each edge.
        return {
            towardsNext: { from, along: turned(edge, angle) },
            towardsLast: { from, along: turned(edge, Math.PI - angle) },
        };
    });
    const valleys = (reach: number): Point[] =>
        lines.map(({ towardsNext }, i) => met(towardsNext, lines[(i + reach) % sides]!.towardsLast));
    const found: Point[][] = [];
    let tips = lines.map(({ towardsNext }) => towardsNext.from);
    for (let level = 1; level <= deepest(sides, angle, depth); level++) {
        const between = valleys(level);
        found.push(tips.flatMap((tip, i) => [tip, between[i]!]));
        tips = between;
    }
    return found;
}

/** Two lines that are one and the same meet halfway. */
const met = (a: Line, b: Line): Point => meeting(a, b) ?? middle(a.from, b.from);

/** Lines of edges that lie `reach` apart meet inside of the polygon only if they start steeply enough: from reach / sides of 180° on. */
function deepest(sides: number, angle: number, wished: number): number {
    const most = Math.ceil((sides * angle) / Math.PI - 1e-9) - 1;
    return Math.max(1, Math.min(wished, most, Math.floor((sides - 1) / 2)));
}

export interface Star {
    /** The number of sides of the polygon that it lies in. */
    sides: number;
    /** 0 is the outermost one of the polygon. */
    level: number;
    d: string;
}

export interface Weave {
    width: number;
    height: number;
    stars: Star[];
}

export interface Plan {
    tiling: TilingName;
    /** The angle between a line and the edge, in degrees. */
    angle: number;
    depth?: number;
    /** The length of an edge. */
    edge: number;
}

/** One period of a pattern, with all that reaches into it from its neighbours, so that it can be repeated without seams. */
export function weave({ tiling, angle, depth = 1, edge }: Plan): Weave {
    const { width, height, polygons } = TILINGS[tiling]();
    const found = polygons.flatMap((polygon) =>
        copies(polygon, width, height).flatMap((copy) =>
            stars(copy, (angle * Math.PI) / 180, depth).map((star, level) => ({
                sides: polygon.length,
                level,
                d: path(star, edge),
            })),
        ),
    );
    return { width: width * edge, height: height * edge, stars: found };
}

function copies(polygon: readonly Point[], width: number, height: number): Point[][] {
    const around = [-1, 0, 1];
    return around
        .flatMap((down) => around.map((right): Point => [right * width, down * height]))
        .map(([right, down]) => polygon.map(([x, y]): Point => [x + right, y + down]))
        .filter((copy) => reaches(copy, 0, width) && reaches(copy, 1, height));
}

function reaches(polygon: readonly Point[], axis: 0 | 1, size: number): boolean {
    const values = polygon.map((point) => point[axis]);
    return Math.max(...values) > 1e-6 && Math.min(...values) < size - 1e-6;
}
