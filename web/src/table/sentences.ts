/** The entries of a log in sentences. */
import type { Sentence, Words } from "../games/board";
import { t } from "../lib/locale.svelte";
import type { GameEvent } from "../lib/schema";
import type { EntryWithChange } from "../lib/log.svelte";

export interface LogItem {
    entry: EntryWithChange;
    /** The place of the entry in the log, from 1. */
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

export function logItem(
    entry: EntryWithChange,
    at: number,
    names: string[],
    words: Words<unknown, GameEvent>,
    view: unknown,
): LogItem {
    if (entry.kind === "move") return { entry, at, sentences: words.sentences(entry.events, names, view) };
    const name = names[entry.seat] ?? "";
    // Where nobody has to be asked, it is done at once.
    const kind = entry.kind === "propose" && entry.change !== null ? "undo" : entry.kind;
    const args: Record<string, string | number> = { name };
    if (kind === "undo" || kind === "propose") args["moves"] = Number(entry.text);
    if (kind === "takeover") args["bot"] = t(`web-bot-${entry.text ?? ""}`);
    return {
        entry,
        at,
        sentences: [{ icon: ICONS[kind] ?? "", text: t(`web-log-${kind}`, args) }],
    };
}

/** What a whole turn was about. */
export function gistOf(
    events: readonly GameEvent[],
    { gist }: Words<unknown, GameEvent>,
): readonly GameEvent[] {
    const found = events.filter(({ event }) => gist?.includes(event));
    return found.length ? found : events;
}
