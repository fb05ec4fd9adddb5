import { describe, expect, test } from "vitest";
import {
    afterwards,
    companionsAt,
    type Known,
    levelOf,
    noteCompanions,
    strengthsOf,
    UNKNOWN,
} from "../src/lib/companion";
import type { SeatInfo } from "../src/lib/schema";

const LEVELS = ["novice", "apprentice", "master", "grandmaster"];

const GAMES = ["alhambra", "sabika", "of somebody else"];

function table(
    id: string,
    kinds: string[],
    more: { game?: string; yours?: number[]; imported?: boolean } = {},
) {
    const seats = kinds.map((kind, seat) => ({ seat, kind }) as SeatInfo);
    return { id, game: "sabika", seats, yours: [0], imported: false, ...more };
}

function play(known: Known, rivals: string[], scores: number[], games: number, game = "sabika"): Known {
    for (let done = 0; done < games; done++)
        known = afterwards(known, table(`${rivals}-${known.games}`, ["human", ...rivals], { game }), scores);
    return known;
}

describe.each(GAMES)("the companion in the game %s", (game) => {
    const strengths = strengthsOf(game);
    const level = (known: Known): string => levelOf(game, known, LEVELS);

    test("knows levels from weak to strong", () => {
        const measured = LEVELS.map((each) => strengths[each]!);
        expect(measured).toEqual([...measured].sort((one, other) => one - other));
        expect(new Set(measured).size).toBe(LEVELS.length);
    });

    test("is a novice for those who have not played yet, and for those who lose to novices", () => {
        expect(level(UNKNOWN)).toBe("novice");
        expect(level(play(UNKNOWN, ["novice"], [50, 90], 5, game))).toBe("novice");
    });

    test("is stronger when one has won, and at last as strong as the best whom one beats", () => {
        const once = play(UNKNOWN, ["novice"], [90, 50], 1, game);
        expect(level(once)).toBe("novice");
        const twice = play(once, ["novice"], [90, 50], 1, game);
        expect(level(twice)).toBe("apprentice");
        expect(level(play(twice, ["apprentice"], [90, 50], 4, game))).toMatch(/master/);
        expect(level(play(UNKNOWN, ["grandmaster"], [90, 50], 8, game))).toBe("grandmaster");
    });

    test("stays the same for those who win as often as they lose", () => {
        let known: Known = { strength: strengths.apprentice!, games: 20, tables: [] };
        for (let pair = 0; pair < 10; pair++) {
            known = play(known, ["apprentice"], [90, 50], 1, game);
            known = play(known, ["apprentice"], [50, 90], 1, game);
        }
        expect(level(known)).toBe("apprentice");
    });
});

describe("the companion", () => {
    test("knows that novices are further behind in Alhambra than in Sabika", () => {
        const strong: Known = { strength: 300, games: 20, tables: [] };
        expect(levelOf("alhambra", strong, LEVELS)).toBe("novice");
        expect(levelOf("sabika", strong, LEVELS)).toBe("apprentice");
    });

    test("becomes weaker again after defeats", () => {
        const strong = play(UNKNOWN, ["master"], [90, 50], 4);
        const { strength } = play(strong, ["novice"], [50, 90], 1);
        expect(strength).toBeLessThan(strong.strength - 50);
    });

    test("goes by all rivals: to be second of three is no defeat", () => {
        const second = play(
            { strength: 240, games: 9, tables: [] },
            ["apprentice", "apprentice"],
            [70, 90, 50],
            1,
        );
        expect(second.strength).toBeCloseTo(240);
    });

    test("takes each game against bots once, and no other games", () => {
        const once = afterwards(UNKNOWN, table("t", ["human", "novice"]), [90, 50]);
        expect(once.games).toBe(1);
        expect(afterwards(once, table("t", ["human", "novice"]), [90, 50])).toBe(once);
        const hotSeat = table("u", ["human", "human", "novice"], { yours: [0, 1] });
        const others = [
            hotSeat,
            table("v", ["human", "human"]),
            table("w", ["human", "novice"], { imported: true }),
            table("x", ["human", "novice"], { yours: [] }),
        ];
        for (const other of others) expect(afterwards(once, other, [90, 50, 40])).toBe(once);
    });

    test("is remembered at the seats of the last tables only", () => {
        for (let n = 0; n < 60; n++) noteCompanions(`table ${n}`, [1, 2]);
        noteCompanions("without", []);
        expect(companionsAt("table 59")).toEqual([1, 2]);
        expect(companionsAt("without")).toEqual([]);
        expect(companionsAt("table 9")).toEqual([]);
    });
});
