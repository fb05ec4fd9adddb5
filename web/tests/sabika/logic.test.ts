import { beforeAll, describe, expect, it } from "vitest";
import { locale } from "../../src/lib/locale.svelte";
import type { SabikaEvent } from "../../src/lib/schema";
import { gains, parsed } from "../../src/games/sabika/effects";
import { cardBox, cityCard, labels, routes, spotOf } from "../../src/games/sabika/map";
import { pointedAt } from "../../src/games/sabika/pointing";
import { bySource } from "../../src/games/sabika/points";
import { boxes } from "../../src/games/sabika/stock";
import { isDrawn, partFor, ruleFor } from "../../src/games/sabika/tabs";
import { SABIKA } from "../../src/learn/rules/sabika";
import { first, moments, rows, words } from "./game";

const own = first.everyone[0]!;
beforeAll(() => locale.use("en"));

describe("what is beside a square", () => {
    it("is told with the price that the engine has for this ring", () => {
        const [raw] = words.beside(first, 0, "outer-1");
        expect(raw).toContain(`<${first.raws["R0"]!}>`);
        const dearer = { ...own.prices, raw: { ...own.prices.raw, outer: 7 } };
        const view = { ...first, everyone: [{ ...own, prices: dearer }, first.everyone[1]!] };
        expect(words.beside(view, 0, "outer-1")[0]).toContain("7");
        expect(words.beside(first, 0, "middle-2")).toHaveLength(2);
        expect(words.beside(first, 0, "outer-0")).toEqual([]);
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
        expect(gains("then(pp(2),gain(dinar,1),city_bonus(1))").map(({ icons, n }) => [icons, n])).toEqual([
            [["pp"], 2],
            [["dinar"], 1],
            [[], 1],
        ]);
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
    it("shows on every city what it gives, the bonus on the left of the income", () => {
        for (const { bonus, consolidation } of Object.values(rows.cityTiles)) {
            const card = cityCard(bonus, consolidation);
            expect(card.bonus.length).toBeGreaterThan(0);
            expect(card.income.length).toBeGreaterThan(0);
            expect(card.bonus.every(({ x }) => x < card.divider)).toBe(true);
            expect(card.income.every(({ x }) => x > card.divider && x < card.width / 2)).toBe(true);
        }
        expect(cityCard("pp(2)", "gain_choice(gypsum/wood,1)").bonus.map(({ icon }) => icon)).toEqual([
            "pp",
            "pp",
        ]);
    });

    it("writes each cost at its route, and neither on a city nor on what the city brings", () => {
        const cities = Object.keys(rows.cities).map((city) => spotOf(city, rows));
        const widths = Object.fromEntries(Object.keys(rows.cities).map((city) => [city, 92]));
        const cards = cities.map((spot) => cardBox(spot, 92));
        for (const { price } of routes(rows, {}, widths)) {
            expect(
                Math.min(...cities.map(({ x, y }) => Math.hypot(x - price.x, y - price.y))),
            ).toBeGreaterThan(18);
            expect(
                cards.filter(
                    ({ left, right, top, bottom }) =>
                        price.x > left && price.x < right && price.y > top && price.y < bottom,
                ),
            ).toEqual([]);
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
            expect(chapters).toContain(`"${ruleFor(view.task?.task)}"`);
        }
    });

    it("points at what events are about", () => {
        const events: SabikaEvent[] = [
            { event: "sabika-worked", seat: 1, worker: "poet", square: "inner-2", cost: 0 },
        ];
        expect([...pointedAt(events)].sort()).toEqual(["player:1", "square:inner-2", "token:1-poet"]);
        expect(
            pointedAt([{ event: "sabika-carved", seat: 0, colour: "blue", poem: "9", materials: [] }]),
        ).toContain("blue:9");
    });
});
