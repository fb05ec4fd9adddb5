/** The log of a game as one viewer may know it, with the view after each entry: for replays, and for the log in words. */
import { get } from "./api";
import { patched, type Change } from "./patch";
import type { GameEvent, LogEntry, Replay as TypedReplay } from "./schema";

/** An entry, what it has caused and how it has changed the view. */
export type EntryWithChange = LogEntry & { change: Change | null };

type Replay = Omit<TypedReplay, "entries"> & { entries: EntryWithChange[] };

export class GameLog<V = unknown> {
    entries = $state.raw<EntryWithChange[]>([]);
    readonly viewer: number | null;
    /** The views that were needed so far: the one at 0 is before the first entry. */
    #views: V[];

    private constructor({ viewer, view, entries }: Replay) {
        this.viewer = viewer;
        this.entries = entries;
        this.#views = [view as V];
    }

    static async load<V>(id: string, viewer: number | null, invitation: string | null): Promise<GameLog<V>> {
        const part = (after: number): Promise<Replay> => {
            const query = new URLSearchParams({ after: String(after) });
            if (viewer !== null) query.set("seat", String(viewer));
            if (invitation) query.set("invitation", invitation);
            return get<Replay>(`/tables/${id}/replay?${query.toString()}`);
        };
        const replay = await part(0);
        const log = new GameLog<V>(replay);
        while (log.n < replay.n) log.entries = [...log.entries, ...(await part(log.n)).entries];
        return log;
    }

    /** For a game that begins now, or one that was made up. */
    static from<V>(view: V, entries: EntryWithChange[] = [], viewer: number | null = null): GameLog<V> {
        return new GameLog<V>({ after: 0, viewer, view, entries, n: entries.length });
    }

    get n(): number {
        return this.entries.at(-1)?.n ?? 0;
    }

    append(entry: EntryWithChange): void {
        this.entries = [...this.entries, entry];
    }

    /** The events of the first so many entries, without moves that were taken back. */
    eventsUntil(count: number): GameEvent[] {
        return movesThatCount(this.entries.slice(0, count)).flatMap(({ events }) => events);
    }

    /** The view after so many entries. */
    viewAt(count: number): V {
        for (let at = this.#views.length; at <= count; at++) {
            const { change } = this.entries[at - 1]!;
            const before = this.#views[at - 1]!;
            this.#views.push(change === null ? before : (patched(before, change) as V));
        }
        return this.#views[count]!;
    }
}

/** The moves of a log, without those that were taken back. */
export function movesThatCount<E extends LogEntry>(entries: readonly E[]): E[] {
    let moves: E[] = [];
    for (const entry of entries) {
        if (entry.taken_back) moves = moves.slice(0, -entry.taken_back);
        if (entry.kind === "move") moves.push(entry);
    }
    return moves;
}
