/** What each of the others has done since the viewer's last move. */
import type { Trace } from "../games/board";
import { movesThatCount } from "../lib/log.svelte";
import type { GameEvent, LogEntry } from "../lib/schema";

/** A rival without a seat: what he does belongs to the moves of the players. */
export interface SeatlessRival {
    /** The number after those of the seats. */
    seat: number;
    isHis: (event: GameEvent) => boolean;
}

/** The last turn of each seat, in the order in which they were played; for spectators, everybody's. */
export function tracesOf(
    entries: readonly LogEntry[],
    viewer: number | null,
    rival: SeatlessRival | null = null,
): Trace<GameEvent>[] {
    const moves = movesThatCount(entries).toReversed();
    if (rival) {
        const events = lastTurnOf(rival, moves);
        return events.length ? [{ seat: rival.seat, events }] : [];
    }
    const traces: Trace<GameEvent>[] = [];
    for (const { seat, events } of moves) {
        if (seat === viewer) break;
        const own = events.filter((event) => "seat" in event && event.seat === seat);
        const newest = traces[0];
        if (newest?.seat === seat) newest.events = [...own, ...newest.events];
        else if (traces.some((trace) => trace.seat === seat)) continue;
        else traces.unshift({ seat, events: own });
    }
    return traces;
}

/** A move that begins with something of his decides for him, or only ends a turn: his turn may have begun with an earlier one. */
function lastTurnOf({ isHis }: SeatlessRival, newestFirst: readonly LogEntry[]): GameEvent[] {
    let found: GameEvent[] = [];
    for (const { events } of newestFirst) {
        const his = events.filter(isHis);
        if (!his.length) break;
        found = [...his, ...found];
        if (!isHis(events[0]!)) break;
    }
    return found;
}
