import { expect, test } from "vitest";
import alhambra from "../src/learn/lessons/alhambra.json";
import sabika from "../src/learn/lessons/sabika.json";
import { movesOf } from "../src/lib/question";
import type { Choice, Message, Question } from "../src/lib/schema";
import { answer, askAt, taskAt, viewAt, type Lesson } from "../src/learn/lesson";

function asked(...moves: string[]): Question {
    const title: Message = [":word", [""]];
    const choices = moves.map((move): Choice => ({ moves: [move], label: [":word", [move]] }));
    return { title, groups: [{ title, choices }] };
}

const LESSONS = [alhambra, sabika] as unknown as Lesson[];

const lesson: Lesson = {
    game: "pearls",
    start: { pearls: 3 },
    steps: [
        { id: "look", anchor: "goal", change: null, asks: [] },
        {
            id: "take",
            anchor: "taking",
            change: { pearls: [9] },
            asks: [
                {
                    task: 0,
                    question: asked("take 1", "take 2", "take 3"),
                    move: "take 2",
                    also: ["take 3"],
                    refused: [],
                    entries: [
                        { seat: 0, move: "take 2", events: [], change: { pearls: [7] } },
                        { seat: 1, move: "take 1", events: [], change: { pearls: [6] } },
                    ],
                },
                {
                    task: 0,
                    question: asked("stop"),
                    move: "stop",
                    also: [],
                    refused: [],
                    entries: [{ seat: 0, move: "stop", events: [], change: null }],
                },
            ],
        },
    ],
};
const BEGUN = { step: 1, answered: 0 };

test("a view shows all that was played up to its place, also what was not shown", () => {
    expect(viewAt(lesson, { step: 0, answered: 0 })).toEqual({ pearls: 3 });
    expect(viewAt(lesson, BEGUN)).toEqual({ pearls: 9 });
    expect(viewAt(lesson, { step: 1, answered: 1 })).toEqual({ pearls: 6 });
});

test("the right move leads on, and tells what the others did", () => {
    const { verdict, place, entries } = answer(lesson, BEGUN, ["take 2"]);
    expect(verdict).toBe("right");
    expect(place).toEqual({ step: 1, answered: 1 });
    expect(entries.map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a move that is as good leads on as well, but moves after it do not count", () => {
    expect(answer(lesson, BEGUN, ["take 3", "stop"])).toMatchObject({
        verdict: "also",
        place: { step: 1, answered: 1 },
    });
});

test("of several moves none is played if one is wrong", () => {
    expect(answer(lesson, BEGUN, ["take 1"])).toEqual({ verdict: "wrong", place: BEGUN, entries: [] });
    expect(answer(lesson, BEGUN, ["take 2", "take 1"]).place).toEqual(BEGUN);
    expect(answer(lesson, BEGUN, ["take 2", "stop", "stop"]).place).toEqual(BEGUN);
});

test("the list of what to do is done when all its moves are", () => {
    expect(taskAt(lesson, { step: 0, answered: 0 })).toBe(0);
    expect([0, 1, 2].map((answered) => taskAt(lesson, { step: 1, answered }))).toEqual([0, 0, 1]);
});

test.each(LESSONS)("in $game every move that is asked for is legal and leads to the next one", (lesson) => {
    lesson.steps.forEach((step, number) => {
        let place = { step: number, answered: 0 };
        for (const ask of step.asks) {
            expect(askAt(lesson, place)).toBe(ask);
            expect(movesOf(ask.question)).toContain(ask.move);
            for (const move of ask.also) expect(movesOf(ask.question)).toContain(move);
            for (const { move } of ask.refused) expect(movesOf(ask.question)).not.toContain(move);
            place = answer(lesson, place, [ask.move]).place;
        }
        expect(askAt(lesson, place)).toBeUndefined();
    });
});
