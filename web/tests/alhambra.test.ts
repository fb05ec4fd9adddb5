import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { canJoin, laysOf, offersOf, takesOf, withCards } from "../src/games/alhambra/choices";
import { BUILDINGS, cardOf, CURRENCIES, keyed, sorted, tileOf } from "../src/games/alhambra/content";
import { boundsOf, firstSides, sidesOf } from "../src/games/alhambra/palace";
import { pointedAt, tracedBy } from "../src/games/alhambra/pointed";
import { Turn } from "../src/games/alhambra/turn.svelte";
import {
    cellName,
    choiceLabel,
    moveLabel,
    sentences,
    stages,
    standing,
    tileName,
    withoutPoints,
} from "../src/games/alhambra/words";
import lesson from "../src/learn/lessons/alhambra.json";
import { LANGUAGES, locale } from "../src/lib/locale.svelte";
import { patched, type Change } from "../src/lib/patch";
import { plannedOf } from "../src/lib/question";
import type {
    AlhambraEvent,
    AlhambraView,
    Choice,
    Group,
    Message,
    Planned,
    Question,
} from "../src/lib/schema";

const start = lesson.chapters[0]!.start as unknown as AlhambraView;

/** Every position of the tutorial: real views of a real game, with the events that led to them and the choices offered. */
const positions: { view: AlhambraView; events: AlhambraEvent[]; asked: Planned[] }[] = [];
beforeAll(() => {
    let view = start;
    const see = (change: unknown, events: AlhambraEvent[], asked: Planned[]): void => {
        if (change) view = patched(view, change as Change) as AlhambraView;
        positions.push({ view, events, asked });
    };
    for (const chapter of lesson.chapters) {
        view = chapter.start as unknown as AlhambraView;
        for (const { change, asks } of chapter.steps) {
            see(change, [], []);
            for (const { question, entries } of asks) {
                positions.at(-1)!.asked = plannedOf(question as unknown as Question);
                for (const entry of entries)
                    see(entry.change, entry.events as unknown as AlhambraEvent[], []);
            }
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

/** A question with these groups: places, moves and labels of their choices. */
const asking = (...groups: Group[]): Question => ({ title: ["alhambra-ask-actions", []], groups });

describe("choices", () => {
    const display = ["dinar-3", "florin-1", "florin-1", "ducat-9"];
    const take = (...cards: string[]): Choice => ({
        moves: [`take ${cards.join(" ")}`],
        label: [":list money", [cards]],
        places: cards.map((card) => `display:${card}`),
    });
    const title: Message = ["alhambra-group-take", []];
    const offers = offersOf(
        asking({
            title,
            choices: [
                take("dinar-3"),
                take("florin-1"),
                take("ducat-9"),
                take("florin-1", "dinar-3"),
                take("florin-1", "florin-1"),
                take("florin-1", "florin-1", "dinar-3"),
            ],
        }),
    );
    const takes = takesOf(offers);

    test("cards can join those that are chosen as long as that is offered", () => {
        expect(canJoin(takes, display, [0])).toEqual(new Set([1, 2]));
        expect(canJoin(takes, display, [0, 2])).toEqual(new Set([1]));
        expect(canJoin(takes, display, [3])).toEqual(new Set());
        expect(withCards(takes, ["dinar-3", "florin-1"])?.choice.moves).toEqual(["take florin-1 dinar-3"]);
        expect(withCards(takes, ["dinar-3", "ducat-9"])).toBeUndefined();
    });

    test("tiles to lay down know their cells", () => {
        const laying = laysOf(
            offersOf(
                asking({
                    title,
                    place: "tile:tower-11n",
                    choices: [
                        {
                            moves: ["place tower-11n 2,-1"],
                            label: [":cell", ["2,-1"]],
                            places: ["cell:2,-1"],
                        },
                        {
                            moves: ["reserve tower-11n"],
                            label: ["alhambra-choose-reserve", ["tower-11n"]],
                            places: ["reserve:"],
                        },
                    ],
                }),
            ),
        );
        expect(laying.get("tower-11n")!.map(({ cell }) => cell)).toEqual(["2,-1", null]);
    });
});

describe("palaces", () => {
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

    test("every event of a game has a sentence, and every choice a label", () => {
        const told = positions.flatMap(({ view, events }) => sentences(events, names, view));
        expect(told.length).toBeGreaterThan(40);
        expect(told.filter(({ text }) => !isWhole(text))).toEqual([]);
        const labels = positions.flatMap(({ asked }) => asked.map((each) => choiceLabel(each, names)));
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
    const display = ["florin-3", "dinar-9", "florin-1"];
    /** Somebody's turn, and a way to let them see another position. */
    let sent: string[] = [];
    const choose = (...moves: string[]): void => void (sent = moves);
    const mouse = new PointerEvent("click", { pointerType: "mouse" });
    const finger = new PointerEvent("click", { pointerType: "touch" });
    beforeEach(() => (sent = []));

    function seated(isFinal = true): { turn: Turn; see: (next: AlhambraView) => void } {
        const seen = new SvelteMap([["now", withHand(hand, market, { display })]]);
        const groups: Group[] = [
            {
                title: ["alhambra-group-buy", ["garden-8n", "dinar-8"]],
                place: "market:garden-8n",
                choices: [
                    {
                        moves: ["buy garden-8n", "pay dinar-7", "pay dinar-2", "settle"],
                        label: ["alhambra-choose-pay", [["dinar-7", "dinar-2"], 1]],
                        places: ["hand:dinar-7", "hand:dinar-2"],
                    },
                ],
            },
            {
                title: ["alhambra-group-take", []],
                choices: [["florin-3"], ["florin-1"], ["florin-3", "florin-1"], ["dinar-9"]].map((cards) => ({
                    moves: [`take ${cards.join(" ")}`],
                    label: [":list money", [cards]],
                    places: cards.map((card) => `display:${card}`),
                    ends_turn: true,
                    final: isFinal,
                })),
            },
        ];
        const question: Question = {
            ...asking(...groups),
            obstacles: [[["why-alhambra-too-dear", ["florin-8"]], ["market:tower-9"], ""]],
        };
        const props = {
            question,
            names: [],
            live: true,
            events: [],
            choose,
            busy: false,
            pointed: [],
        };
        const turn = new Turn(() => ({ ...props, view: seen.get("now")! }));
        return { turn, see: (next) => seen.set("now", next) };
    }

    test("forgets the cards it wanted when others lie on display", () => {
        const { turn, see } = seated();
        turn.pick(0);
        turn.pick(2);
        expect(turn.picked).toEqual([0, 2]);
        see(withHand(hand, market, { display: display.slice(0, 2) }));
        expect(turn.picked).toEqual([]);
    });

    test("forgets the tile it wanted when that is gone", () => {
        const { turn, see } = seated();
        turn.want("garden-8n", finger);
        see(withHand(hand, ["tower-9", null, null, null], { display }));
        expect(turn.bill).toBeNull();
    });

    test("lays the best payment ready, or says that a tile is too dear", () => {
        const { turn } = seated();
        turn.want("garden-8n", finger);
        expect([turn.bill, turn.tooDear, turn.paying]).toEqual([
            "garden-8n",
            null,
            ["dinar-7#0", "dinar-2#0"],
        ]);
        turn.want("tower-9", mouse);
        expect([turn.bill, turn.tooDear, turn.paying]).toEqual([null, "tower-9", []]);
        expect(turn.whyNot("market:tower-9")).toMatch("8");
        turn.want("tower-9", mouse);
        expect(turn.isUndecided).toBe(true);
        expect(sent).toEqual([]);
    });

    test("pays with the second tap, or at once where a mouse has shown the only way to pay", () => {
        const { turn } = seated();
        turn.want("garden-8n", finger);
        expect(sent).toEqual([]);
        turn.want("garden-8n", finger);
        const purchase = ["buy garden-8n", "pay dinar-7", "pay dinar-2", "settle"];
        expect(sent).toEqual(purchase);
        turn.clear();
        sent = [];
        turn.want("garden-8n", mouse);
        expect(sent).toEqual(purchase);
    });

    test("takes the cards that were picked when one of them is clicked again", () => {
        const { turn } = seated();
        turn.pick(1);
        turn.pick(0);
        turn.pick(2);
        expect(sent).toEqual([]);
        turn.pick(0);
        expect(sent).toEqual(["take florin-3 florin-1"]);
    });

    test("takes a card at once if no other one can join it and it can be taken back", () => {
        const { turn } = seated(false);
        turn.pick(0);
        expect(sent).toEqual([]);
        turn.pick(1);
        expect(sent).toEqual(["take dinar-9"]);
    });
});

test("a hint tells a purchase as one deed, and points at what it is about", async () => {
    await locale.use("en");
    const moves = ["buy garden-8n", "pay dinar-7", "pay dinar-2", "settle", "take florin-3"];
    const planned: Planned = {
        choice: { moves: moves.slice(0, 4), label: ["alhambra-choose-pay", [["dinar-7", "dinar-2"], 1]] },
        title: ["alhambra-group-buy", ["garden-8n", "dinar-8"]],
    };
    expect(choiceLabel(planned, [])).toBe("Buy garden 8 (wall north) for 8 dinars: 7 + 2 dinars, 1 over");
    expect(pointedAt([], moves)).toEqual({
        tiles: new Set(["garden-8n"]),
        cards: new Set(["florin-3"]),
        seats: new Set(),
    });
});

describe("a scoring that is counted out", () => {
    const scored: AlhambraEvent = {
        event: "alhambra-scored",
        round: 1,
        rows: [
            [1, 0, 0, 0, 0, 0, 4],
            [0, 2, 0, 0, 0, 0, 2],
            [0, 0, 3, 0, 0, 0, 0],
        ],
        counts: [],
    };
    const sheet = { round: 1, rows: scored.rows, counts: [] };
    const wall: [number, number][] = [
        [0, 0],
        [2, 0],
        [2, 2],
    ];
    const view: AlhambraView = {
        ...start,
        players: 2,
        sheets: [sheet],
        dirk_score: 3,
        scores: [5, 4],
        walls: [wall, []],
    };

    test("has a stage for each building that brings points, and one for the walls with as many parts as the longest has sides", () => {
        const told = stages([scored], [], view);
        expect(told.map(({ subject }) => subject)).toEqual(["pavilion", "seraglio", "arcades", "wall"]);
        expect(told.map(({ gains }) => gains)[0]).toEqual([1, 0, 0]);
        expect(told.at(-1)).toMatchObject({ gains: [4, 2, 0], beats: 4 });
    });

    test("is not written down before, and Dirk does not have his points either", () => {
        expect(withoutPoints(view, [4, 2, 1], [scored])).toMatchObject({ sheets: [], dirk_score: 2 });
    });

    test("shows a wall side by side", () => {
        expect(sidesOf(wall)).toBe(4);
        expect(firstSides(wall, 1)).toEqual([[0, 0], [1, 0]]); // prettier-ignore
        expect(firstSides(wall, 3)).toEqual([[0, 0], [2, 0], [2, 1]]); // prettier-ignore
        expect(firstSides(wall, 9)).toEqual(wall);
        expect(firstSides([], 2)).toEqual([]);
    });

    test("stands as the rules say if it came now", () => {
        expect(standing({ ...view, if_scored_now: sheet })).toEqual([10, 8]);
        expect(standing({ ...view, if_scored_now: null })).toEqual([5, 4]);
    });
});

test("what rivals have done is outlined where it lies", () => {
    const traced = tracedBy([
        { seat: 1, events: [{ event: "alhambra-placed", seat: 1, tile: "tower-10w", cell: "-1,0" }] },
        { seat: 2, events: [{ event: "alhambra-took", seat: 2, cards: ["dinar-4"] }] },
    ]);
    expect([[...traced.tiles], [...traced.takers]]).toEqual([[["tower-10w", 1]], [2]]);
});
