/** What happened and what a choice does, in the language of the reader: for the log, hints, confirmations and replays. */
import { capital, locale, t } from "../../lib/locale.svelte";
import type { Choice, Message, Planned, SabikaEvent, SabikaView } from "../../lib/schema";
import type { Sentence } from "../board";
import { edition } from "./edition.svelte";
import { iconOfEvent } from "./icons";
import { Words } from "./saying";

/** Null as long as the server has not told what is printed on the components. */
export function wordsFor(names: readonly string[], players: number): Words | null {
    const rows = edition.rows;
    const said = edition.words(locale.language, players);
    return rows && said ? new Words(rows, said, names) : null;
}

export function sentences(
    events: readonly SabikaEvent[],
    names: string[],
    view: SabikaView | null,
): Sentence<SabikaEvent>[] {
    const words = wordsFor(names, view?.players ?? names.length);
    return words
        ? words.saying.sentences(events).map((said) => ({ ...said, icon: iconOfEvent(said.event) }))
        : [];
}

/** What a rival's turn was about. */
export const gist: readonly SabikaEvent["event"][] = [
    "sabika-worked",
    "sabika-rested",
    "sabika-secondary",
    "sabika-bought",
    "sabika-sold",
    "sabika-exchanged",
    "sabika-expanded",
    "sabika-major-built",
    "sabika-minor-built",
    "sabika-carved",
    "sabika-reactivated",
    "sabika-exported",
    "sabika-consolidated",
    "sabika-tribute-paid",
    "sabika-tribute-missed",
    "sabika-yusuf-took",
    "sabika-yusuf-sailed",
    "sabika-yusuf-consolidated",
];

export { sounds } from "./sounds";
export { stages, withoutPoints } from "./stages";

export function choiceLabel({ choice, title }: Planned, names: string[], view: SabikaView | null): string {
    const words = wordsFor(names, view?.players ?? names.length);
    if (!words) return choice.moves.join(", ");
    const label = words.saying.label(choice);
    return capital(title ? `${words.saying.message(title)}: ${label}` : label);
}

export const say = (message: Message, names: string[], view: SabikaView | null): string =>
    wordsFor(names, view?.players ?? names.length)?.saying.message(message) ?? "";

export const saysThatItEnds = ({ label }: Choice): boolean => label[0] === "sabika-choose-end";

export const rival = ({ yusuf, everyone, players }: SabikaView): { name: string; score: number } | null =>
    yusuf && { name: t("sabika-yusuf"), score: everyone[players]!.pp };

export const isRivals = (event: SabikaEvent, players: number): boolean =>
    event.event.startsWith("sabika-yusuf") || ("seat" in event && event.seat === players);

export const rivalWins = (): string => t("sabika-yusuf-wins");

/** Tables with components of their own say so before anything is drawn. */
export const playWith = (table: string | null, invitation: string | null): void =>
    edition.at(table, invitation);
