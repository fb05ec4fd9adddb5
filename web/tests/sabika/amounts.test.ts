import { expect, test } from "vitest";
import { amountsOf, countedBy, nearest, thingsIn } from "../../src/games/sabika/amounts";
import { movesWithoutAssumption } from "../../src/lib/question";
import type { Choice, Question } from "../../src/lib/schema";

/** All ways to pay six with at most so many of each. */
function tributes(parias: number, dinars: number): Choice[] {
    const found: Choice[] = [];
    for (let p = parias; p >= 0; p--)
        for (let d = Math.min(dinars, 6 - p); d >= 0; d--)
            found.push({
                moves: [`parias ${p}`, `dinars ${d}`],
                label: [":word", [""]],
                cost: {
                    ...(p && { paria: p }),
                    ...(d && { dinar: d * 2 }),
                    ...(6 - p - d && { pp: 6 - p - d }),
                },
            });
    return found;
}

test("many ways to pay are counted, few are buttons", () => {
    expect(countedBy(tributes(4, 3))).toBe("cost");
    expect(countedBy(tributes(1, 1))).toBeNull();
});

test("choices that cost the same are not counted", () => {
    const [first, ...others] = tributes(4, 3);
    expect(countedBy([first!, { ...first!, moves: ["otherwise"] }, ...others])).toBeNull();
});

test("points follow from what is paid", () => {
    expect(thingsIn(tributes(4, 3), "cost")).toEqual(["paria", "dinar"]);
});

test("an amount leads to the nearest choice that has it, and every choice is reached", () => {
    const choices = tributes(4, 3);
    const [most] = choices;
    expect(most!.moves).toEqual(["parias 4", "dinars 2"]);
    expect(amountsOf(choices, "cost", "dinar")).toEqual([0, 2, 4, 6]);
    expect(nearest(choices, most!, "cost", "paria", 3).moves).toEqual(["parias 3", "dinars 2"]);
    // There is no room for a third part in dinars unless one paria less is paid.
    expect(nearest(choices, most!, "cost", "dinar", 6).moves).toEqual(["parias 3", "dinars 3"]);
    const reached = new Set([most!]);
    for (const from of reached)
        for (const what of ["paria", "dinar"])
            for (const n of amountsOf(choices, "cost", what))
                reached.add(nearest(choices, from, "cost", what, n));
    expect(reached.size).toBe(choices.length);
});

test("whoever wants to be asked plays what comes before the assumption", () => {
    const choice: Choice = { moves: ["work poet inner-1", "seals 0", "main"], label: [":word", [""]] };
    const question: Question = {
        title: [":word", [""]],
        groups: [],
        assumption: ["seals", [":word", [""]]],
    };
    expect(movesWithoutAssumption(choice, question)).toEqual(["work poet inner-1"]);
    expect(movesWithoutAssumption(choice, { ...question, assumption: null })).toEqual(choice.moves);
});
