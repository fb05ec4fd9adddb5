import { expect, test } from "vitest";
import alhambra from "../src/learn/lessons/alhambra.json";
import sabika from "../src/learn/lessons/sabika.json";
import { Progress } from "../src/learn/progress";
import { movesOf } from "../src/lib/question";
import type { Choice, Message, Question } from "../src/lib/schema";
import { answer, askAt, placesAt, taskAt, viewAt, type Chapter, type Lesson } from "../src/learn/lesson";

function asked(...moves: string[]): Question {
    const title: Message = [":word", [""]];
    const choices = moves.map((move): Choice => ({ moves: [move], label: [":word", [move]] }));
    return { title, groups: [{ title, choices }] };
}

const LESSONS = [alhambra, sabika] as unknown as Lesson[];

const chapter: Chapter = {
    id: "pearls",
    start: { pearls: 3 },
    steps: [
        { id: "look", anchor: "goal", change: null, places: ["part:shore"], asks: [] },
        {
            id: "take",
            anchor: "taking",
            change: { pearls: [9] },
            places: [],
            asks: [
                {
                    task: 0,
                    places: ["pearl:2"],
                    choice: ["take 2"],
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
                    places: [],
                    choice: ["stop"],
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
    expect(viewAt(chapter, { step: 0, answered: 0 })).toEqual({ pearls: 3 });
    expect(viewAt(chapter, BEGUN)).toEqual({ pearls: 9 });
    expect(viewAt(chapter, { step: 1, answered: 1 })).toEqual({ pearls: 6 });
});

test("the right move leads on, and tells what the others did", () => {
    const { verdict, place, entries } = answer(chapter, BEGUN, ["take 2"]);
    expect(verdict).toBe("right");
    expect(place).toEqual({ step: 1, answered: 1 });
    expect(entries.map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a move that is as good leads on as well, but moves after it do not count", () => {
    expect(answer(chapter, BEGUN, ["take 3", "stop"])).toMatchObject({
        verdict: "also",
        place: { step: 1, answered: 1 },
    });
});

test("of several moves none is played if one is wrong", () => {
    expect(answer(chapter, BEGUN, ["take 1"])).toEqual({ verdict: "wrong", place: BEGUN, entries: [] });
    expect(answer(chapter, BEGUN, ["take 2", "take 1"]).place).toEqual(BEGUN);
});

test("the list of what to do is done when all its moves are", () => {
    expect(taskAt(chapter, { step: 0, answered: 0 })).toBe(0);
    expect([0, 1, 2].map((answered) => taskAt(chapter, { step: 1, answered }))).toEqual([0, 0, 1]);
});

test("what the learner is asked for is pointed at, and nothing once it is done", () => {
    expect(placesAt(chapter, { step: 0, answered: 0 })).toEqual(["part:shore"]);
    expect([0, 1, 2].map((answered) => placesAt(chapter, { step: 1, answered }))).toEqual([
        ["pearl:2", "choice:take 2"],
        ["choice:stop"],
        [],
    ]);
});

const CHAPTERS = LESSONS.flatMap(({ game, chapters }) => chapters.map((chapter) => ({ game, chapter })));

test.each(CHAPTERS)(
    "in $game, $chapter.id, every move that is asked for leads to the next one",
    ({ chapter }) => {
        chapter.steps.forEach((step, number) => {
            let place = { step: number, answered: 0 };
            for (const ask of step.asks) {
                expect(askAt(chapter, place)).toBe(ask);
                expect(movesOf(ask.question)).toContain(ask.move);
                for (const move of ask.also) expect(movesOf(ask.question)).toContain(move);
                for (const { move } of ask.refused) expect(movesOf(ask.question)).not.toContain(move);
                place = answer(chapter, place, [ask.move]).place;
            }
            expect(askAt(chapter, place)).toBeUndefined();
        });
    },
);

test("progress is remembered by chapter, and a finished one begins anew", () => {
    const lesson: Lesson = { game: "pearls", chapters: [chapter, { ...chapter, id: "more" }] };
    const progress = new Progress(lesson);
    expect(progress.next.id).toBe("pearls");
    progress.reach(chapter, 1);
    expect(new Progress(lesson).stepOf(chapter)).toBe(1);
    progress.reach(chapter, 2);
    progress.reach(chapter, 1);
    expect(progress.isFinished(chapter)).toBe(true);
    expect(progress.stepOf(chapter)).toBe(0);
    expect(new Progress(lesson).next.id).toBe("more");
});

test("what a choice does beyond the step is not played", () => {
    const { verdict, place } = answer(chapter, BEGUN, ["take 2", "stop", "take 1"]);
    expect(verdict).toBe("right");
    expect(place).toEqual({ step: 1, answered: 2 });
});
