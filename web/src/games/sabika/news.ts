/** What happened, in sentences: an event's is the message `event-TAG`. */
import { t, type Args } from "../../lib/locale.svelte";
import type { SabikaChanged, SabikaEvent, SabikaScored } from "../../lib/schema";
import type { IconName } from "../../ui/icons";
import type { Sentence } from "../board";
import { ERAS, type Words } from "./saying";

const AMOUNTS: Record<string, string> = { dinars: "dinar", parias: "paria", seals: "seal", favour: "favour" };
const MINUS = "−";
/** What can be seen on the board, or what the changes say as well. */
const UNTOLD = new Set<SabikaEvent["event"]>([
    "sabika-acted",
    "sabika-paid",
    "sabika-option",
    "sabika-material",
    "sabika-marble",
    "sabika-raw",
    "sabika-minor-taken",
    "sabika-paria",
    "sabika-tribute-due",
    "sabika-narrator",
    "sabika-waking",
    "sabika-spaces-refilled",
    "sabika-display-refilled",
    "sabika-tiles-refilled",
    "sabika-reshuffled",
]);

type Change = SabikaScored | SabikaChanged;
const isChange = (event: SabikaEvent): event is Change =>
    event.event === "sabika-scored" || event.event === "sabika-changed";

export class News {
    constructor(private readonly words: Words) {}

    /** Everything that is worth telling, what has changed for one player in one sentence. */
    told(events: readonly SabikaEvent[]): Sentence[] {
        const told: Sentence[] = [];
        let changes: Change[] = [];
        const tellChanges = (): void => {
            const [first] = changes;
            if (first) {
                const text = changes.map((change) => this.change(change)).join(", ");
                told.push({
                    icon: iconOf(first),
                    text: t("event-sabika-changed", { player: this.words.name(first.seat), changes: text }),
                    event: first,
                });
            }
            changes = [];
        };
        for (const event of events) {
            if (isChange(event)) {
                if (changes.length && changes[0]!.seat !== event.seat) tellChanges();
                changes.push(event);
                continue;
            }
            tellChanges();
            if (!UNTOLD.has(event.event))
                told.push({ icon: iconOf(event), text: this.sentence(event), event });
        }
        tellChanges();
        return told;
    }

    private sentence(event: SabikaEvent): string {
        return t(`event-${event.event}`, this.details(event));
    }

    private change(event: Change): string {
        const { words } = this;
        if (event.event === "sabika-scored") {
            const points = signed(event.pp, (n) => words.pp(n));
            return t("event-sabika-scored", { points, source: t(`sabika-source-${event.source}`) });
        }
        const { what } = event;
        const amount = AMOUNTS[what] ?? (words.rows.materials.includes(what) ? what : null);
        return signed(event.by, (n) =>
            amount ? words.alone(amount, n) : t("sabika-pieces", { n, item: words.item(what) }),
        );
    }

    /** Everything that a sentence about this event can need. */
    private details(event: SabikaEvent): Args {
        const { words } = this;
        const fields = event as unknown as Record<string, unknown>;
        const details: Args = {};
        const put = (name: string, say: (value: string) => string, as = name): void => {
            if (typeof fields[name] === "string") details[as] = say(fields[name]);
        };
        if (typeof fields["seat"] === "number") details["player"] = words.name(fields["seat"]);
        if (typeof fields["cost"] === "number") {
            details["n"] = fields["cost"];
            details["price"] = words.price(fields["cost"]);
        }
        put("worker", (worker) => words.worker(worker));
        put("square", (square) => words.square(square));
        put("city", (city) => words.toCity(city), "to_city");
        put("city", (city) => words.inCity(city), "in_city");
        put("action", (action) => words.action(action));
        put("effect", (effect) => words.effect(effect));
        for (const item of ["item", "material", "raw", "good", "give", "take"]) {
            put(item, (name) => words.itemAsObject(name), item === "material" ? "item" : item);
        }
        if (Array.isArray(fields["materials"]))
            details["materials"] = words.allOf(
                (fields["materials"] as string[]).map((name) => words.item(name)),
            );
        for (const plain of [
            "space",
            "kind",
            "into",
            "side",
            "round",
            "source",
            "display",
            "colour",
            "poem",
        ]) {
            const value = fields[plain];
            if (typeof value === "string" || typeof value === "number") details[plain] = value;
        }
        return { ...details, ...this.own(event) };
    }

    /** What only this kind of event has. */
    private own(event: SabikaEvent): Args {
        const { words } = this;
        switch (event.event) {
            case "sabika-starting-tiles": {
                const tiles = event.tiles.map((tile, seat) => `${words.name(seat)}: ${tile}`);
                return { tiles: tiles.join(", "), player: words.name(event.start) };
            }
            case "sabika-paid":
                return { price: this.all([event.dinars, "dinar"], [event.seals, "seal"]) };
            case "sabika-bonus":
                return { name: this.component(event.source, event.name) };
            case "sabika-raw":
                return { item: words.itemAsObject(event.raw) };
            case "sabika-sold":
                return { price: words.price(event.dinars) };
            case "sabika-refused":
                return {
                    known: event.item === null ? "no" : "yes",
                    item: event.item ? words.itemAsObject(event.item) : "",
                };
            case "sabika-expanded":
                return { n: event.storehouse, tile: this.taken("storehouse_tiles", event.tile) };
            case "sabika-renewed":
                return { cards: words.listed(event.cards) };
            case "sabika-major-built":
                return { tile: this.taken("majors", event.tile) };
            case "sabika-minor-taken":
                return { card: this.taken("minors", event.card) };
            case "sabika-minor-built":
                return { card: this.taken("minors", event.card), balanced: event.balanced ? "yes" : "no" };
            case "sabika-goods-exported":
                return { goods: this.items(event.goods) };
            case "sabika-rival":
                return {
                    player: words.name(event.rival),
                    gain: this.all([event.dinars, "dinar"], [event.pp, "pp"]),
                };
            case "sabika-carved":
                return { text: words.poemText(event.colour, event.poem) };
            case "sabika-reactivated":
                return { text: words.poemText("red", event.poem) };
            default:
                return this.ofRounds(event);
        }
    }

    private ofRounds(event: SabikaEvent): Args {
        const { words } = this;
        switch (event.event) {
            case "sabika-narrator":
            case "sabika-paria":
                return { n: event.space };
            case "sabika-wish":
                return {
                    wish: words.said.wishes[event.wish] ?? event.wish,
                    points: this.points(event.points),
                };
            case "sabika-tribute-due":
                return { parias: words.alone("paria", event.parias) };
            case "sabika-tribute-paid":
                return { amount: words.alone(AMOUNTS[event.means]!, event.amount) };
            case "sabika-tribute-missed":
                return { parias: words.alone("paria", event.parias), pp: words.pp(event.pp) };
            case "sabika-fee":
                return { n: event.pp, price: words.dinars(event.dinars), pp: words.pp(event.pp) };
            case "sabika-event":
                return {
                    event: words.said.events[event.number] ?? event.number,
                    coming: event.coming ? (words.said.events[event.coming] ?? event.coming) : "",
                    more: event.coming ? "yes" : "no",
                };
            case "sabika-waking":
                return { squares: words.listed(event.sultan.map((square) => words.place(square))) };
            case "sabika-spaces-refilled": {
                const laid = {
                    ...event.raws,
                    ...Object.fromEntries(event.marbles.map((m) => [m, "marble"])),
                };
                const told = Object.entries(laid).map(([space, item]) =>
                    t("sabika-at-space", { what: words.item(item), space }),
                );
                return { items: words.listed(told) };
            }
            case "sabika-display-refilled":
                return { items: this.laid(event.display, event.laid) };
            case "sabika-tiles-refilled":
                return { items: this.laid("storehouse_tiles", event.laid) };
            case "sabika-reshuffled":
                return {
                    pile: ["bag", "minors"].includes(event.pile) ? event.pile : "yusuf",
                    n: event.count,
                };
            case "sabika-era":
                return {
                    era: ERAS[event.era - 1] ?? event.era,
                    items: words.listed(event.removed.map((tile) => this.taken("majors", tile))),
                };
            case "sabika-start-player":
                return { leader: words.name(event.seat), player: words.name(event.start) };
            case "sabika-yusuf": {
                const actions = words.rows.yusufCards[event.card]?.actions ?? [];
                const told = actions.map((action) => words.action(action)).join(", ");
                return { tile: event.tile, card: event.card, actions: told || t("sabika-no-action") };
            }
            case "sabika-yusuf-skipped":
                return { card: event.card };
            case "sabika-yusuf-took":
                return { item: this.taken(event.display, event.item) };
            case "sabika-final": {
                const poems = event.major_poems.map((points) =>
                    Object.values(points).reduce((sum, n) => sum + n, 0),
                );
                return {
                    poems: this.points(poems),
                    trade: this.points(event.trade),
                    leftovers: this.points(event.leftovers),
                };
            }
            default:
                return {};
        }
    }

    private items(names: readonly string[]): string {
        return this.words.listed(names.map((name) => this.words.item(name)));
    }

    private laid(display: string, laid: Record<string, string>): string {
        return this.words.listed(Object.values(laid).map((item) => this.taken(display, item)));
    }

    /** A component by its name. Poems have long texts, which are found elsewhere. */
    private taken(display: string, item: string): string {
        const { majors, minors, storehouse_tiles } = this.words.said;
        const named: Record<string, Record<string, string>> = { majors, minors, storehouse_tiles };
        return named[display]?.[item] ?? item;
    }

    private all(...amounts: [number, string][]): string {
        const told = amounts.filter(([n]) => n).map(([n, what]) => this.words.amount(what, n));
        return this.words.allOf(told);
    }

    private component(source: string, name: string): string {
        if (["city-bonus", "blue-city", "red-city"].includes(source)) return this.words.city(name);
        return source === "balance" ? this.words.colour(name) : name;
    }

    private points(points: readonly number[]): string {
        return points.map((n, seat) => `${this.words.name(seat)}: ${n}`).join(", ");
    }
}

function signed(n: number, amount: (n: number) => string): string {
    return `${n > 0 ? "+" : MINUS}${amount(Math.abs(n))}`;
}

const ICONS: [RegExp, IconName][] = [
    [/yusuf/, "bot"],
    [/worked|rested|waking/, "person"],
    [/bonus|accepted|declined|option/, "star"],
    [/major-built|minor-built|renewed|expanded/, "palace"],
    [/carved|reactivated/, "scroll"],
    [/seal/, "seal"],
    [/exported|ship|consolidated|rival/, "ship"],
    [/bought|sold|exchanged|processed|good|changed|scored/, "coin"],
    [/tribute|fee/, "bank"],
    [/wish|final|game-over/, "trophy"],
    [/event|era|round|start/, "hourglass"],
];

/** A sign that tells the kind of news at a glance. */
export function iconOf({ event }: SabikaEvent): IconName {
    return ICONS.find(([kinds]) => kinds.test(event.replace("sabika-", "")))?.[1] ?? "info";
}
