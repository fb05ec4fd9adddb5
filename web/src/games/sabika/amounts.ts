/** Choices that differ in how much of what they cost or bring, such as all ways to pay a tribute: each is found amount by amount. */
import type { Choice } from "../../lib/schema";

/** More buttons than these are not taken in at a glance. */
const MOST_BUTTONS = 12;
/** Points follow from the rest. */
const FOLLOWS = "pp";

export type Counted = "cost" | "brings";

/** What the choices are counted by; null where buttons are better, or counting could not tell them apart. */
export function countedBy(choices: readonly Choice[]): Counted | null {
    if (choices.length <= MOST_BUTTONS) return null;
    const by = choices.some(({ cost }) => cost) ? "cost" : "brings";
    const told = new Set(
        choices.map((choice) =>
            JSON.stringify(thingsIn(choices, by).map((what) => amount(choice, by, what))),
        ),
    );
    return told.size === choices.length ? by : null;
}

/** Everything that one of the choices costs or brings, in the order in which it is named. */
export const thingsIn = (choices: readonly Choice[], by: Counted): string[] => [
    ...new Set(choices.flatMap((choice) => Object.keys(choice[by] ?? {})).filter((what) => what !== FOLLOWS)),
];

export const amount = (choice: Choice, by: Counted, what: string): number => choice[by]?.[what] ?? 0;

/** How much of something can be chosen, from little to much. */
export const amountsOf = (choices: readonly Choice[], by: Counted, what: string): number[] =>
    [...new Set(choices.map((choice) => amount(choice, by, what)))].toSorted((one, other) => one - other);

/** The choice with so much of something that is nearest to another one. */
export function nearest(
    choices: readonly Choice[],
    from: Choice,
    by: Counted,
    what: string,
    n: number,
): Choice {
    const things = thingsIn(choices, by);
    const distance = (to: Choice): number =>
        things.reduce((sum, thing) => sum + Math.abs(amount(to, by, thing) - amount(from, by, thing)), 0);
    return choices
        .filter((choice) => amount(choice, by, what) === n)
        .reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}
