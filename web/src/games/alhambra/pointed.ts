/** What the events of an entry of the log, or the moves of a hint, are about, so that it can be highlighted. */
import type { AlhambraEvent } from "../../lib/schema";
import type { Trace } from "../board";

export interface Pointed {
    tiles: Set<string>;
    cards: Set<string>;
    /** The palaces they happened in, or the hands. */
    seats: Set<number>;
}

export function pointedAt(events: readonly AlhambraEvent[], moves: readonly string[] = []): Pointed {
    const pointed: Pointed = { tiles: new Set(), cards: new Set(), seats: new Set() };
    for (const move of moves) {
        const [verb, ...things] = move.split(" ");
        if (verb === "take") for (const card of things) pointed.cards.add(card);
        else if (verb !== "pay" && things[0]) pointed.tiles.add(things[0]);
    }
    for (const event of events) {
        if ("tile" in event) pointed.tiles.add(event.tile);
        if ("out" in event) pointed.tiles.add(event.out);
        if ("tiles" in event) for (const tile of event.tiles) pointed.tiles.add(tile);
        if ("cards" in event && typeof event.cards !== "number")
            for (const card of event.cards) pointed.cards.add(card);
        if ("seat" in event) pointed.seats.add(event.seat);
    }
    return pointed;
}

/** What rivals have done, by what it was done with: the seat that did it. */
export interface Traced {
    tiles: Map<string, number>;
    /** Players who have taken money. */
    takers: Set<number>;
}

export function tracedBy(traces: readonly Trace<AlhambraEvent>[]): Traced {
    const tiles = traces.flatMap(({ seat, events }) =>
        [...pointedAt(events).tiles].map((tile): [string, number] => [tile, seat]),
    );
    const took = traces.filter(({ events }) => events.some(({ event }) => event === "alhambra-took"));
    return { tiles: new Map(tiles), takers: new Set(took.map(({ seat }) => seat)) };
}
