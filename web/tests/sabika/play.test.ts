import { describe, expect, it } from "vitest";
import { BoardPlay } from "../../src/games/sabika/play.svelte";
import { atHand, firstStep, onBoard } from "../../src/games/sabika/question";
import type { Choice, Question } from "../../src/lib/schema";
import { first, words } from "./game";

const way = (worker: string, square: string, preferred = false): Choice => ({
    moves: [`work ${worker} ${square}`],
    label: [":square", [square]],
    places: [`square:${square}`],
    preferred,
});

/** Two builders, of which the second has a cheaper way to the first square only. */
const question: Question = {
    title: ["sabika-task-turn", []],
    groups: [
        {
            title: ["sabika-group-squares", ["builder-1"]],
            choices: [way("builder-1", "outer-1"), way("builder-1", "outer-2")],
            place: "worker:builder-1",
        },
        {
            title: ["sabika-group-squares", ["builder-2"]],
            choices: [way("builder-2", "outer-1", true), way("builder-2", "outer-2")],
            place: "worker:builder-2",
        },
    ],
};

function played(asked = question): { play: BoardPlay; chosen: string[][] } {
    const chosen: string[][] = [];
    const props = {
        view: first,
        question: asked,
        names: ["Ana", "Ben"],
        live: true,
        events: [],
        choose: (...moves: string[]) => void chosen.push(moves),
        busy: false,
        pointed: [],
    };
    return {
        play: new BoardPlay(
            () => props,
            () => words,
        ),
        chosen,
    };
}

describe("a square that two builders can reach", () => {
    it("is chosen by one click for the preferred builder, and tells of that one alone", () => {
        const { play, chosen } = played();
        expect(play.choicesAt("square:outer-1").map(({ choice }) => choice.moves[0])).toEqual([
            "work builder-2 outer-1",
        ]);
        play.pick("square:outer-1");
        expect(chosen).toEqual([["work builder-2 outer-1"]]);
    });

    it("is chosen for the other builder, if that one was picked before", () => {
        const { play, chosen } = played();
        play.pick("worker:builder-1");
        play.pick("square:outer-1");
        expect(chosen).toEqual([["work builder-1 outer-1"]]);
    });

    it("asks for the builder where neither is preferred", () => {
        const { play, chosen } = played();
        play.pick("square:outer-2");
        expect(chosen).toEqual([]);
        play.pick("worker:builder-2");
        expect(chosen).toEqual([["work builder-2 outer-2"]]);
    });
});

describe("what a main action is done to", () => {
    const main: Choice = { moves: ["main"], label: [":square", ["a"]], places: ["square:a"], begins: true };
    const direct: Choice = { moves: ["main", "export fez"], label: [":city", ["fez"]], places: ["city:fez"] };
    const raw: Choice = { moves: ["secondary raw"], label: [":item", ["clay"]], places: ["space:R1"] };
    const asked: Question = {
        title: ["sabika-task-on-square", ["a"]],
        groups: [{ title: ["sabika-group-export", []], choices: [main, raw, direct] }],
    };

    it("is chosen on the board with one click", () => {
        const { play, chosen } = played(asked);
        play.pick("city:fez");
        expect(chosen).toEqual([["main", "export fez"]]);
    });

    it("is not in the list of words, which has its beginning", () => {
        const { play } = played(asked);
        expect(onBoard(play).flatMap(({ choices }) => choices)).toEqual([main, raw]);
    });
});

describe("a tile and where to put it", () => {
    const put = (tile: string, storehouse: number): Choice => ({
        moves: [`expand ${tile} ${storehouse}`],
        label: ["sabika-choose-expand", [storehouse, 1]],
        places: [`tile:${tile}`, `storehouse:${storehouse}`],
    });
    const tiles = (...names: string[]): Question => ({
        title: ["sabika-task-storehouse", []],
        step_title: ["sabika-group-expand", []],
        steps: names.map((tile) => [`tile:${tile}`, [":store-tile", [tile]]]),
        groups: names.map((tile) => ({
            title: ["sabika-group-storehouses", [tile]],
            choices: [1, 2, 3, 4].map((storehouse) => put(tile, storehouse)),
        })),
    });

    it("are buttons for all of it, and no first step as well", () => {
        const asked = tiles("S01", "S02");
        const { play } = played(asked);
        expect(atHand(play).flatMap(({ choices }) => choices)).toHaveLength(8);
        expect(firstStep(asked, play)).toBeNull();
    });

    it("are chosen step by step where they are too many for buttons", () => {
        const asked = tiles("S01", "S02", "S03", "S04", "S05", "S06");
        const { play } = played(asked);
        expect(atHand(play)).toEqual([]);
        expect(firstStep(asked, play)?.choices).toHaveLength(6);
    });
});
