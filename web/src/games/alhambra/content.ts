/** What is printed on the components, read from their names: `tower-11n` is a tower for 11 with a wall in the north. */

import type { AlhambraScoreSheet } from "../../lib/schema";

/** The buildings in the order of the score sheets. */
export const BUILDINGS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
/** The currencies in the order of their spaces on the market. */
export const CURRENCIES = ["florin", "dirham", "dinar", "ducat"] as const;
export const SIDES = ["n", "e", "s", "w"] as const;

export type Building = (typeof BUILDINGS)[number];
export type Currency = (typeof CURRENCIES)[number];
export type Side = (typeof SIDES)[number];

export interface Tile {
    building: Building;
    cost: number;
    walls: Side[];
}

export interface Card {
    currency: Currency;
    value: number;
}

export function tileOf(name: string): Tile {
    const [, building, cost, walls = ""] = /^([a-z]+)-(\d+)([nesw]*)$/.exec(name) ?? [];
    return { building: building as Building, cost: Number(cost), walls: [...walls] as Side[] };
}

export function cardOf(name: string): Card {
    const [currency, value] = name.split("-");
    return { currency: currency as Currency, value: Number(value) };
}

export const valueOf = (card: string): number => cardOf(card).value;

export const sumOf = (cards: readonly string[]): number =>
    cards.reduce((sum, card) => sum + valueOf(card), 0);

/** The cards by currency, low cards first. */
export function sorted(cards: readonly string[]): string[] {
    const rank = (card: string): number =>
        CURRENCIES.indexOf(cardOf(card).currency) * 100 + cardOf(card).value;
    return cards.toSorted((one, other) => rank(one) - rank(other));
}

export function countBuildings(tiles: readonly string[]): number[] {
    const kinds = tiles.map((tile) => tileOf(tile).building);
    return BUILDINGS.map((building) => kinds.filter((kind) => kind === building).length);
}

/** The points that the scorings before this one have given, by row. */
export const pointsBefore = (sheets: readonly AlhambraScoreSheet[], place: number): number[] =>
    (sheets[place]?.rows ?? []).map((_, row) =>
        sheets
            .slice(0, place)
            .reduce((sum, { rows }) => sum + rows[row]!.reduce((one, other) => one + other, 0), 0),
    );

/** Equal cards are told apart by how many of them came before, so that lists of them have keys. */
export function keyed(things: readonly string[]): { key: string; name: string; place: number }[] {
    const seen = new Map<string, number>();
    return things.map((name, place) => {
        const count = seen.get(name) ?? 0;
        seen.set(name, count + 1);
        return { key: `${name}#${count}`, name, place };
    });
}
