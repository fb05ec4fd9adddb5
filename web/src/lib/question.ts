/** What can be chosen, as the server tells it. */
import type { Choice, Planned, Question } from "./schema";

export const choicesOf = (question: Question | null): Choice[] =>
    question?.groups.flatMap(({ choices }) => choices) ?? [];

/** The moves that can be made now, in notation: each begins one choice or several. */
export const movesOf = (question: Question | null): string[] => [
    ...new Set(choicesOf(question).map(({ moves }) => moves[0]!)),
];

/** Those of them that end the turn. */
export const endingOf = (question: Question | null): string[] =>
    choicesOf(question).flatMap(({ moves, ends_turn }) => (ends_turn ? [moves[0]!] : []));

/** All choices, each with the title that it needs to be understood alone. */
export const plannedOf = (question: Question | null): Planned[] =>
    question?.groups.flatMap(({ title, is_idle, choices }) =>
        choices.map((choice) => ({ choice, title: is_idle ? null : title })),
    ) ?? [];

export const movesOfPlan = (plan: readonly Planned[]): string[] => plan.flatMap(({ choice }) => choice.moves);
