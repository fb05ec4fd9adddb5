/** The words of Sabika: names, amounts and components in the language of the reader. */
import { lettersOf } from "../../lib/letters";
import { capital, locale, t } from "../../lib/locale.svelte";
import type { SabikaDictionary, SabikaView } from "../../lib/schema";
import { BOXED, type Rows } from "./rows";

const KIND_OF_WORKER: Record<string, string> = {
    "builder-1": "builder",
    "builder-2": "builder",
    merchant: "merchant",
    poet: "poet",
};
export const ERAS = ["I", "II"] as const;
/** Some languages name them otherwise when they stand alone than as the object of a sentence. */
const NAMED_OTHERWISE = new Set(["wood", "ceramic", "mix", "paria"]);

export const sentence = (phrase: string): string => `${capital(phrase)}.`;

export class Words {
    constructor(
        readonly rows: Rows,
        readonly said: SabikaDictionary,
        readonly names: readonly string[],
    ) {}

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

    material(name: string): string {
        return t(`sabika-material-${name}`);
    }

    item(name: string): string {
        if (name.startsWith(BOXED)) return t("sabika-boxed", { good: this.item(name.slice(BOXED.length)) });
        const kind = this.rows.kindOfItem(name);
        if (kind === "material") return this.material(name);
        return (kind === "raw" ? this.said.raws[name] : this.said.goods[name]) ?? name;
    }

    /** The form after a verb, as in "Ana takes clay". */
    itemAsObject(name: string): string {
        if (name.startsWith(BOXED))
            return t("sabika-boxed", { good: this.itemAsObject(name.slice(BOXED.length)) });
        const known = `sabika-${this.rows.kindOfItem(name)}-${name}.object`;
        return locale.has(known) ? t(known) : this.item(name);
    }

    goodOf(raw: string): string {
        return this.item(this.rows.goodOf[raw] ?? raw);
    }

    city(name: string): string {
        return this.said.cities[name] ?? t("sabika-granada");
    }

    toCity(name: string): string {
        return this.cityAs("to", name);
    }

    inCity(name: string): string {
        return this.cityAs("in", name);
    }

    /** With its preposition: not even "to" and "in" are the same for all cities in all languages. */
    private cityAs(form: "to" | "in", name: string): string {
        const known = `sabika-city-${name}.${form}`;
        return locale.has(known) ? t(known) : t(`sabika-${form}-city`, { city: this.city(name) });
    }

    region(city: string): string {
        const region = this.rows.cities[city]!.region;
        return this.said.regions[region] ?? region;
    }

    colour(name: string): string {
        return this.said.colours[name] ?? t("sabika-wild");
    }

    building(name: string): string {
        return t(`sabika-building-${name}`);
    }

    action(name: string): string {
        return t(`sabika-action-${name}`);
    }

    worker(name: string): string {
        return t(`sabika-worker-${KIND_OF_WORKER[name] ?? name}`);
    }

    ring(name: string): string {
        return t(`sabika-ring-${name}`);
    }

    /** What one does there, and where it is. */
    square(name: string): string {
        const { action, ring, index } = this.rows.squares[name]!;
        return t("sabika-square", { action: this.action(action), ring: this.ring(ring), n: index });
    }

    place(square: string): string {
        const { ring, index } = this.rows.squares[square]!;
        return `${this.ring(ring)} ${index}`;
    }

    where(square: string | null): string {
        return square === null
            ? t("sabika-in-workshop")
            : t("sabika-at-square", { square: this.square(square) });
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

    parias(n: number): string {
        return this.amount("paria", n);
    }

    seals(n: number): string {
        return this.amount("seal", n);
    }

    pp(n: number): string {
        return this.amount("pp", n);
    }

    price(n: number): string {
        return n ? this.dinars(n) : t("sabika-free");
    }

    // Lists.

    listed(parts: readonly string[]): string {
        return parts.join(", ") || t("nothing");
    }

    allOf(parts: readonly string[]): string {
        if (parts.length < 2) return parts[0] ?? t("nothing");
        return t("sabika-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
    }

    // Components and what they do.

    /** As a phrase: "gain 2 dinars". */
    effect(text: string): string {
        return this.said.effects[text]?.told ?? text;
    }

    brief(text: string): string {
        return this.said.effects[text]?.brief ?? text;
    }

    poem(colour: string, number: string): string {
        return t(`sabika-poem-${colour}`, { n: number, text: this.poemText(colour, number) });
    }

    poemText(colour: string, number: string): string {
        const texts = { blue: this.said.blue, red: this.said.red, grey: this.said.grey }[colour];
        return texts?.[number] ?? number;
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

    /** What the end of the round will ask of a player. */
    due(view: SabikaView, seat: number): string {
        const { prices } = view.everyone[seat]!;
        const parts = [this.parias(prices.tribute)];
        if (prices.tribute_fee) parts.push(this.dinars(prices.tribute_fee));
        return this.allOf(parts);
    }
}
