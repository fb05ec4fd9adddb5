/** The words of Sabika: names, amounts and components in the language of the reader. */
import { lettersOf } from "../../lib/letters";
import { capital, t } from "../../lib/locale.svelte";
import { Saying } from "../../lib/saying";
import type { SabikaDictionary, SabikaView } from "../../lib/schema";
import FORMS from "./forms.json";
import type { Rows } from "./rows";
import { spaceBeside } from "./spaces";

/** Some languages name them otherwise when they stand alone than as the object of a sentence. */
const NAMED_OTHERWISE = new Set(["wood", "ceramic", "mix", "paria"]);

export const sentence = (phrase: string): string => `${capital(phrase)}.`;

export class Words {
    /** Messages, choices and events in words. */
    readonly saying: Saying;

    constructor(
        readonly rows: Rows,
        private readonly said: SabikaDictionary,
        readonly names: readonly string[],
    ) {
        this.saying = new Saying(
            FORMS,
            (seat) => this.name(seat),
            (kind, name) => this.thing(kind, name),
        );
    }

    /** A component, or what it says, by its kind and its name in the view. */
    thing(kind: string, name: string): string {
        return this.said.things[kind]?.[name] ?? name;
    }

    /** Yusuf comes after the only seat. */
    name(seat: number): string {
        return this.names[seat] ?? t("sabika-yusuf");
    }

    /** What stands on a player's pieces: the first letter of the name, or a number where others begin with it too. */
    letter(seat: number): string {
        const seats = Math.max(2, this.names.length);
        return lettersOf(Array.from({ length: seats }, (_, n) => this.name(n)))[seat]!;
    }

    // Names.

    item(name: string): string {
        return this.thing("item", name);
    }

    city(name: string): string {
        return this.said.things["city"]?.[name] ?? t("sabika-granada");
    }

    get cities(): Record<string, string> {
        return this.said.things["city"] ?? {};
    }

    region(city: string): string {
        return this.thing("region", city);
    }

    colour(name: string): string {
        return this.said.things["colour"]?.[name] ?? t("sabika-wild");
    }

    building(name: string): string {
        return t(`sabika-building-${name}`);
    }

    action(name: string): string {
        return t(`sabika-action-${name}`);
    }

    /** What the main action of a square is. */
    does(action: string): string {
        const plain = this.rows.content.plain_actions.find(({ id }) => id === action);
        return plain ? this.effect(plain.effect) : t(`sabika-web-does-${action}`);
    }

    /** The name of a worker or of a kind of workers. */
    worker(name: string): string {
        return t(`sabika-worker-${name.replace(/-\d$/, "")}`);
    }

    /** What one does there, and where it is. */
    square(name: string): string {
        return this.thing("square", name);
    }

    where(square: string | null): string {
        return this.thing("where", square ?? "workshop");
    }

    // Amounts.

    amount(what: string, n: number): string {
        return t(`sabika-amount-${what}`, { n });
    }

    /** As it stands in a table or a list. */
    alone(what: string, n: number): string {
        return t(`sabika-amount-${what}${NAMED_OTHERWISE.has(what) ? ".brief" : ""}`, { n });
    }

    dinars(n: number): string {
        return this.amount("dinar", n);
    }

    pp(n: number): string {
        return this.amount("pp", n);
    }

    price(n: number): string {
        return t("sabika-price", { n });
    }

    // Lists.

    listed(parts: readonly string[]): string {
        return parts.join(", ") || t("nothing");
    }

    // Components and what they do.

    /** As a phrase: "gain 2 dinars". */
    effect(text: string): string {
        return this.thing("effect", text);
    }

    brief(text: string): string {
        return this.thing("brief", text);
    }

    poem(colour: string, number: string): string {
        return t(`sabika-poem-${colour}`, { n: number, text: this.thing(colour, number) });
    }

    demand(cityTile: string): string {
        const { demand } = this.rows.cityTiles[cityTile]!;
        return this.listed(
            this.rows.goods.filter((good) => demand.includes(good)).map((good) => this.item(good)),
        );
    }

    /** All that one may want to know of a city. */
    cityFacts(view: SabikaView, city: string): string[] {
        const { tile: name, seal } = view.cities[city]!;
        const tile = this.rows.cityTiles[name]!;
        const own = view.seat === null ? null : view.everyone[view.seat]!;
        return [
            t(`sabika-tile-${tile.colour}`),
            t("sabika-tile-demand", { goods: this.demand(name) }),
            t("sabika-tile-bonus", { bonus: this.effect(tile.bonus) }),
            t("sabika-tile-consolidated", { effect: this.effect(tile.consolidation) }),
            ...(own && !(city in own.ships)
                ? [t("sabika-tile-price", { price: this.price(own.prices.routes[city]!) })]
                : []),
            ...(seal ? [t("sabika-tile-seal")] : []),
            ...this.shipsIn(view, city),
        ];
    }

    shipsIn(view: SabikaView, city: string): string[] {
        return view.everyone.flatMap(({ ships }, seat) => {
            const ship = ships[city];
            if (!ship) return [];
            const message = ship === "settled" ? "sabika-ship-right" : "sabika-ship-left";
            return [t(message, { player: this.name(seat) })];
        });
    }

    /** What lies on the spaces beside a square, and for how much a secondary action takes it. */
    beside(view: SabikaView, seat: number, square: string): string[] {
        const { prices } = view.everyone[seat]!;
        const { ring } = this.rows.squares[square]!;
        return (["raw", "marble"] as const).flatMap((kind) => {
            const space = spaceBeside(view, square, kind);
            if (!space) return [];
            const price = this.price(prices[kind][ring]!);
            if (kind === "marble")
                return [t(`sabika-choose-secondary-${view.marbles[space] ? "marble" : "stone"}`, { price })];
            const raw = view.raws[space];
            return raw
                ? [t("sabika-choose-secondary-raw", { price, what: this.item(raw) })]
                : [t("sabika-choose-secondary-process", { price })];
        });
    }

    /** What the end of the round will ask of a player. */
    due(view: SabikaView, seat: number): string {
        const { prices } = view.everyone[seat]!;
        const parias = this.amount("paria", prices.tribute);
        if (!prices.tribute_fee) return parias;
        return t("sabika-and", { first: parias, last: this.dinars(prices.tribute_fee) });
    }
}
