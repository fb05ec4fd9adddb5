/** How a decision is asked for: a sentence, and a first step where a choice is made of two things. */
import { capital, t } from "../../lib/locale.svelte";
import type { Question } from "../../lib/schema";
import type { Target } from "./targets";
import type { Play } from "./play.svelte";

export interface Step {
    title: string;
    choices: { target: Target; label: string }[];
}

/** Which worker, or which tile, before one asks where to. Null where nothing is to be chosen first. */
export function firstStep(question: Question, play: Play): Step | null {
    const { steps = [], step_title } = question;
    const places = steps.map(([place]) => place as Target);
    // Where some choices begin otherwise, or half a choice is made, everything is offered at once.
    const each = play.candidates.every(({ targets }) => targets.some((target) => places.includes(target)));
    if (!step_title || !each || play.picked.length) return null;
    return {
        title: play.words.saying.message(step_title),
        choices: steps.map(([place, label]) => ({
            target: place as Target,
            label: play.words.saying.message(label),
        })),
    };
}

/** What is asked of us, or for whom we wait. */
export function headline(play: Play): string {
    const { view, words, question } = play;
    if (question) return capital(words.saying.message(question.title));
    if (view.over) return t("event-sabika-game-over");
    const message = view.has_chosen.every(Boolean) ? "deciding" : "sabika-choosing";
    return view.deciders.map((seat) => t(message, { player: words.name(seat) })).join(" ");
}
