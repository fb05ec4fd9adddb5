/** What every game's board is given, and what it may do. A board shows the view, offers the choices, and says which was made. */
import type { Component } from "svelte";
import type { Planned, Question } from "../lib/schema";

export interface BoardProps<V, E> {
    view: V;
    /** What `view.seat` has to decide now, with all that is known of each choice; null when it is not our turn or in a replay. */
    question: Question | null;
    /** By seat. Where a game has a player nobody sits for (Dirk, Yusuf), the board knows the name itself. */
    names: string[];
    /** Whether it is shown how things stand; otherwise somebody leafs through the game. */
    live: boolean;
    /** The events so far, without what was taken back. */
    happened: readonly E[];
    /** Choose one move, or several that belong together, in order. */
    choose: (...moves: string[]) => void;
    /** Something is on its way: nothing can be chosen. */
    busy: boolean;
    /** What a board has to remember while the screen is handed on, and it is gone meanwhile. */
    memory?: Map<string, number>;
    /** Take back our last move, where that is possible. */
    undo?: (() => void) | undefined;
    /** What the log points at: events of one entry, to be highlighted. */
    pointed: readonly E[];
    /** What a hint proposes, to be highlighted. */
    hinted?: readonly string[] | undefined;
}

export type Board<V, E> = Component<BoardProps<V, E>>;

export interface Sentence<E> {
    /** The name of an icon of the kit. */
    icon: string;
    text: string;
    /** What it tells of, to be pointed at. */
    event: E;
}

/** What every game exports from its `words.ts`. */
export interface Words<V, E> {
    /** What has happened, for the log and for those who listen. The view is the one after it, as far as it is known. */
    sentences: (events: readonly E[], names: string[], view: V | null) => Sentence<E>[];
    /** What a choice does, in words. */
    choiceLabel: (planned: Planned, names: string[], view: V | null) => string;
    /** What a move does that is not among the choices. */
    moveLabel?: (move: string) => string;
    /** What choices do that follow each other, where that is less than each for itself. */
    planLabels?: (plan: readonly Planned[], names: string[], view: V | null) => string[];
    /** The board itself asks before a turn ends. */
    asksItself?: boolean;
    /** Whether something happens here that is worth a longer look when a game is played by itself. */
    lingers?: (events: readonly E[]) => boolean;
    /** Who plays against whoever is alone, and how he stands. */
    rival?: (view: V) => { name: string; score: number } | null;
    /** Who has won if none of those at the table has. */
    rivalWins?: () => string;
    /** Says which table has components of its own, before anything of it is shown; null for those of the house. */
    playWith?: (table: string | null, invitation: string | null) => void;
}
