/** The log: each step of a story as sentences. */
import type { Sentence, Words } from "../games/board";
import { t } from "../lib/locale.svelte";
import type { GameEvent } from "../lib/schema";
import type { Step } from "../lib/story.svelte";

export interface Told {
    step: Step;
    /** After how many steps this was to be seen. */
    at: number;
    sentences: Omit<Sentence<GameEvent>, "event">[];
}

const ICONS: Record<string, string> = {
    undo: "undo",
    propose: "undo",
    agree: "check",
    decline: "cross",
    takeover: "bot",
    return: "person",
};

export function told(
    step: Step,
    at: number,
    names: string[],
    words: Words<unknown, GameEvent>,
    view: unknown,
): Told {
    if (step.kind === "move") return { step, at, sentences: words.sentences(step.events, names, view) };
    const name = names[step.seat] ?? "";
    // Where nobody has to be asked, it is done at once.
    const kind = step.kind === "propose" && step.change !== null ? "undo" : step.kind;
    const args: Record<string, string | number> = { name };
    if (kind === "undo" || kind === "propose") args["moves"] = Number(step.text);
    if (kind === "takeover") args["bot"] = t(`web-bot-${step.text ?? ""}`);
    return {
        step,
        at,
        sentences: [{ icon: ICONS[kind] ?? "", text: t(`web-told-${kind}`, args) }],
    };
}
