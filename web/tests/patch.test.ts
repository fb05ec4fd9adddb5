import { expect, test } from "vitest";
import { patched } from "../src/lib/patch";

test("a patch puts, takes away, changes inside, lengthens and cuts off", () => {
    const before = { hand: [1, 2, 3], market: { a: 1, b: 2 }, display: [1] };
    const change = {
        hand: { length: [1] as [number], 0: [9] as [number] },
        market: { b: [] as [] },
        display: { 1: [5] as [number] },
    };
    expect(patched(before, change)).toEqual({ hand: [9], market: { a: 1 }, display: [1, 5] });
    expect(before).toEqual({ hand: [1, 2, 3], market: { a: 1, b: 2 }, display: [1] });
});

test("a change in brackets is the whole new view", () => {
    expect(patched({ a: 1 }, [{ b: 2 }])).toEqual({ b: 2 });
});
