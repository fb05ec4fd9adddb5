import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, test } from "vitest";
import { canJoin, choicesOf, takeMove, tilesToLay } from "../src/games/alhambra/choices";
import { BUILDINGS, cardOf, CURRENCIES, keyed, sorted, tileOf } from "../src/games/alhambra/content";
import { boundsOf, longestWall } from "../src/games/alhambra/palace";
import { overpaid, payingMoves, payments, waysToPay } from "../src/games/alhambra/payment";
import { pointedAt } from "../src/games/alhambra/pointed";
import { Turn } from "../src/games/alhambra/turn.svelte";
import { cellName, moveLabel, planLabels, sentences, tileName } from "../src/games/alhambra/words";
import lesson from "../src/learn/lessons/alhambra.json";
import { LANGUAGES, locale } from "../src/lib/locale.svelte";
import { patched, type Change } from "../src/lib/patch";
import { movesOf } from "../src/lib/question";
import type { AlhambraEvent, AlhambraView, Choice, Message, Planned, Question } from "../src/lib/schema";

const start = lesson.start as unknown as AlhambraView;

/** Every position of the tutorial: real views of a real game, with the events that led to them and the moves offered. */
const positions: { view: AlhambraView; events: AlhambraEvent[]; legal: string[] }[] = [];
beforeAll(() => {
    let view = start;
    const see = (change: unknown, events: AlhambraEvent[], legal: string[]): void => {
        if (change) view = patched(view, change as Change) as AlhambraView;
        positions.push({ view, events, legal });
    };
    for (const { change, asks } of lesson.steps) {
        see(change, [], []);
        for (const { question, entries } of asks) {
            positions.at(-1)!.legal = movesOf(question as unknown as Question);
            for (const entry of entries) see(entry.change, entry.events as unknown as AlhambraEvent[], []);
        }
    }
});

function withHand(hand: string[], market: (string | null)[], rest: Partial<AlhambraView> = {}): AlhambraView {
    return { ...start, phase: "action", hand, market, paid: [], bought: [], ...rest };
}

describe("what is printed", () => {
    const printed = readFileSync(
        resolve(import.meta.dirname, "../../src/granada/games/alhambra/content.toml"),
        "utf-8",
    );

    test("buildings and currencies come in the order of the content", () => {
        const ids = [...printed.matchAll(/\{ id = "(\w+)"/g)].map(([, id]) => id);
        expect(ids).toEqual([...CURRENCIES, ...BUILDINGS]);
    });

    test("a tile's name says building, price and walls", () => {
        expect(tileOf("tower-11n")).toEqual({ building: "tower", cost: 11, walls: ["n"] });
        expect(tileOf("pavilion-8")).toEqual({ building: "pavilion", cost: 8, walls: [] });
        expect(cardOf("dinar-9")).toEqual({ currency: "dinar", value: 9 });
    });

    test("a hand is sorted by currency, low cards first, and equal cards have keys of their own", () => {
        const hand = sorted(["ducat-1", "dirham-9", "florin-5", "dirham-2", "florin-5"]);
        expect(hand).toEqual(["florin-5", "florin-5", "dirham-2", "dirham-9", "ducat-1"]);
        expect(new Set(keyed(hand).map(({ key }) => key)).size).toBe(5);
    });
});

describe("payments", () => {
    test("exact ones come first, then the least too much, and none has a superfluous card", () => {
        const ways = waysToPay(["dinar-9", "dinar-2", "dinar-2", "dinar-5", "dinar-6"], 11);
        expect(ways[0]).toEqual(["dinar-9", "dinar-2"]);
        expect(ways[1]).toEqual(["dinar-6", "dinar-5"]);
        expect(ways).not.toContainEqual(["dinar-9", "dinar-2", "dinar-2"]);
        expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length);
    });

    test("only cards in the currency of the tile's space pay for it", () => {
        const view = withHand(["florin-9", "dirham-4", "dirham-3"], [null, "arcades-6ne", null, null]);
        expect(payments(view, "arcades-6ne")).toEqual([["dirham-4", "dirham-3"]]);
        expect(overpaid(view, "arcades-6ne", ["dirham-4", "dirham-3"])).toBe(1);
    });

    test("a payment is made with high cards first, and goes on where it was left", () => {
        const view = withHand(["dinar-2", "dinar-9"], [null, null, "tower-11n", null]);
        expect(payingMoves(view, "tower-11n", ["dinar-2", "dinar-9"])).toEqual([
            "buy tower-11n",
            "pay dinar-9",
            "pay dinar-2",
            "settle",
        ]);
        const begun = { ...view, phase: "payment", hand: ["dinar-2", "dinar-9"], paid: ["dinar-8"] };
        expect(payments(begun, "tower-11n")).toEqual([]);
        expect(payments({ ...begun, hand: ["dinar-3"] }, "tower-11n")).toEqual([["dinar-3"]]);
        expect(payingMoves(begun, "tower-11n", ["dinar-3"])).toEqual(["pay dinar-3", "settle"]);
    });
});

describe("choices", () => {
    const display = ["dinar-3", "florin-1", "florin-1", "ducat-9"];
    const choices = choicesOf([
        "take dinar-3",
        "take florin-1",
        "take ducat-9",
        "take florin-1 dinar-3",
        "take florin-1 florin-1",
        "take florin-1 florin-1 dinar-3",
    ]);

    test("cards can join those that are chosen as long as that is a legal move", () => {
        expect(canJoin(choices, display, [0])).toEqual(new Set([1, 2]));
        expect(canJoin(choices, display, [0, 2])).toEqual(new Set([1]));
        expect(canJoin(choices, display, [3])).toEqual(new Set());
        expect(takeMove(choices, ["dinar-3", "florin-1"])).toBe("take florin-1 dinar-3");
        expect(takeMove(choices, ["dinar-3", "ducat-9"])).toBeUndefined();
    });

    test("tiles to lay down know their cells, and the tiles they can be swapped for", () => {
        const laying = choicesOf([
            "place tower-11n 2,-1",
            "place tower-11n 0,1",
            "swap tower-11n garden-8ne",
            "reserve pavilion-8",
            "give pavilion-8",
        ]);
        expect(laying.sites.get("tower-11n")).toEqual(new Set(["2,-1", "0,1"]));
        expect(laying.swaps.get("tower-11n")).toEqual(new Set(["garden-8ne"]));
        expect(tilesToLay(laying)).toEqual(["tower-11n", "pavilion-8"]);
    });
});

describe("palaces", () => {
    test("the longest wall is as long as the server says, in every position of a game", () => {
        let longest = 0;
        for (const { view } of positions) {
            view.palaces.forEach((palace, seat) => {
                const sides = Math.max(0, longestWall(palace).length - 1);
                const rows = (view.if_scored_now ?? view.sheets.at(-1)!).rows;
                expect(sides).toBe(rows[seat]!.at(-1));
                longest = Math.max(longest, sides);
            });
        }
        expect(longest).toBeGreaterThan(12);
    });

    test("a wall that closes counts whole, and comes back to where it began", () => {
        const ring = longestWall([
            { tile: "pavilion-5nw", east: -1, north: 1 },
            { tile: "pavilion-6n", east: 0, north: 1 },
            { tile: "seraglio-4ne", east: 1, north: 1 },
            { tile: "pavilion-7e", east: 1, north: 0 },
            { tile: "pavilion-4es", east: 1, north: -1 },
            { tile: "seraglio-8s", east: 0, north: -1 },
            { tile: "pavilion-3sw", east: -1, north: -1 },
            { tile: "seraglio-7w", east: -1, north: 0 },
        ]);
        expect(ring).toHaveLength(13);
        expect(ring.at(-1)).toEqual(ring[0]);
    });

    test("a fountain alone has no wall", () => {
        expect(longestWall([])).toEqual([]);
    });

    test("the ground goes as far as the tiles and their margin", () => {
        const placed = [
            { tile: "tower-11", east: 2, north: 0 },
            { tile: "garden-11", east: 0, north: -1 },
        ];
        expect(boundsOf(placed, 1)).toEqual({ west: -1, north: 1, columns: 5, rows: 4 });
    });
});

test("the log points at tiles, cards and seats", () => {
    const pointed = pointedAt([
        { event: "alhambra-swapped", seat: 1, tile: "tower-11n", out: "garden-8ne", cell: "0,1" },
        { event: "alhambra-money-drawn", cards: ["dinar-9"] },
        { event: "alhambra-money-reshuffled", cards: 40 },
    ]);
    expect(pointed.tiles).toEqual(new Set(["tower-11n", "garden-8ne"]));
    expect(pointed.cards).toEqual(new Set(["dinar-9"]));
    expect(pointed.seats).toEqual(new Set([1]));
});

describe.each(LANGUAGES)("words in %s", (language) => {
    const names = ["Ana", "Ben"];

    beforeAll(() => locale.use(language));

    /** A message that is missing shows its id, an argument that is missing its name in braces. */
    const isWhole = (text: string): boolean =>
        text !== "" && !/\{|alhambra-|currency-|building-|event-/.test(text);

    test("every event of a game has a sentence, and every legal move a label", () => {
        const told = positions.flatMap(({ view, events }) => sentences(events, names, view));
        expect(told.length).toBeGreaterThan(40);
        expect(told.filter(({ text }) => !isWhole(text))).toEqual([]);
        const labels = positions.flatMap(({ legal }) => legal.map((move) => moveLabel(move)));
        expect(labels.length).toBeGreaterThan(100);
        expect(labels.filter((label) => !isWhole(label))).toEqual([]);
    });

    test("tiles, cells and money are named", () => {
        expect(isWhole(tileName("tower-11n"))).toBe(true);
        expect(isWhole(cellName({ east: 2, north: -1 }))).toBe(true);
        for (const move of ["swap tower-11n garden-8ne", "give tower-11n", "use tower-11n", "pass", "settle"])
            expect(isWhole(moveLabel(move))).toBe(true);
    });
});

test("words are those of the language", async () => {
    await locale.use("en");
    expect(moveLabel("take florin-1 dinar-3")).toBe("take 1 florin, 3 dinars");
    expect(moveLabel("place tower-11n 2,-1")).toBe(
        "build tower 11 (wall north), 2 east, 1 south of the fountain",
    );
    await locale.use("ru");
    expect(moveLabel("withdraw tower-11")).toBe("перенести башню 11 в запас");
});

describe("a turn that is being thought out", () => {
    const hand = ["dinar-2", "dinar-7", "florin-1"];
    const market = ["tower-9", null, "garden-8n", null];
    const legal = ["take florin-3", "take florin-1", "take florin-3 florin-1", "buy garden-8n"];
    const display = ["florin-3", "dinar-9", "florin-1"];
    /** Somebody's turn, and a way to let them see another position. */
    const choose = (): void => undefined;
    function seated(): { turn: Turn; see: (next: AlhambraView) => void } {
        const seen = new SvelteMap([["now", withHand(hand, market, { display })]]);
        const choices = legal.map((move): Choice => ({ moves: [move], label: [":word", [move]] }));
        const title: Message = [":word", ["alhambra"]];
        const props = {
            question: { title, groups: [{ title, choices }] },
            names: [],
            live: true,
            happened: [],
            choose,
            busy: false,
            pointed: [],
        };
        const turn = new Turn(() => ({ ...props, view: seen.get("now")! }));
        return { turn, see: (next) => seen.set("now", next) };
    }

    test("forgets the cards it wanted when others lie on display", () => {
        const { turn, see } = seated();
        turn.pick([0, 2]);
        expect(turn.picked).toEqual([0, 2]);
        see(withHand(hand, market, { display: display.slice(0, 2) }));
        expect(turn.picked).toEqual([]);
    });

    test("forgets the tile it wanted when that is gone", () => {
        const { turn, see } = seated();
        turn.want("garden-8n");
        see(withHand(hand, ["tower-9", null, null, null], { display }));
        expect(turn.bill).toBeNull();
    });

    test("lays the best payment ready, or says that a tile is too dear", () => {
        const { turn } = seated();
        turn.want("garden-8n");
        expect([turn.bill, turn.tooDear, turn.paying]).toEqual([
            "garden-8n",
            null,
            ["dinar-7#0", "dinar-2#0"],
        ]);
        turn.want("tower-9");
        expect([turn.bill, turn.tooDear, turn.paying]).toEqual([null, "tower-9", []]);
        turn.want("tower-9");
        expect(turn.isUndecided).toBe(true);
    });
});

test("a hint tells a purchase as one deed, and points at what it is about", async () => {
    await locale.use("en");
    const moves = ["buy garden-8n", "pay dinar-7", "pay dinar-2", "settle", "take florin-3"];
    const plan = moves.map((move): Planned => ({ choice: { moves: [move], label: [":word", [move]] } }));
    expect(planLabels(plan, [], withHand([], []))).toEqual([
        "Buy garden 8 (wall north) for 7 + 2 dinars",
        "Take 3 florins",
    ]);
    expect(pointedAt([], moves)).toEqual({
        tiles: new Set(["garden-8n"]),
        cards: new Set(["florin-3"]),
        seats: new Set(),
    });
});
