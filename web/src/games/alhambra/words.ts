/** The words of Alhambra: tiles, money, places, what happened and what a move does, in the language of the reader. */
import { capital, t } from "../../lib/locale.svelte";
import { Saying } from "../../lib/saying";
import type {
    AlhambraEvent,
    AlhambraScoreSheet,
    AlhambraVerb,
    AlhambraView,
    Message,
    Planned,
} from "../../lib/schema";
import type { IconName } from "../../ui/icons";
import type { Sentence, Stage } from "../board";
import type { Offer } from "./choices";
import { BUILDINGS, cardOf, sumOf, tileOf, valueOf } from "./content";
import FORMS from "./forms.json";
import { cellOf, FOUNTAIN, sidesOf, type Cell } from "./palace";

/** The owner of a row of a score sheet: Dirk's row comes after those of the seats. */
export const rowName = (names: readonly string[], row: number): string => names[row] ?? t("alhambra-dirk");

/** On the board one sees the tile where it is going to lie. */
export const asksItself = true;

/** A scoring is to be read. */
export const lingers = (events: readonly AlhambraEvent[]): boolean =>
    events.some(({ event }) => event === "alhambra-scored");

/** What a rival's turn was about. */
export const gist: readonly AlhambraEvent["event"][] = [
    "alhambra-took",
    "alhambra-bought",
    "alhambra-placed",
    "alhambra-reserved",
    "alhambra-given",
    "alhambra-withdrawn",
    "alhambra-swapped",
    "alhambra-passed",
];

export { sounds } from "./sounds";

// Scorings.

const WALL = "wall";

/** The buildings in the order of the sheet, then the walls, side by side. */
export function stages(
    events: readonly AlhambraEvent[],
    _names: readonly string[],
    { walls }: AlhambraView,
): Stage<AlhambraEvent>[] {
    return events.flatMap((event) => {
        if (event.event !== "alhambra-scored") return [];
        const title = sheetTitle(event);
        return event.rows[0]!.flatMap((_, line) => {
            const gains = event.rows.map((points) => points[line]!);
            const building = BUILDINGS[line];
            // Nobody waits for what brings nobody anything.
            if (!gains.some(Boolean)) return [];
            return [
                {
                    title: `${title}: ${building ? t(`building-${building}`) : t("alhambra-column-wall")}`,
                    subject: building ?? WALL,
                    events: [event],
                    gains,
                    beats: building ? 1 : Math.max(1, ...walls.map(sidesOf)),
                },
            ];
        });
    });
}

/** If the next scoring came now. */
export const standing = ({ scores, if_scored_now: sheet }: AlhambraView): readonly number[] =>
    scores.map((score, seat) => score + (sheet?.rows[seat] ?? []).reduce((sum, points) => sum + points, 0));

export const neutral = ({ dirk_score: score }: AlhambraView): { name: string; score: number } | null =>
    score === null ? null : { name: t("alhambra-dirk"), score };

export function withoutPoints(
    view: AlhambraView,
    uncounted: readonly number[],
    events: readonly AlhambraEvent[],
): AlhambraView {
    const rounds = events.flatMap((event) => (event.event === "alhambra-scored" ? [event.round] : []));
    const dirk = view.dirk_score;
    return {
        ...view,
        sheets: view.sheets.filter(({ round }) => !rounds.includes(round)),
        dirk_score: dirk === null ? null : dirk - (uncounted[view.players] ?? 0),
    };
}

// Things.

export const tileName = (tile: string): string => described(tile, "");

/** The form after a verb, as in "Ana buys the tower". */
export const tileAsObject = (tile: string): string => described(tile, ".object");

function described(tile: string, form: string): string {
    if (tile === FOUNTAIN) return t("alhambra-board-fountain");
    const { building, cost, walls } = tileOf(tile);
    const named = { building: t(`building-${building}${form}`), cost };
    if (!walls.length) return t("alhambra-tile", named);
    const sides = walls.map((side) => t(`alhambra-side-${side}`)).join(", ");
    return t("alhambra-tile-walled", {
        ...named,
        walls: t("alhambra-walls", { count: walls.length, sides }),
    });
}

/** Cards one by one, as in "2 florins, 1 dirham". */
export const money = (cards: readonly string[]): string =>
    cards.map((card) => payment([card])).join(", ") || t("nothing");

/** Cards of one currency, as in "9 + 2 dinars". */
export function payment(cards: readonly string[]): string {
    const values = cards.map(valueOf).join(" + ");
    return t(`currency-${cardOf(cards[0]!).currency}.amount`, { cards: values, amount: sumOf(cards) });
}

export const price = (amount: number, currency: string): string =>
    t(`currency-${currency}.amount`, { cards: String(amount), amount });

/** Steps from the fountain, as in "2 east, 1 south". */
export function cellName({ east, north }: Cell): string {
    const steps: string[] = [];
    if (east > 0) steps.push(t("alhambra-steps-east", { steps: east }));
    if (east < 0) steps.push(t("alhambra-steps-west", { steps: -east }));
    if (north > 0) steps.push(t("alhambra-steps-north", { steps: north }));
    if (north < 0) steps.push(t("alhambra-steps-south", { steps: -north }));
    return steps.join(", ");
}

// Sentences.

/** Messages, choices and events in words. */
export const sayingFor = (names: readonly string[]): Saying =>
    new Saying(
        FORMS,
        (seat) => rowName(names, seat),
        (kind, name) => THINGS[kind]?.(name) ?? name,
    );

/** The kinds of what a message can name. */
const THINGS: Record<string, (name: string) => string> = {
    tile: tileName,
    object: tileAsObject,
    money: (card) => payment([card]),
    payment: (cards) => payment(cards.split("+")),
    cell: (cell) => cellName(cellOf(cell)),
};

export function sentences(
    events: readonly AlhambraEvent[],
    names: readonly string[],
    _view: AlhambraView | null,
): Sentence<AlhambraEvent>[] {
    return sayingFor(names)
        .sentences(events)
        .map((said) => ({ ...said, icon: ICONS[said.event.event] }));
}

/** The icon of each event, by its name in the kit. */
const ICONS: Record<AlhambraEvent["event"], IconName> = {
    "alhambra-took": "coin",
    "alhambra-bought": "bank",
    "alhambra-placed": "palace",
    "alhambra-reserved": "download",
    "alhambra-given": "hand",
    "alhambra-withdrawn": "upload",
    "alhambra-swapped": "repeat",
    "alhambra-passed": "forward",
    "alhambra-money-drawn": "coin",
    "alhambra-money-reshuffled": "repeat",
    "alhambra-market-filled": "plus",
    "alhambra-dirk-drew": "hand",
    "alhambra-scoring-card": "hourglass",
    "alhambra-scored": "star",
    "alhambra-last-tile-won": "hand",
    "alhambra-last-tile-left": "minus",
    "alhambra-game-over": "trophy",
};

/** What a move does that is not offered, for the lessons. */
export function moveLabel(move: string): string {
    const [verb, ...things] = move.split(" ") as [AlhambraVerb, ...string[]];
    const [first = "", second = ""] = things;
    switch (verb) {
        case "take":
            return t("alhambra-move-take", { cards: money(things) });
        case "buy":
            return t("alhambra-move-buy", { object: tileAsObject(first) });
        case "pay":
            return t("alhambra-move-pay", { payment: payment([first]) });
        case "settle":
            return t("alhambra-choose-settle");
        case "withdraw":
            return t("alhambra-move-withdraw", { object: tileAsObject(first) });
        case "use":
            return t("alhambra-move-use", { object: tileAsObject(first) });
        case "swap":
            return t("alhambra-move-swap", { object: tileAsObject(first), out: tileAsObject(second) });
        case "place":
            return t("alhambra-move-place", { object: tileAsObject(first), cell: cellName(cellOf(second)) });
        case "reserve":
            return t("alhambra-choose-reserve", { object: tileAsObject(first) });
        case "give":
            return t("alhambra-choose-give", { object: tileAsObject(first) });
        case "pass":
            return t("alhambra-choose-pass");
    }
}

export const say = (message: Message, names: readonly string[]): string => sayingFor(names).message(message);

export function choiceLabel({ choice, title }: Planned, names: readonly string[]): string {
    const saying = sayingFor(names);
    const label = saying.label(choice);
    return capital(title ? `${saying.message(title)}: ${label}` : label);
}

/** The label of a choice that is offered now. It names no player. */
export const offerLabel = ({ choice, group }: Offer): string =>
    choiceLabel({ choice, title: group.is_idle ? null : group.title }, []);

// The page.

export function nextScoring({ next_scoring: coming }: AlhambraView): string {
    if (!coming) return t("alhambra-last-scoring-at-the-end");
    const { round, soonest, latest } = coming;
    if (soonest === latest) return t("alhambra-next-scoring-known", { round, cards: latest });
    return t("alhambra-next-scoring", { round, soonest, latest });
}

export const sheetTitle = ({ round }: Pick<AlhambraScoreSheet, "round">): string =>
    t("alhambra-scoring-title", { round });

export function winners({ winners: seats }: AlhambraView, names: readonly string[]): string {
    return t("winners", { count: seats.length, names: seats.map((seat) => names[seat]).join(", ") });
}
