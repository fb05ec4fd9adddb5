/** A game from its first view on, as one pair of eyes has seen it: what the replay shows, and what the log tells. */
import { get } from "./api";
import { patched, type Change } from "./patch";
import type { GameEvent, Happened, Replay as TypedReplay } from "./schema";

/** An entry, what it has caused and how it has changed the view. */
export type Step = Happened & { change: Change | null };

type Replay = Omit<TypedReplay, "steps"> & { steps: Step[] };

export class Story<V = unknown> {
    steps = $state.raw<Step[]>([]);
    readonly eyes: number | null;
    /** The views that were needed so far: the one at 0 is before the first step. */
    #views: V[];

    private constructor({ eyes, view, steps }: Replay) {
        this.eyes = eyes;
        this.steps = steps;
        this.#views = [view as V];
    }

    static async load<V>(id: string, eyes: number | null, invitation: string | null): Promise<Story<V>> {
        const part = (after: number): Promise<Replay> => {
            const query = new URLSearchParams({ after: String(after) });
            if (eyes !== null) query.set("seat", String(eyes));
            if (invitation) query.set("invitation", invitation);
            return get<Replay>(`/tables/${id}/replay?${query.toString()}`);
        };
        const replay = await part(0);
        const story = new Story<V>(replay);
        while (story.n < replay.n) story.steps = [...story.steps, ...(await part(story.n)).steps];
        return story;
    }

    /** For a game that begins now, or one that was made up. */
    static from<V>(view: V, steps: Step[] = [], eyes: number | null = null): Story<V> {
        return new Story<V>({ after: 0, eyes, view, steps, n: steps.length });
    }

    get n(): number {
        return this.steps.at(-1)?.n ?? 0;
    }

    append(step: Step): void {
        this.steps = [...this.steps, step];
    }

    /** What has happened in the first so many steps, without what was taken back. */
    happenedUntil(count: number): GameEvent[] {
        let moves: GameEvent[][] = [];
        for (const { kind, events, taken_back: back = 0 } of this.steps.slice(0, count)) {
            if (back) moves = moves.slice(0, -back);
            if (kind === "move") moves.push(events);
        }
        return moves.flat();
    }

    /** What was to be seen after so many steps. */
    viewAt(count: number): V {
        for (let at = this.#views.length; at <= count; at++) {
            const { change } = this.steps[at - 1]!;
            const before = this.#views[at - 1]!;
            this.#views.push(change === null ? before : (patched(before, change) as V));
        }
        return this.#views[count]!;
    }
}
