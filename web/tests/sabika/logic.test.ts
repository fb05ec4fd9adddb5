import { describe, expect, it } from "vitest";
import type { SabikaPlayerView, SabikaView } from "../../src/lib/schema";
import { gains, parsed } from "../../src/games/sabika/effects";
import { balanceOf, rowOf } from "../../src/games/sabika/joins";
import { labels, routes, spotOf } from "../../src/games/sabika/map";
import { pointedAt } from "../../src/games/sabika/pointing";
import { bySource } from "../../src/games/sabika/points";
import { boxes } from "../../src/games/sabika/stock";
import { isDrawn, partFor, ruleFor } from "../../src/games/sabika/tabs";
import { foreignWorkers, secondaries, wayTo } from "../../src/games/sabika/ways";
import { SABIKA } from "../../src/learn/rules/sabika";
import { first, moments, rows } from "./game";

const own = first.everyone[0]!;

/** The first position with one's builder on a square, and perhaps with another event or poem. */
function withBuilderOn(square: string, prices: Partial<SabikaPlayerView["prices"]> = {}): SabikaView {
    const worker = { ...own.workers["builder-1"]!, square };
    const player = {
        ...own,
        prices: { ...own.prices, ...prices },
        workers: { ...own.workers, "builder-1": worker },
    };
    return { ...first, everyone: [player, first.everyone[1]!] };
}

describe("what a way costs", () => {
    it("is nothing for steps from the workshop, and a dinar for each of the Sultan's workers", () => {
        const sultans = first.sultan.filter((square) => square === "outer-1").length;
        expect(wayTo(first, rows, 0, "builder-1", "outer-1")).toMatchObject({
            steps: 0,
            paid: 0,
            toll: sultans,
        });
        expect(foreignWorkers(first, 0, "outer-1")).toBe(sultans);
    });

    it("counts steps beyond the free ones", () => {
        const view = withBuilderOn("outer-5");
        expect(wayTo(view, rows, 0, "builder-1", "outer-7")).toMatchObject({ steps: 2, paid: 0 });
        expect(wayTo(view, rows, 0, "builder-1", "outer-0")).toMatchObject({ steps: 3, paid: 1 });
    });

    it("follows what poems and events have made of the prices", () => {
        const view = withBuilderOn("outer-5", { free_steps: 4, foreign: 0 });
        expect(wayTo(view, rows, 0, "builder-1", "outer-1").dinars).toBe(0);
    });

    it("is told apart from that of the secondary actions beside the square", () => {
        const [raw] = secondaries(first, rows, 0, "outer-1");
        expect(raw).toEqual({ kind: "raw", space: "R0", item: first.raws["R0"], dinars: 1 });
        expect(secondaries(first, rows, 0, "middle-2").map(({ kind, dinars }) => [kind, dinars])).toEqual([
            ["raw", 0],
            ["marble", 2],
        ]);
        expect(secondaries(first, rows, 0, "outer-0")).toEqual([]);
    });
});

describe("effects", () => {
    it("are taken apart into calls", () => {
        expect(parsed("or(then(raw(1),good(1)),action(export))")).toEqual({
            name: "or",
            parts: ["then(raw(1),good(1))", "action(export)"],
        });
        expect(parsed("each(presence[europe],3,-)").parts).toEqual(["presence[europe]", "3", "-"]);
    });

    it("become small pictures where something is simply gained", () => {
        expect(gains("then(pp(2),gain(dinar,1),city_bonus(1))").map(({ icon, n }) => [icon, n])).toEqual([
            ["pp", 2],
            ["dinar", 1],
            [null, 1],
        ]);
    });
});

describe("the row of minor constructions", () => {
    const player = { ...own, balance_card: "1", left_row: ["4"], right_row: ["9"] };

    it("joins halves of the same colour, and the wild half to any", () => {
        // 4 is emerald-amber, the balance card amber-wild, 9 amber-emerald.
        expect(rowOf(player, rows).map(({ joins }) => joins)).toEqual([true, true, false]);
        expect(rowOf({ ...player, left_row: ["3"] }, rows)[0]!.joins).toBe(false);
    });

    it("gives the wild half the colour of what meets it", () => {
        const [, balance, next] = rowOf(player, rows);
        expect(balance!.right).toBe(next!.left);
        expect(rowOf({ ...player, right_row: [] }, rows).at(-1)!.right).toBe("wild");
    });

    it("knows what a further card would complete", () => {
        expect(balanceOf(player, rows, "3", "left")).toBe("emerald");
        expect(balanceOf(player, rows, "3", "right")).toBeNull();
        expect(balanceOf({ ...player, right_row: [] }, rows, "3", "right")).toBe("violet");
    });
});

describe("the workshop", () => {
    it("shows each piece in a box of its own, storehouse by storehouse", () => {
        const player = {
            ...own,
            materials: { ...own.materials, gypsum: 2 },
            goods: { ...own.goods, sugar: 1 },
            storehouses: [
                { tiles: [], boxes: 1 },
                { tiles: ["S09"], boxes: 3 },
            ],
        };
        expect(boxes(player)).toEqual([["gypsum"], ["gypsum", "sugar", null]]);
    });

    it("adds up points by source in the order of the game", () => {
        expect(
            bySource([
                { trade: 3, start: 5 },
                { start: 5, tribute: -2 },
            ]),
        ).toEqual([
            { source: "start", points: [5, 5] },
            { source: "tribute", points: [0, -2] },
            { source: "trade", points: [3, 0] },
        ]);
    });
});

describe("the map", () => {
    it("writes each cost on its route, and never on a city", () => {
        const cities = Object.keys(rows.cities).map((city) => spotOf(city, rows));
        for (const { price } of routes(rows, {})) {
            expect(
                Math.min(...cities.map(({ x, y }) => Math.hypot(x - price.x, y - price.y))),
            ).toBeGreaterThan(18);
        }
    });

    it("finds a place for long names too", () => {
        const names = { ragusa: "Dubrownik", constantinople: "Константинополь" };
        expect(Object.keys(labels(rows, names)).sort()).toEqual(Object.keys(rows.cities).sort());
    });
});

describe("where to look", () => {
    it("brings the part to the front that a decision is about", () => {
        expect([
            partFor("turn"),
            partFor("export"),
            partFor("carve"),
            partFor("mix"),
            partFor(undefined),
        ]).toEqual(["rondel", "map", "displays", "workshop", null]);
        expect([isDrawn("turn"), isDrawn("mix")]).toEqual([true, false]);
    });

    it("leads to chapters of the rules that exist", () => {
        const chapters = JSON.stringify(SABIKA);
        for (const { view } of moments) {
            expect(chapters).toContain(`"${ruleFor(view.task?.task ?? "choose")}"`);
        }
    });

    it("points at what events are about", () => {
        const events = [{ event: "sabika-worked", seat: 1, worker: "poet", square: "inner-2", cost: 0 }];
        expect([...pointedAt(events)].sort()).toEqual(["player:1", "square:inner-2", "token:1-poet"]);
        expect(
            pointedAt([{ event: "sabika-carved", seat: 0, colour: "blue", poem: "9", materials: [] }]),
        ).toContain("blue:9");
    });
});
