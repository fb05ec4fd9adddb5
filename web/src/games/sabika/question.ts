/** How a decision is asked for: a sentence, a first step where a choice is made of two things, and what is left to words. */
import { capital, t } from "../../lib/locale.svelte";
import type { Choice, Question } from "../../lib/schema";
import type { Target } from "./targets";
import type { BoardPlay, Possible } from "./play.svelte";

export interface Step {
    title: string;
    choices: { target: Target; label: string }[];
}

export interface Offer {
    title: string;
    /** Whether the labels say all, so that the title adds nothing. */
    isIdle: boolean;
    choices: Choice[];
}

/** Chosen by a button of the bar, then by the worker. */
export const REST = "rest:";

/** Which worker, or which tile, before one asks where to. Null where nothing is to be chosen first, or all of it has buttons. */
export function firstStep(question: Question, play: BoardPlay): Step | null {
    const { steps = [], step_title } = question;
    const places = steps.map(([place]) => place as Target);
    // Where some choices begin otherwise, or half a choice is made, everything is offered at once.
    const each = play.candidates.every(({ targets }) => targets.some((target) => places.includes(target)));
    if (!step_title || !each || play.picked.length || areButtons(play)) return null;
    return {
        title: play.words.saying.message(step_title),
        choices: steps.map(([place, label]) => ({
            target: place as Target,
            label: play.words.saying.message(label),
        })),
    };
}

/** As many choices can be buttons of the bar. */
const MOST_BUTTONS = 20;

/** Whether one click on the board would not be enough, as where the same material can be bought, sold or exchanged. Workers go where they
 * are sent on the board. */
function areButtons(play: BoardPlay): boolean {
    const { candidates } = play;
    if (restTitle(play) || candidates.length > MOST_BUTTONS) return false;
    const places = candidates.map(({ targets }) => targets.join()).filter(Boolean);
    return new Set(places).size < places.length || candidates.some(({ targets }) => targets.length > 1);
}

/** Choices for which nothing on the board is left to be clicked, or too much: they are buttons of the bar. */
export function atHand(play: BoardPlay): Offer[] {
    const buttons = areButtons(play);
    return offers(play, ({ targets }) => buttons || targets.every((target) => play.isPicked(target)));
}

/** Choices that are made on the board: people who cannot or do not want to point at it have them in a list. What can be begun there is not
 * in the list as a whole as well, which would be long. */
export function onBoard(play: BoardPlay): Offer[] {
    const resting = play.isPicked(REST);
    if (areButtons(play)) return [];
    return offers(
        play,
        ({ targets, choice }) =>
            targets.some((target) => !play.isPicked(target)) &&
            (resting || !targets.includes(REST)) &&
            !goesOn(choice, play),
    );
}

const goesOn = ({ moves }: Choice, play: BoardPlay): boolean =>
    play.candidates.some(
        ({ choice }) =>
            choice.begins &&
            choice.moves.length < moves.length &&
            choice.moves.every((move, at) => move === moves[at]),
    );

function offers(play: BoardPlay, wanted: (possible: Possible) => boolean): Offer[] {
    const found = new Set(play.candidates.filter(wanted).map(({ choice }) => choice));
    return (play.question?.groups ?? [])
        .map(({ title, is_idle = false, choices }) => ({
            title: play.words.saying.message(title),
            isIdle: is_idle,
            choices: choices.filter((choice) => found.has(choice)),
        }))
        .filter(({ choices }) => choices.length);
}

/** What resting brings and costs, as it is said above workers that can rest. */
export function restTitle(play: BoardPlay): string | null {
    const resting = play.candidates.find(({ targets }) => targets.includes(REST));
    return resting ? play.words.saying.message(resting.group.title) : null;
}

/** What is asked of us, or for whom we wait. */
export function headline(play: BoardPlay): string {
    const { view, words, question } = play;
    if (question) return capital(words.saying.message(question.title));
    if (view.over) return t("event-sabika-game-over");
    const message = view.has_chosen.every(Boolean) ? "deciding" : "sabika-choosing";
    return view.deciders.map((seat) => t(message, { player: words.name(seat) })).join(" ");
}
