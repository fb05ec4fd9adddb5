/** What every game's board is given, and what it may do. A board shows the view, offers the legal moves, and says which was chosen. */
import type { Component } from "svelte";

export interface BoardProps<V> {
    view: V;
    /** The moves among which `view.seat` has to decide now, in notation; empty when it is not our turn or in a replay. */
    legal: string[];
    /** Those of them that end the turn. */
    ending: readonly string[];
    /** By seat. Where a game has a player nobody sits for (Dirk, Yusuf), the board knows the name itself. */
    names: string[];
    /** Whether it is shown how things stand; otherwise somebody leafs through the game. */
    live: boolean;
    /** The events so far, without what was taken back. */
    happened: readonly unknown[];
    /** Choose one move, or several that belong together, in order. */
    choose: (...moves: string[]) => void;
    /** Something is on its way: nothing can be chosen. */
    busy: boolean;
    /** What a board has to remember while the screen is handed on, and it is gone meanwhile. */
    memory?: Map<string, number>;
    /** Take back our last move, where that is possible. */
    undo?: (() => void) | undefined;
    /** What the log points at: events of one entry, to be highlighted. */
    pointed: unknown[];
    /** What a hint proposes, to be highlighted. */
    hinted?: readonly string[] | undefined;
}

export type Board<V> = Component<BoardProps<V>>;

export interface Sentence {
    /** The name of an icon of the kit. */
    icon: string;
    text: string;
    /** What it tells of, to be pointed at. */
    event: unknown;
}

/** What every game exports from its `words.ts`. */
export interface Words<V> {
    /** What has happened, for the log and for those who listen. The view is the one after it, as far as it is known. */
    sentences: (events: unknown[], names: string[], view: V | null) => Sentence[];
    /** What a move does, in words. */
    moveLabel: (move: string, names: string[], view: V | null) => string;
    /** What moves do that follow each other, where that is less than each for itself. */
    planLabels?: (moves: string[], names: string[], view: V | null) => string[];
    /** Whether a turn of one's own is going on; between turns one may have to decide as well. Always, if the game does not say. */
    isOwnTurn?: (view: V) => boolean;
    /** The board itself asks before a turn ends. */
    asksItself?: boolean;
    /** Whether something happens here that is worth a longer look when a game is played by itself. */
    lingers?: (events: unknown[]) => boolean;
    /** Who plays against whoever is alone, and how he stands. */
    rival?: (view: V) => { name: string; score: number } | null;
    /** Who has won if none of those at the table has. */
    rivalWins?: () => string;
    /** Says which table has components of its own, before anything of it is shown; null for those of the house. */
    playWith?: (table: string | null, invitation: string | null) => void;
}
