/** What can be chosen, as the server tells it. */
import type { Choice, Planned, Question } from "./schema";

export const choicesOf = (question: Question | null): Choice[] =>
    question?.groups.flatMap(({ choices }) => choices) ?? [];

/** The moves that can be made now, in notation: each begins one choice or several. */
export const movesOf = (question: Question | null): string[] => [
    ...new Set(choicesOf(question).map(({ moves }) => moves[0]!)),
];

/** The choice that is made with just these moves. */
export const choiceOf = (question: Question | null, moves: readonly string[]): Choice | undefined =>
    choicesOf(question).find((choice) => choice.moves.join() === moves.join());

/** Whether it ends the turn, and that cannot be taken back. */
export const endsForGood = (choice: Choice | undefined): boolean =>
    Boolean(choice?.ends_turn && choice.final);

/** The moves of a choice for people who want to be asked what it assumes. */
export function movesWithoutAssumption({ moves }: Choice, question: Question | null): string[] {
    const verb = question?.assumption?.[0];
    const at = moves.findIndex((move, place) => place > 0 && move.split(" ")[0] === verb);
    return at < 0 ? moves : moves.slice(0, at);
}

/** All choices, each with the title that it needs to be understood alone. */
export const plannedOf = (question: Question | null): Planned[] =>
    question?.groups.flatMap(({ title, is_idle, choices }) =>
        choices.map((choice) => ({ choice, title: is_idle ? null : title })),
    ) ?? [];

export const movesOfPlan = (plan: readonly Planned[]): string[] => plan.flatMap(({ choice }) => choice.moves);
