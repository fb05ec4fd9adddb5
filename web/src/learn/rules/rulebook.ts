/** How a rules page is put together: sections with texts of the catalogues, and pictures made from data. */

/** One half artwork after the other, as the cards of a row show them. */
export interface RowCard {
    left: string;
    right: string;
    /** The card with which every row begins. */
    balance?: boolean;
}

export type Picture =
    /** A palace by its name in the facts. */
    | { kind: "palace"; palace: "walls" | "longest" }
    | { kind: "cards"; cards: string[]; taken: string[] }
    | { kind: "market"; tiles: string[] }
    | { kind: "piles" }
    | { kind: "points" }
    | { kind: "materials" }
    | { kind: "rondel"; walk?: { from: number; to: number; free: number } }
    | { kind: "secondary" }
    | { kind: "row"; cards: RowCard[] }
    | { kind: "exchange" }
    | { kind: "stores" }
    | { kind: "map" }
    | { kind: "poems" }
    | { kind: "rounds" }
    | { kind: "turn-order" }
    /** What components say, made from their effects. */
    | { kind: "said"; of: SaidTable };

export type SaidTable = "favour" | "balances" | "wishes" | "events" | "notes";

export interface Section {
    /** Its anchor: tooltips of the boards link to it, so it never changes. */
    id: string;
    /** The message: its text, and as forms `.title`, `.example` where there is one, and `.caption` of the picture. */
    text: string;
    picture?: Picture;
}

export interface Rulebook {
    game: string;
    title: string;
    summary: string;
    sections: Section[];
}
