import { describe, expect, test } from "vitest";
import { minus, regular, type Point } from "../src/ornament/geometry";
import { stars, weave } from "../src/ornament/hankin";
import { TILINGS, type TilingName } from "../src/ornament/tilings";

const NAMES = Object.keys(TILINGS) as TilingName[];

function area(polygon: readonly Point[]): number {
    const next = (i: number): Point => polygon[(i + 1) % polygon.length]!;
    return polygon.reduce((sum, [x, y], i) => sum + (x * next(i)[1] - y * next(i)[0]) / 2, 0);
}

const length = ([x, y]: Point): number => Math.hypot(x, y);
const key = ([x, y]: Point): string => `${Math.round(x * 1e4)},${Math.round(y * 1e4)}`;

describe.each(NAMES)("the tiling %s", (name) => {
    const { width, height, polygons } = TILINGS[name]();

    test("has only edges of length 1, and the inside to the left of each", () => {
        for (const polygon of polygons) {
            polygon.forEach((corner, i) =>
                expect(length(minus(polygon[(i + 1) % polygon.length]!, corner))).toBeCloseTo(1),
            );
            expect(area(polygon)).toBeGreaterThan(0);
        }
    });

    test("covers its period once", () => {
        expect(polygons.reduce((sum, polygon) => sum + area(polygon), 0)).toBeCloseTo(width * height);
    });

    test("has each edge in exactly two polygons, so that lines go on", () => {
        const seen = new Map<string, number>();
        for (const polygon of polygons) {
            polygon.forEach(([x, y], i) => {
                const [toX, toY] = polygon[(i + 1) % polygon.length]!;
                const wrap = (value: number, period: number): number =>
                    Math.round(((((value + 1e-6) % period) + period) % period) * 1e3);
                const middle = `${wrap((x + toX) / 2, width)},${wrap((y + toY) / 2, height)}`;
                seen.set(middle, (seen.get(middle) ?? 0) + 1);
            });
        }
        expect([...seen.values()].filter((count) => count !== 2)).toEqual([]);
    });
});

describe("stars", () => {
    const octagon = regular(8, [0, 0], 0);
    const angle = (67.5 * Math.PI) / 180;

    test("touch every edge of their polygon in the middle", () => {
        const [star] = stars(octagon, angle);
        expect(star).toHaveLength(16);
        const tips = star!.filter((_, i) => i % 2 === 0);
        for (const tip of tips) expect(length(tip)).toBeCloseTo(1 / (2 * Math.tan(Math.PI / 8)));
    });

    test("lie inside each other", () => {
        const nested = stars(octagon, (75 * Math.PI) / 180, 3);
        const sizes = nested.map(area);
        expect(nested).toHaveLength(3);
        expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
        nested.slice(1).forEach((star, i) => {
            const valleys = nested[i]!.filter((_, at) => at % 2 === 1).map(key);
            expect(star.filter((_, at) => at % 2 === 0).map(key)).toEqual(valleys);
        });
    });

    test("are no deeper than their lines can meet", () => {
        expect(stars(regular(4, [0, 0], 0), angle, 5)).toHaveLength(1);
        expect(stars(regular(3, [0, 0], 0), angle, 5)).toHaveLength(1);
        for (const sides of [3, 4, 6, 8, 12])
            for (const star of stars(regular(sides, [0, 0], 0), angle, 9))
                for (const point of star)
                    expect(length(point)).toBeLessThanOrEqual(1 / Math.sin(Math.PI / sides));
    });
});

test("a weave repeats without seams: what sticks out on one side comes in on the other", () => {
    for (const tiling of NAMES) {
        const { width, stars: all } = weave({ tiling, angle: 60, edge: 100 });
        const points = all.map(({ d }) =>
            [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
        );
        const centres = points.map((star): Point => {
            const sum = star.reduce((a, b): Point => [a[0] + b[0], a[1] + b[1]], [0, 0]);
            return [sum[0] / star.length, sum[1] / star.length];
        });
        const near = (a: Point, b: Point): boolean => length(minus(a, b)) < 0.1;
        points.forEach((star, i) => {
            if (Math.min(...star.map(([x]) => x)) >= -0.01) return;
            const other: Point = [centres[i]![0] + width, centres[i]![1]];
            expect(centres.some((centre) => near(centre, other))).toBe(true);
        });
    }
});
