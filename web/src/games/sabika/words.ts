/** What happened and what a move does, in the language of the reader: for the log, hints, confirmations and replays. */
import { locale, t } from "../../lib/locale.svelte";
import type { SabikaEvent, SabikaView } from "../../lib/schema";
import type { Sentence } from "../board";
import { Choices } from "./choices";
import { edition } from "./edition.svelte";
import { News } from "./news";
import { Words } from "./saying";

/** Null as long as the server has not told what is printed on the components. */
export function wordsFor(names: readonly string[], players: number): Words | null {
    const rows = edition.rows;
    const said = edition.words(locale.language, players);
    return rows && said ? new Words(rows, said, names) : null;
}

export function sentences(events: unknown[], names: string[], view: SabikaView | null): Sentence[] {
    const words = wordsFor(names, view?.players ?? names.length);
    return words ? new News(words).told(events as SabikaEvent[]) : [];
}

/** What it does depends on what is being decided, so without a view there is only its notation. */
export function moveLabel(move: string, names: string[], view: SabikaView | null): string {
    const words = view && wordsFor(names, view.players);
    return words ? new Choices(words, view).sentence(move) : move;
}

const BETWEEN_TURNS = new Set(["choose", "tribute-part", "fee", "start-player", "yusuf-city"]);

/** Before the first turn there is what starting tiles give; after a round there is the tribute, and so on. */
export function isOwnTurn({ task, seat, everyone }: SabikaView): boolean {
    if (task?.task === "turn") return true;
    const workers = Object.values(everyone[seat ?? 0]!.workers);
    const hasBegun = workers.some(({ square, standing }) => square !== null || !standing);
    return hasBegun && !BETWEEN_TURNS.has(task?.task ?? "choose");
}

export const rival = ({ yusuf, everyone, players }: SabikaView): { name: string; score: number } | null =>
    yusuf && { name: t("sabika-yusuf"), score: everyone[players]!.pp };

export const rivalWins = (): string => t("sabika-yusuf-wins");

/** Tables with components of their own say so before anything is drawn. */
export const playWith = (table: string | null, invitation: string | null): void =>
    edition.at(table, invitation);
