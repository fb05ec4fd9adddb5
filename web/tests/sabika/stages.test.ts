import { describe, expect, it } from "vitest";
import { bySource } from "../../src/games/sabika/points";
import { countedAt } from "../../src/games/sabika/pointing";
import { stagesOf, withoutPoints } from "../../src/games/sabika/stages";
import type { Stage } from "../../src/games/board";
import type { SabikaEvent, SabikaView } from "../../src/lib/schema";
import { moments, words } from "./game";

const stage = (source: string, gains: number[]): Stage<SabikaEvent> => ({
    title: source,
    subject: "",
    events: [],
    gains,
    source,
});

describe("a scoring that is being counted", () => {
    it("spoils no points, in all or by source", () => {
        const { view } = moments[0]!;
        const after: SabikaView = {
            ...view,
            everyone: view.everyone.map((player) => ({
                ...player,
                pp: 20,
                points: { start: 14, tribute: -3, wishes: 9 },
            })),
        };
        const later = [stage("tribute", [-3, -1]), stage("wishes", [4, 0])];
        const { everyone } = withoutPoints(after, [1, -1], [], later);
        expect(everyone.map(({ pp }) => pp)).toEqual([19, 21]);
        expect(bySource(everyone.map(({ points }) => points))).toEqual([
            { source: "start", points: [14, 14] },
            { source: "tribute", points: [0, -2] },
            { source: "wishes", points: [5, 9] },
        ]);
        const [first] = withoutPoints(after, [0, 0], [], [stage("wishes", [9, 9])]).everyone;
        expect(Object.keys(first!.points)).toEqual(["start", "tribute"]);
    });
});

describe("what comes after a round", () => {
    const { view } = moments[0]!;
    const bonus = (seat: number, after_round: boolean): SabikaEvent => ({
        event: "sabika-bonus",
        seat,
        source: "blue-city",
        name: "fez",
        effect: "then(gain(dinar,1),pp(1))",
        after_round,
    });
    const brought = (seat: number, pp: number): SabikaEvent => ({
        event: "sabika-brought",
        seat,
        source: "bonuses",
        pp,
    });
    const wish: SabikaEvent = { event: "sabika-wish", wish: "B1", points: [4, 6], counted: [[], []] };
    const counted = (...events: SabikaEvent[]): [string, readonly number[], string | undefined][] =>
        stagesOf(events, words, view).map(({ subject, gains, source }) => [subject, gains, source]);

    it("is an income with the points that it brings, before the wishes", () => {
        const ended: SabikaEvent = { event: "sabika-round-ended", round: 1 };
        expect(counted(bonus(0, false), ended, bonus(0, true), brought(0, 1), bonus(1, true), wish)).toEqual([
            ["sabika-bonus", [1, 0], "bonuses"],
            ["sabika-bonus", [0, 0], "tribute"],
            ["sabika-wish", [4, 6], "wishes"],
        ]);
    });

    it("is counted as well where somebody had to decide in between", () => {
        expect(counted(brought(0, 1), bonus(1, true), brought(1, 2), wish)).toEqual([
            ["sabika-brought", [1, 0], "bonuses"],
            ["sabika-bonus", [0, 2], "bonuses"],
            ["sabika-wish", [4, 6], "wishes"],
        ]);
    });

    it("lights up the things that are counted, as pieces and as figures", () => {
        const things = ["major:3", "blue:7", "city:fez", "item:marble", "amount:seals", "amount:balances"];
        const [scored] = stagesOf([{ ...wish, counted: [things, ["item:marble"]] }], words, view);
        const lit = countedAt(scored!, 0);
        for (const place of ["wish:B1", "player:1", "major:3", "blue:7", "ship:0-fez", "item:marble"])
            expect(lit).toContain(place);
        for (const figure of ["built", "poems", "ships", "marble", "seals"])
            expect(lit).toContain(`fact:0-${figure}`);
        expect(lit).toContain("fact:1-marble");
        expect(countedAt(scored!, null)).not.toContain("item:marble");
    });

    it("lights up what a grey poem, the trade card and what is left over count", () => {
        const final: SabikaEvent = {
            event: "sabika-final",
            major_poems: [{ D2: 3 }, {}],
            trade: [0, 2],
            leftovers: [1, 0],
            counted_by_poems: [{ D2: ["major:3"] }, {}],
            counted_in_trade: [[], ["city:fez"]],
            left_over: [["amount:dinars"], []],
        };
        const [poem, trade, left] = stagesOf([final], words, view).map((each) => countedAt(each, 0));
        expect(poem).toContain("major:3");
        expect(trade).toContain("ship:1-fez");
        expect(left).toContain("fact:0-dinars");
        expect(left).not.toContain("major:3");
    });
});
