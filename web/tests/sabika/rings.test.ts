import { describe, expect, it } from "vitest";
import {
    angleOf,
    BANDS,
    clockwise,
    isUpsideDown,
    labelLength,
    neighbour,
    polar,
    sector,
    stands,
} from "../../src/games/sabika/rings";

const SIZES = { outer: 8, middle: 6, inner: 6 };

describe("the geometry of the rondel", () => {
    it("begins at the top and goes clockwise", () => {
        expect(polar(0, 10)[1]).toBeCloseTo(-10);
        expect(polar(90, 10)[0]).toBeCloseTo(10);
        expect(angleOf(2, 8)).toBe(90);
    });

    it("has a sector of its own for each square", () => {
        const paths = Object.entries(SIZES).flatMap(([ring, count]) =>
            Array.from({ length: count }, (_, index) => sector(ring as keyof typeof SIZES, index, count)),
        );
        expect(new Set(paths).size).toBe(20);
        expect(paths.every((path) => path.startsWith("M") && !path.includes("NaN"))).toBe(true);
    });

    it("keeps the rings apart, so that spaces fit between them", () => {
        expect(BANDS.middle[1]).toBeLessThan(BANDS.outer[0] - 20);
        expect(BANDS.inner[1]).toBeLessThan(BANDS.middle[0] - 20);
    });

    it("turns labels round in the lower half, and gives them the length of their square", () => {
        expect([0, 45, 315].some(isUpsideDown)).toBe(false);
        expect([120, 180, 240].every(isUpsideDown)).toBe(true);
        expect(labelLength("outer", 8)).toBeGreaterThan(labelLength("inner", 6));
    });

    it("keeps workers within their square, however many there are", () => {
        for (const pieces of [1, 2, 5, 8]) {
            const placed = stands("inner", 1, 6, pieces, 32);
            expect(placed).toHaveLength(pieces);
            for (const { angle, radius, size } of placed) {
                const aside = (((size * 32) / 2 / radius) * 180) / Math.PI;
                expect(Math.abs(angle - 60)).toBeLessThanOrEqual(30 - aside + 1);
            }
        }
    });

    it("lets no piece on a square of the inner ring cover another", () => {
        for (const pieces of [2, 3, 4, 5, 6, 7]) {
            const placed = stands("inner", 0, 6, pieces, 32);
            const spots = placed.map(({ angle, radius }) => polar(angle, radius));
            const gaps = spots.flatMap(([x, y], one) =>
                spots.slice(one + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
            );
            // A figure is as high as this, and lies on its side when it has worked.
            expect(Math.min(...gaps)).toBeGreaterThan(0.97 * 37 * placed[0]!.size);
        }
    });

    it("lets workers walk clockwise, but make room without going round", () => {
        expect(clockwise(300, 45)).toBe(405);
        expect(clockwise(45, 45)).toBe(45);
        expect(clockwise(45, 300)).toBe(300);
        expect(clockwise(50, 45)).toBe(45);
    });

    it("leads with arrow keys along a ring and across the rings", () => {
        expect(neighbour("outer-7", "ArrowRight", SIZES)).toBe("outer-0");
        expect(neighbour("outer-0", "ArrowLeft", SIZES)).toBe("outer-7");
        expect(neighbour("outer-4", "ArrowDown", SIZES)).toBe("middle-3");
        expect(neighbour("middle-3", "ArrowUp", SIZES)).toBe("outer-4");
        expect(neighbour("outer-7", "ArrowDown", SIZES)).toBe("middle-5");
        expect(neighbour("inner-0", "ArrowDown", SIZES)).toBeNull();
        expect(neighbour("inner-0", "a", SIZES)).toBeNull();
    });
});
