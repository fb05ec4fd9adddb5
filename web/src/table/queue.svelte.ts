/** A queue of what happened: shown one step after the other, so that the turns of rivals can be watched.
 *
 * The server decides what happened and what is seen after it; the queue only decides when the page shows it. Whatever waits can be
 * skipped, and nothing can be chosen before the newest position is shown. */
import type { Stage } from "../games/board";
import type { GameEvent } from "../lib/schema";

/** More than this is not watched but summed up. */
export const MOST_WAITING = 60;

export interface QueuedStep<V> {
    /** The number of the entry. */
    n: number;
    events: GameEvent[];
    /** What is seen after it. */
    view: V;
    /** Whether the viewer did it: it is shown at once if nothing waits before it. */
    isOwn: boolean;
}

export interface Counting {
    stages: readonly Stage<GameEvent>[];
    /** The stage that is shown now. */
    at: number;
    /** How much of this stage is shown, from 1 on. */
    beat: number;
}

interface Options<V> {
    /** Milliseconds for a step; 0: everything is shown at once. */
    stepMs: () => number;
    /** Nobody looks at the page. */
    isHidden: () => boolean;
    /** How many steps long somebody looks at it; 0 if there is nothing to see. */
    weight: (step: QueuedStep<V>) => number;
    /** What is counted out one after the other, if it is a scoring. */
    stages: (step: QueuedStep<V>) => readonly Stage<GameEvent>[];
    /** Called when a step is shown and, if it is a scoring, counted out; of steps that are skipped, for the last one. */
    onshown?: (step: QueuedStep<V>) => void;
    /** Called when a stage begins. */
    onstage?: (stage: Stage<GameEvent>) => void;
}

/** A stage of a scoring is read, not only seen. */
const STAGE = 1.8;
/** One side of a wall, say. */
const BEAT = 0.25;

export class StepQueue<V> {
    #waiting = $state.raw<readonly QueuedStep<V>[]>([]);
    /** The step that was shown last. */
    shown = $state.raw<QueuedStep<V> | null>(null);
    counting = $state.raw<Counting | null>(null);
    /** Steps were not shown one by one: there were too many, or nobody looked. */
    summed = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #held = false;

    constructor(private readonly options: Options<V>) {}

    /** Whether what is shown is older than what is known. */
    get isBehind(): boolean {
        return this.#waiting.length > 0 || this.counting !== null;
    }

    add(step: QueuedStep<V>): void {
        const { isHidden, stepMs } = this.options;
        if (step.isOwn && !this.isBehind) this.#stop();
        this.#waiting = [...this.#waiting, step];
        const tooMany = this.#waiting.length > MOST_WAITING;
        if (stepMs() === 0) this.skip();
        else if (isHidden() || tooMany) this.sumUp();
        else if (this.#timer === undefined && !this.#held) this.#next();
    }

    /** Everything that waits is shown at once. */
    skip(): void {
        this.#stop();
        if (!this.isBehind) return;
        this.shown = this.#waiting.at(-1) ?? this.shown;
        this.#waiting = [];
        this.counting = null;
        this.options.onshown?.(this.shown!);
    }

    /** What nobody has watched is to be told in a summary. */
    sumUp(): void {
        this.skip();
        this.summed = true;
    }

    /** Somebody reads: what waits goes on waiting. */
    hold(held: boolean): void {
        this.#held = held;
        if (!held && this.#timer === undefined) this.#next();
    }

    close(): void {
        this.#stop();
        this.#waiting = [];
    }

    #next(): void {
        this.#timer = undefined;
        if (this.#held) return;
        const [step, ...rest] = this.#waiting;
        if (!step) return;
        this.#waiting = rest;
        this.shown = step;
        this.summed = false;
        const stages = this.options.stages(step);
        if (stages.length) return this.#stage(stages, 0);
        this.options.onshown?.(step);
        const weight = this.options.weight(step);
        if (weight) this.#later(weight, () => this.#next());
        else this.#next();
    }

    #stage(stages: readonly Stage<GameEvent>[], at: number): void {
        const stage = stages[at];
        if (!stage) {
            this.counting = null;
            this.options.onshown?.(this.shown!);
            return this.#next();
        }
        this.options.onstage?.(stage);
        this.#beat({ stages, at, beat: 1 });
    }

    #beat(counting: Counting): void {
        this.counting = counting;
        const { stages, at, beat } = counting;
        if (beat < (stages[at]!.beats ?? 1))
            this.#later(BEAT, () => this.#beat({ ...counting, beat: beat + 1 }));
        else this.#later(STAGE, () => this.#stage(stages, at + 1));
    }

    #later(steps: number, then: () => void): void {
        this.#timer = setTimeout(then, steps * this.options.stepMs());
    }

    #stop(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
}
