/** Where minor cards join: the halves that meet in a row, and the balances a further card would bring. */
import type { SabikaPlayerView } from "../../lib/schema";
import { WILD, type Rows } from "./rows";

export type Side = "left" | "right";

/** A card of a row, and whether it makes an artwork with the card to its right. */
export interface Joined {
    /** A minor card, or null for the balance card. */
    card: string | null;
    left: string;
    right: string;
    joins: boolean;
}

export function rowOf(player: SabikaPlayerView, rows: Rows): Joined[] {
    const minor = (card: string): Omit<Joined, "joins"> => ({
        card,
        left: rows.minors[card]!.left,
        right: rows.minors[card]!.right,
    });
    const balance = player.balance_card === null ? null : rows.balanceCards[player.balance_card]!;
    const cards = [
        ...player.left_row.map(minor),
        ...(balance ? [{ card: null, left: balance.left, right: balance.right }] : []),
        ...player.right_row.map(minor),
    ];
    return cards.map((card, place) => {
        const next = cards[place + 1];
        // A wild half takes the colour of what meets it.
        const right = card.right === WILD && next ? next.left : card.right;
        return { ...card, right, joins: right === next?.left };
    });
}

/** The colour of the artwork that the card would complete at this end of the row, if it does. */
export function balanceOf(player: SabikaPlayerView, rows: Rows, card: string, side: Side): string | null {
    const row = rowOf(player, rows);
    const { left, right } = rows.minors[card]!;
    const [half, end] = side === "left" ? [right, row[0]?.left] : [left, row.at(-1)?.right];
    return end === half || end === WILD ? half : null;
}
