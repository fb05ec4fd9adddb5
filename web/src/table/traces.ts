/** What each of the others has done since the viewer's last move. */
import type { Trace } from "../games/board";
import { movesThatCount } from "../lib/log.svelte";
import type { GameEvent, LogEntry } from "../lib/schema";

/** Of each seat its last turn, in the order in which they were played; of those who watch alone, everybody's. */
export function tracesOf(entries: readonly LogEntry[], viewer: number | null): Trace<GameEvent>[] {
    const traces: Trace<GameEvent>[] = [];
    for (const { seat, events } of movesThatCount(entries).toReversed()) {
        if (seat === viewer) break;
        const own = events.filter((event) => "seat" in event && event.seat === seat);
        const newest = traces[0];
        if (newest?.seat === seat) newest.events = [...own, ...newest.events];
        else if (traces.some((trace) => trace.seat === seat)) continue;
        else traces.unshift({ seat, events: own });
    }
    return traces;
}
