/** A tutorial: positions of a real game, made by tools/lessons.py, and what the learner is asked to do in them. */
import { patched, type Change } from "../lib/patch";
import type { GameEvent, Question } from "../lib/schema";

export interface Entry {
    seat: number;
    move: string;
    events: GameEvent[];
    change: Change | null;
}

export interface Ask {
    /** Which line of the list of what to do it belongs to. */
    task: number;
    /** What to point at. */
    places: string[];
    /** The moves of the choice that is asked for, which begin with `move`. */
    choice: string[];
    question: Question;
    move: string;
    /** As good as `move`, with which the lesson goes on. */
    also: string[];
    /** Moves that the rules refuse here, each with the reason. */
    refused: { move: string; reason: string }[];
    /** The move and what others play after it. */
    entries: Entry[];
}

export interface Step {
    id: string;
    /** Where the rules page has more about it. */
    anchor: string;
    /** What has happened unseen before it. */
    change: Change | null;
    /** What to point at while there is nothing to do. */
    places: string[];
    asks: Ask[];
}

export interface Chapter {
    id: string;
    start: unknown;
    steps: Step[];
}

export interface Lesson {
    game: string;
    chapters: Chapter[];
}

/** A step, and how many of its asks have been answered. */
export interface Place {
    step: number;
    answered: number;
}

export interface Answer {
    verdict: "right" | "also" | "wrong";
    place: Place;
    /** What was played, by the learner and by others. */
    entries: Entry[];
}

/** What the learner sees there. */
export function viewAt(chapter: Chapter, place: Place): unknown {
    const changes = chapter.steps.slice(0, place.step + 1).flatMap(({ change, asks }, number) => {
        const answered = number < place.step ? asks : asks.slice(0, place.answered);
        return [change, ...answered.flatMap(({ entries }) => entries.map((entry) => entry.change))];
    });
    return changes.reduce<unknown>((view, change) => (change ? patched(view, change) : view), chapter.start);
}

export function askAt(chapter: Chapter, place: Place): Ask | undefined {
    return chapter.steps[place.step]?.asks[place.answered];
}

/** How far the list of what to do is done: the number of the line that comes next. */
export function taskAt(chapter: Chapter, place: Place): number {
    const asks = chapter.steps[place.step]?.asks ?? [];
    return asks[place.answered]?.task ?? (asks.at(-1)?.task ?? -1) + 1;
}

/** What to point at there; nothing once all is done. */
export function placesAt(chapter: Chapter, place: Place): string[] {
    const { places, asks } = chapter.steps[place.step]!;
    if (!asks.length) return places;
    const ask = asks[place.answered];
    return ask ? [...ask.places, `choice:${ask.choice.join()}`] : [];
}

/** Boards may choose several moves that belong together. If one of them is wrong, none is played. What goes beyond the step is not
 * played either. */
export function answer(chapter: Chapter, place: Place, moves: readonly string[]): Answer {
    let here = place;
    const entries: Entry[] = [];
    for (const move of moves) {
        const ask = askAt(chapter, here);
        if (!ask && here !== place) break;
        if (!ask || (move !== ask.move && !ask.also.includes(move)))
            return { verdict: "wrong", place, entries: [] };
        here = { ...here, answered: here.answered + 1 };
        entries.push(...ask.entries);
        if (move !== ask.move) return { verdict: "also", place: here, entries };
    }
    return { verdict: "right", place: here, entries };
}
