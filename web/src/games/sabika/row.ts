/** The row of minor constructions, with the balance card in its middle. */
import type { SabikaPlayerView } from "../../lib/schema";
import { WILD, type Rows } from "./rows";

export interface Card {
    /** A minor card, or null for the balance card. */
    card: string | null;
    left: string;
    right: string;
    /** Whether it makes an artwork with the card to its right. */
    joins: boolean;
}

export function rowOf(player: SabikaPlayerView, rows: Rows): Card[] {
    const minor = (card: string): Omit<Card, "joins"> => ({
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
        return { ...card, right, joins: player.joins[place] ?? false };
    });
}
