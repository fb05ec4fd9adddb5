/** Tilings of the plane by regular polygons with edges of length 1, each as the polygons of one period that repeats in a rectangle. */
import { apothem, plus, regular, type Point } from "./geometry";

export interface Tiling {
    width: number;
    height: number;
    polygons: Point[][];
}

const { PI, SQRT2 } = Math;
const SQRT3 = Math.sqrt(3);

export const TILINGS = {
    "4.4": squares,
    "4.8.8": octagons,
    "6.6.6": hexagons,
    "3.12.12": dodecagons,
    "4.6.12": dodecagonsAndHexagons,
} as const;

export type TilingName = keyof typeof TILINGS;

function squares(): Tiling {
    return { width: 1, height: 1, polygons: [regular(4, [0.5, 0.5], 0)] };
}

function octagons(): Tiling {
    const period = 1 + SQRT2;
    const centre: Point = [period / 2, period / 2];
    return { width: period, height: period, polygons: [regular(8, centre, 0), regular(4, [0, 0], PI / 4)] };
}

function hexagons(): Tiling {
    return {
        width: SQRT3,
        height: 3,
        polygons: [regular(6, [SQRT3 / 2, 0.75], 0), regular(6, [0, 2.25], 0)],
    };
}

/** Big polygons at the points of a triangular lattice, which a rectangle holds two of. */
function lattice(step: number): { width: number; height: number; centres: Point[] } {
    const [width, height] = [step, step * SQRT3];
    return {
        width,
        height,
        centres: [
            [width / 2, height / 4],
            [0, (height * 3) / 4],
        ],
    };
}

function dodecagons(): Tiling {
    const { width, height, centres } = lattice(2 * apothem(12));
    // Each has a triangle above and one below it, as far away as the centre of three neighbours.
    const away = width / SQRT3;
    const polygons = centres.flatMap((centre) => [
        regular(12, centre, 0),
        regular(3, plus(centre, [0, away]), -PI / 2),
        regular(3, plus(centre, [0, -away]), PI / 2),
    ]);
    return { width, height, polygons };
}

function dodecagonsAndHexagons(): Tiling {
    const { width, height, centres } = lattice(2 * apothem(12) + 1);
    const toSquare = width / 2;
    const toHexagon = width / SQRT3;
    const polygons = centres.flatMap((centre) => [
        regular(12, centre, 0),
        ...[0, 1, 2].map((i) => {
            const angle = (i * PI) / 3;
            return regular(4, plus(centre, [toSquare * Math.cos(angle), toSquare * Math.sin(angle)]), angle);
        }),
        regular(6, plus(centre, [0, toHexagon]), PI / 2),
        regular(6, plus(centre, [0, -toHexagon]), PI / 2),
    ]);
    return { width, height, polygons };
}
