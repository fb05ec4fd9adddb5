/** Ways to pay a price: what a player works out with the cards in hand. */
import type { AlhambraView } from "../../lib/schema";
import { cardOf, CURRENCIES, sumOf, tileOf, valueOf, type Currency } from "./content";

/** What the tile is paid with; undefined if it is not on the market. */
export function currencyOf(view: AlhambraView, tile: string): Currency | undefined {
    return CURRENCIES[view.market.indexOf(tile)];
}

/** All payments with cards of one currency in which no card is superfluous, high cards first. The exact payments come
 * first, and among equally good ones that with the fewest cards. */
export function waysToPay(cards: readonly string[], price: number): string[][] {
    const high = cards.toSorted((one, other) => valueOf(other) - valueOf(one));
    const found: { way: string[]; over: number }[] = [];
    const add = (chosen: string[], start: number, owed: number): void => {
        for (let place = start; place < high.length; place++) {
            const card = high[place]!;
            if (place > start && card === high[place - 1]) continue;
            const still = owed - valueOf(card);
            // The last card is the lowest: without it the others are not enough.
            if (still > 0) add([...chosen, card], place + 1, still);
            else found.push({ way: [...chosen, card], over: -still });
        }
    };
    if (price > 0) add([], 0, price);
    return found
        .toSorted((one, other) => one.over - other.over || one.way.length - other.way.length)
        .map(({ way }) => way);
}

/** One's cards with which the tile can be paid, as far as it has not been paid for yet. */
export function usableCards(view: AlhambraView, tile: string): string[] {
    const currency = currencyOf(view, tile);
    const highest = view.paid.length ? valueOf(view.paid.at(-1)!) : Infinity;
    return (view.hand ?? []).filter((card) => cardOf(card).currency === currency && valueOf(card) <= highest);
}

/** The ways to pay for a tile on the market, as far as it has not been paid for yet; empty if it is too dear. */
export function payments(view: AlhambraView, tile: string): string[][] {
    return waysToPay(usableCards(view, tile), tileOf(tile).cost - sumOf(view.paid));
}

/** How much more than the price would be paid; 0 is an exact payment, less than 0 not enough. */
export function overpaid(view: AlhambraView, tile: string, way: readonly string[]): number {
    return sumOf(view.paid) + sumOf(way) - tileOf(tile).cost;
}

/** The moves that buy a tile with these cards, or that finish a payment that was begun. */
export function payingMoves(view: AlhambraView, tile: string, way: readonly string[]): string[] {
    const high = way.toSorted((one, other) => valueOf(other) - valueOf(one));
    const pays = [...high.map((card) => `pay ${card}`), "settle"];
    return view.phase === "payment" ? pays : [`buy ${tile}`, ...pays];
}
