/** The words of Alhambra: tiles, money, places, what happened and what a move does, in the language of the reader. */
import { t, type Args } from "../../lib/locale.svelte";
import { movesOfPlan } from "../../lib/question";
import type {
    AlhambraEvent,
    AlhambraScoreSheet,
    AlhambraVerb,
    AlhambraView,
    Planned,
} from "../../lib/schema";
import type { IconName } from "../../ui/icons";
import type { Sentence } from "../board";
import { cardOf, sumOf, tileOf, valueOf } from "./content";
import { cellOf, FOUNTAIN, type Cell } from "./palace";

/** Who a row of a score sheet belongs to: Dirk's comes after those of the seats. */
export const rowName = (names: readonly string[], row: number): string => names[row] ?? t("alhambra-dirk");

/** On the board one sees the tile where it is going to lie. */
export const asksItself = true;

/** A scoring is to be read. */
export const lingers = (events: readonly AlhambraEvent[]): boolean =>
    events.some(({ event }) => event === "alhambra-scored");

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

const tileNames = (tiles: readonly string[]): string => tiles.map(tileName).join(", ") || t("nothing");

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

export function sentences(
    events: readonly AlhambraEvent[],
    names: readonly string[],
    _view: AlhambraView | null,
): Sentence<AlhambraEvent>[] {
    return events.map((event) => ({
        icon: ICONS[event.event],
        text: t(`event-${event.event}`, details(event, names)),
        event,
    }));
}

/** By the names of the kit's icons. */
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

/** Everything that a sentence about this event can need. */
function details(event: AlhambraEvent, names: readonly string[]): Args {
    const args: Args = {};
    if ("seat" in event) args["player"] = names[event.seat] ?? "";
    if ("tile" in event)
        Object.assign(args, { tile: tileName(event.tile), object: tileAsObject(event.tile) });
    if ("currency" in event) {
        args["currency"] = t(`currency-${event.currency}`);
        args["currencies"] = t(`currency-${event.currency}.plural`);
    }
    if ("cell" in event) args["cell"] = cellName(cellOf(event.cell));
    if ("round" in event) args["round"] = event.round;
    if ("out" in event) args["out"] = tileAsObject(event.out);
    if ("tiles" in event) args["tiles"] = tileNames(event.tiles);
    if ("cards" in event) args["cards"] = typeof event.cards === "number" ? event.cards : money(event.cards);
    if (event.event === "alhambra-bought") {
        args["payment"] = payment(event.cards);
        args["exact"] = event.exact ? "yes" : "no";
    }
    return args;
}

/** What a move does. */
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
            return t("alhambra-move-reserve", { object: tileAsObject(first) });
        case "give":
            return t("alhambra-move-give", { object: tileAsObject(first) });
        case "pass":
            return t("alhambra-choose-pass");
    }
}

export const choiceLabel = ({ choice }: Planned): string => choice.moves.map(moveLabel).join(", ");

/** A purchase is several moves, but one deed. */
export function planLabels(
    plan: readonly Planned[],
    _names: readonly string[],
    view: AlhambraView | null,
): string[] {
    const labels: string[] = [];
    let paid: string[] = [];
    let wanted = view?.wanted ?? null;
    for (const move of movesOfPlan(plan)) {
        const [verb, what = ""] = move.split(" ");
        if (verb === "buy") wanted = what;
        else if (verb === "pay") paid.push(what);
        else if (verb === "settle" && wanted && paid.length) {
            labels.push(t("alhambra-board-bill", { object: tileAsObject(wanted), price: payment(paid) }));
            paid = [];
        } else labels.push(capital(moveLabel(move)));
    }
    return labels;
}

/** As a sentence or a button begins. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

// The page.

export function nextScoring({ next_scoring: coming }: AlhambraView): string {
    if (!coming) return t("alhambra-last-scoring-at-the-end");
    const { round, soonest, latest } = coming;
    if (soonest === latest) return t("alhambra-next-scoring-known", { round, cards: latest });
    return t("alhambra-next-scoring", { round, soonest, latest });
}

export const sheetTitle = ({ round }: AlhambraScoreSheet): string => t("alhambra-scoring-title", { round });

export function winners({ winners: seats }: AlhambraView, names: readonly string[]): string {
    return t("winners", { count: seats.length, names: seats.map((seat) => names[seat]).join(", ") });
}
