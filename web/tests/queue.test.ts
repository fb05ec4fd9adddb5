import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Stage } from "../src/games/board";
import type { GameEvent } from "../src/lib/schema";
import { MOST_WAITING, StepQueue, type QueuedStep } from "../src/table/queue.svelte";
import { tracesOf } from "../src/table/traces";

const STEP = 500;
const LONG = STEP * 100;

const stage = (subject: string, gains: number[], beats = 1): Stage<GameEvent> => ({
    title: subject,
    subject,
    events: [],
    gains,
    beats,
});

describe("a queue of steps", () => {
    let step = STEP;
    let hidden = false;
    let stages: Record<number, Stage<GameEvent>[]>;
    let silent: number[];
    let shown: number[];
    let queue: StepQueue<string>;

    const add = (n: number, isOwn = false): void =>
        queue.add({ n, events: [], view: `view ${n}`, isOwn } satisfies QueuedStep<string>);

    beforeEach(() => {
        vi.useFakeTimers();
        [step, hidden, stages, silent, shown] = [STEP, false, {}, [], []];
        queue = new StepQueue<string>({
            stepMs: () => step,
            isHidden: () => hidden,
            weight: ({ n }) => (silent.includes(n) ? 0 : 1),
            stages: ({ n }) => stages[n] ?? [],
            onshown: ({ n }) => shown.push(n),
        });
    });

    afterEach(() => {
        queue.close();
        vi.useRealTimers();
    });

    test("shows the first step at once and each further one when its time has come", () => {
        for (const n of [1, 2, 3]) add(n);
        expect([queue.shown?.view, queue.isBehind]).toEqual(["view 1", true]);
        vi.advanceTimersByTime(STEP - 1);
        expect(queue.shown?.n).toBe(1);
        vi.advanceTimersByTime(1);
        expect([queue.shown?.n, queue.isBehind]).toEqual([2, true]);
        vi.advanceTimersByTime(STEP);
        expect([queue.shown?.n, queue.isBehind]).toEqual([3, false]);
    });

    test("never lets one's own move wait for the step before it", () => {
        add(1);
        add(2, true);
        expect([queue.shown?.n, queue.isBehind]).toEqual([2, false]);
        add(3);
        expect([queue.shown?.n, queue.isBehind]).toEqual([2, true]);
        vi.advanceTimersByTime(STEP);
        expect(queue.shown?.n).toBe(3);
    });

    test("spends no time on a step that shows nothing", () => {
        silent = [2];
        for (const n of [1, 2, 3]) add(n);
        vi.advanceTimersByTime(STEP);
        expect([queue.shown?.n, shown]).toEqual([3, [1, 2, 3]]);
    });

    test("skips to the newest position", () => {
        for (const n of [1, 2, 3]) add(n);
        queue.skip();
        expect([queue.shown?.n, queue.isBehind, queue.summed]).toEqual([3, false, false]);
        vi.advanceTimersByTime(LONG);
        expect(shown).toEqual([1, 3]);
    });

    test("shows everything at once without a pace", () => {
        step = 0;
        stages[2] = [stage("gardens", [3])];
        for (const n of [1, 2, 3]) add(n);
        expect([queue.shown?.n, queue.isBehind, queue.counting, queue.summed]).toEqual([
            3,
            false,
            null,
            false,
        ]);
    });

    test("sums up what nobody watches, until one moves", () => {
        hidden = true;
        add(1);
        add(2);
        expect([queue.shown?.n, queue.isBehind, queue.summed]).toEqual([2, false, true]);
        hidden = false;
        add(3, true);
        expect(queue.summed).toBe(false);
    });

    test("sums up more steps than anybody wants to watch", () => {
        for (let n = 1; n <= MOST_WAITING + 1; n++) add(n);
        expect([queue.isBehind, queue.summed]).toEqual([true, false]);
        add(MOST_WAITING + 2);
        expect([queue.shown?.n, queue.isBehind, queue.summed]).toEqual([MOST_WAITING + 2, false, true]);
    });

    test("counts a scoring out stage by stage, and a wall side by side, before anything else happens", () => {
        stages[1] = [stage("gardens", [3, 0]), stage("wall", [2, 5], 3)];
        add(1);
        add(2);
        const seen: [string, number][] = [];
        while (queue.counting && seen.length < 20) {
            const { stages: all, at, beat } = queue.counting;
            seen.push([all[at]!.subject, beat]);
            vi.advanceTimersToNextTimer();
        }
        expect(seen).toEqual([["gardens", 1], ["wall", 1], ["wall", 2], ["wall", 3]]); // prettier-ignore
        expect(queue.shown?.n).toBe(2);
    });

    test("is behind while one's own scoring is counted, and skipping ends it", () => {
        stages[1] = [stage("gardens", [3])];
        add(1, true);
        expect(queue.isBehind).toBe(true);
        queue.skip();
        expect([queue.isBehind, queue.counting]).toEqual([false, null]);
    });

    test("waits while somebody reads", () => {
        add(1);
        add(2);
        queue.hold(true);
        vi.advanceTimersByTime(LONG);
        expect([queue.shown?.n, queue.isBehind]).toEqual([1, true]);
        queue.hold(false);
        expect(queue.shown?.n).toBe(2);
    });
});

describe("what rivals have done", () => {
    const took = (seat: number, card: string): GameEvent => ({ event: "alhambra-took", seat, cards: [card] });
    const move = (seat: number, ...events: GameEvent[]) => ({ n: 0, kind: "move", seat, text: "", events });

    test("is what each has done since one's own last move", () => {
        const entries = [
            move(1, took(1, "old")),
            move(0, took(0, "mine")),
            move(1, took(1, "a")),
            move(1, took(1, "b"), took(2, "of another")),
            move(2, took(2, "c")),
        ];
        expect(tracesOf(entries, 0)).toEqual([
            { seat: 1, events: [took(1, "a"), took(1, "b")] },
            { seat: 2, events: [took(2, "c")] },
        ]);
    });

    test("is everybody's last turn for those who only watch", () => {
        const entries = [move(0, took(0, "a")), move(1, took(1, "b")), move(0, took(0, "c"))];
        expect(tracesOf(entries, null)).toEqual([
            { seat: 1, events: [took(1, "b")] },
            { seat: 0, events: [took(0, "c")] },
        ]);
    });

    describe("of a rival without a seat", () => {
        const worked = (card: string): GameEvent => ({
            event: "sabika-yusuf",
            tile: "1",
            card,
            worker: "poet",
            square: "inner-0",
        });
        const rested: GameEvent = { event: "sabika-rested", seat: 0, worker: "poet" };
        const sailed: GameEvent = { event: "sabika-yusuf-sailed", city: "fez" };
        const yusuf = { seat: 1, isHis: ({ event }: GameEvent) => event.startsWith("sabika-yusuf") };

        test("is what came with one's own last move", () => {
            const entries = [move(0, rested, worked("1")), move(0, rested, worked("2"))];
            expect(tracesOf(entries, 0, yusuf)).toEqual([{ seat: 1, events: [worked("2")] }]);
            expect(tracesOf([...entries, move(0, rested)], 0, yusuf)).toEqual([]);
        });

        test("goes on where one decides for him", () => {
            const entries = [move(0, rested), move(0, rested, worked("2")), move(0, sailed)];
            expect(tracesOf(entries, 0, yusuf)).toEqual([{ seat: 1, events: [worked("2"), sailed] }]);
        });
    });

    test("forgets what was taken back", () => {
        const undo = { n: 0, kind: "undo", seat: 1, text: "1", events: [], taken_back: 1 };
        expect(tracesOf([move(1, took(1, "a")), undo], 0)).toEqual([]);
    });
});
