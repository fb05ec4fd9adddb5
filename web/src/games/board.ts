/** What every game's board is given, and what it may do. A board shows the view, offers the choices, and says which was made. */
import type { Component } from "svelte";
import type { Choice, Message, Planned, Question } from "../lib/schema";
import type { SoundTable } from "../sound/sounds";

export interface BoardProps<V, E> {
    view: V;
    /** What `view.seat` has to decide now, with all that is known of each choice; null when it is not our turn or in a replay. */
    question: Question | null;
    /** The names by seat. Where a game has a player nobody sits for (Dirk, Yusuf), the board knows the name itself. */
    names: string[];
    /** Whether it is shown how things stand; otherwise somebody leafs through the game. */
    live: boolean;
    /** The events so far, without those of moves that were taken back. */
    events: readonly E[];
    /** Choose one move, or several that belong together, in order. */
    choose: (...moves: string[]) => void;
    /** What a choice would change, as far as it is certain; missing where nobody can be asked. */
    preview?: (moves: readonly string[]) => Promise<readonly Message[]>;
    /** What would have to be decided after moves that only begin an action; missing where nobody can be asked. */
    further?: (moves: readonly string[]) => Promise<Question | null>;
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
    /** Places that a tutorial points at: what lies behind something else comes to the front. */
    spotlit?: readonly string[];
    /** What each rival has done since our last move, to be outlined. */
    traces?: readonly Trace<E>[];
    /** What is counted out just now, to be lit up. */
    counted?: { stage: Stage<E>; beat: number } | null;
    /** The board shows something to be read: nothing further is shown until it is closed. */
    hold?: (held: boolean) => void;
}

/** What one seat has done. */
export interface Trace<E> {
    seat: number;
    events: readonly E[];
}

/** One of the things that are counted out one after the other at a scoring. */
export interface Stage<E> {
    /** What is counted, in words. */
    title: string;
    /** What it is, for the board that lights it up. */
    subject: string;
    events: readonly E[];
    /** Points by seat; those of a figure without a player (Dirk, Yusuf) come last. */
    gains: readonly number[];
    /** The source of the points, if the view tells the points of each source. */
    source?: string;
    /** The number of parts that are lit up, such as the sides of a wall; 1 if it is not told. */
    beats?: number;
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
    /** What has happened, for the log and for screen readers. The view is the one after it, as far as it is known. */
    sentences: (events: readonly E[], names: string[], view: V | null) => Sentence<E>[];
    /** What a choice does, in words. */
    choiceLabel: (planned: Planned, names: string[], view: V | null) => string;
    /** A message of the game, as a sentence. */
    say: (message: Message, names: string[], view: V | null) => string;
    /** What a move does that is not among the choices. */
    moveLabel?: (move: string) => string;
    /** The board itself asks before a turn ends. */
    asksItself?: boolean;
    /** Whether a choice is called the end of the turn, so that nobody has to be asked whether it shall end. */
    saysThatItEnds?: (choice: Choice) => boolean;
    /** Whether something happens here that is worth a longer look when a game is played by itself. */
    lingers?: (events: readonly E[]) => boolean;
    /** What is counted out after a move, if it is a scoring. */
    stages?: (events: readonly E[], names: string[], view: V) => Stage<E>[];
    /** The view of a scoring while it is counted out: without what these events have written down, and without the points of the
     * stages that were not counted yet, which `scores` does not have either; in all by seat, and by stage. */
    withoutPoints?: (
        view: V,
        uncounted: readonly number[],
        events: readonly E[],
        stages: readonly Stage<E>[],
    ) => V;
    /** Which events the one line about a rival's turn tells. */
    gist?: readonly string[];
    /** The points of each seat if they were scored now, as the rules tell it. */
    standing?: (view: V) => readonly number[];
    /** What is heard when something happens. */
    sounds?: SoundTable;
    /** The rival of a single player, and his score. */
    rival?: (view: V) => { name: string; score: number } | null;
    /** Whether it tells what this rival does, whose seat is the one after those of so many players. */
    isRivals?: (event: E, players: number) => boolean;
    /** A figure with points that nobody plays and that cannot win; it is counted at scorings. */
    neutral?: (view: V) => { name: string; score: number } | null;
    /** The winner if no player has won. */
    rivalWins?: () => string;
    /** Says which table has components of its own, before anything of it is shown; null for the built-in ones. */
    playWith?: (table: string | null, invitation: string | null) => void;
}
