/** What every game's board is given, and what it may do. A board shows the view, offers the choices, and says which was made. */
import type { Component } from "svelte";
import type { Choice, Message, Planned, Question } from "../lib/schema";
import type { SoundTable } from "../sound/sounds";

export interface BoardProps<V, E> {
    view: V;
    /** What `view.seat` has to decide now, with all that is known of each choice; null when it is not our turn or in a replay. */
    question: Question | null;
    /** By seat. Where a game has a player nobody sits for (Dirk, Yusuf), the board knows the name itself. */
    names: string[];
    /** Whether it is shown how things stand; otherwise somebody leafs through the game. */
    live: boolean;
    /** The events so far, without those of moves that were taken back. */
    events: readonly E[];
    /** Choose one move, or several that belong together, in order. */
    choose: (...moves: string[]) => void;
    /** What a choice would change, as far as it is certain; missing where nobody can be asked. */
    preview?: (moves: readonly string[]) => Promise<readonly Message[]>;
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
    /** Points by seat; who plays for nobody (Dirk, Yusuf) comes last. */
    gains: readonly number[];
    /** In how many parts it is lit up, such as the sides of a wall; 1 if it is not told. */
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
    /** What has happened, for the log and for those who listen. The view is the one after it, as far as it is known. */
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
    /** The view of a scoring while it is counted out: without what these events have written down, and without the points, by seat,
     * that were not counted yet. `scores` has none of them already. */
    withoutPoints?: (view: V, uncounted: readonly number[], events: readonly E[]) => V;
    /** Which events the one line about a rival's turn tells. */
    gist?: readonly string[];
    /** By seat, the points that everybody would have if they were scored now, as the rules tell it. */
    standing?: (view: V) => readonly number[];
    /** What is heard when something happens. */
    sounds?: SoundTable;
    /** The rival of a single player, and his score. */
    rival?: (view: V) => { name: string; score: number } | null;
    /** Somebody with points whom nobody plays for, and who cannot win; he is counted at scorings. */
    neutral?: (view: V) => { name: string; score: number } | null;
    /** The winner if no player has won. */
    rivalWins?: () => string;
    /** Says which table has components of its own, before anything of it is shown; null for those of the house. */
    playWith?: (table: string | null, invitation: string | null) => void;
}
