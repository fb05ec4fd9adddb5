import { expect, it } from "vitest";
import { spotOf } from "../../src/games/sabika/map";
import { GRANADA, Rows } from "../../src/games/sabika/rows";
import { rows } from "./game";

const AXES = ["x", "y"] as const;
const inwards = (degree: number): number => degree + (degree > 50 ? -5 : 5);

// tests/games/test_fields.py counts on this test.
it.each(AXES)("a city and Granada are drawn where the edition says: %s", (axis) => {
    const { content } = rows;
    const moved = new Rows({
        ...content,
        granada: { ...content.granada, [axis]: inwards(content.granada[axis]) },
        cities: content.cities.map((city) => ({ ...city, [axis]: inwards(city[axis]) })),
    });
    for (const place of [GRANADA, ...Object.keys(rows.cities)]) {
        const changed = AXES.filter((each) => spotOf(place, moved)[each] !== spotOf(place, rows)[each]);
        expect(changed).toEqual([axis]);
    }
});
