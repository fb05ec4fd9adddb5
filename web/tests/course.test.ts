import { describe, expect, test } from "vitest";
import { courseOf, gridOf, lineOf, places, turnEnds } from "../src/table/course";

describe("the course of a game", () => {
    const scores = [
        [0, 0],
        [0, 0],
        [3, 0],
        [3, 0],
        [3, -2],
        [3, -2],
    ];
    const course = courseOf(5, (at) => scores[at]!);

    test("has the moments at which points changed, and the end", () => {
        expect(course.map(({ at }) => at)).toEqual([0, 2, 4, 5]);
        expect(course.at(-1)!.scores).toEqual([3, -2]);
    });

    test("is drawn in steps: nothing is gained between two moments", () => {
        const line = lineOf(
            course,
            0,
            (at) => at * 10,
            (points) => -points,
        );
        expect(line).toBe("M0 0H20V-3H40V-3H50V-3");
    });

    test("is measured with round numbers", () => {
        expect(gridOf(0, 169)).toEqual([0, 50, 100, 150]);
        expect(gridOf(-7, 9)).toEqual([-5, 0, 5]);
        expect(gridOf(0, 3)).toEqual([0, 1, 2, 3]);
    });
});

describe("places", () => {
    test("follow the points, and those with as many share one", () => {
        expect(places([10, 30, 10, 20], [1])).toEqual([
            { seat: 1, place: 1 },
            { seat: 3, place: 2 },
            { seat: 0, place: 3 },
            { seat: 2, place: 3 },
        ]);
    });

    test("put winners first where a tie was broken", () => {
        expect(places([20, 20], [1])).toEqual([
            { seat: 1, place: 1 },
            { seat: 0, place: 2 },
        ]);
    });

    test("begin with the first also where a rival has won whom nobody plays", () => {
        expect(places([40], [])).toEqual([{ seat: 0, place: 1 }]);
    });
});

describe("turns", () => {
    test("end where the next one begins, and at the end", () => {
        const turns = [1, 1, 1, 2, 3, 3];
        expect(turnEnds(5, (at) => turns[at]!)).toEqual([0, 3, 4, 5]);
        expect(turnEnds(0, () => 1)).toEqual([0]);
    });
});
