import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, locale } from "../../src/lib/locale.svelte";
import type { SabikaEvent } from "../../src/lib/schema";
import { Choices } from "../../src/games/sabika/choices";
import { parse, targetsOf } from "../../src/games/sabika/moves";
import { News } from "../../src/games/sabika/news";
import { isOwnTurn } from "../../src/games/sabika/words";
import { during, moments, rows, words } from "./game";

/** Ids of messages that are missing, arguments that were not given, and things that were not found. */
const BROKEN = /sabika-|event-|\{|\}|undefined|NaN|\[object/;

describe.each(LANGUAGES)("Sabika in words (%s)", (language) => {
    beforeAll(() => locale.use(language));

    it("tells everything that happens in the lessons", () => {
        const told = moments.flatMap(({ events }) => new News(words).told(events));
        expect(told.length).toBeGreaterThan(40);
        for (const { text, icon } of told) {
            expect(text).not.toMatch(BROKEN);
            expect(icon).not.toBe("");
        }
    });

    it("says what every move of the lessons does", () => {
        for (const { view, legal } of moments) {
            const choices = new Choices(words, view);
            for (const move of legal) expect(choices.sentence(move), move).not.toMatch(BROKEN);
        }
    });

    it("asks a question for every decision of the lessons", () => {
        for (const { view } of moments) {
            expect(locale.has(`sabika-task-${view.task?.task ?? "choose"}`)).toBe(true);
        }
    });
});

it("says what becomes of the dinar of an event: a seal may be kept even if no dinar is left", () => {
    locale.use("en");
    const { view } = during("turn");
    const labels = (dinars: number): string[] => {
        const own = { ...view.everyone[0]!, dinars, seals: 1 };
        const paying = {
            ...view,
            task: { task: "fee", seat: 0, dinars: 1 },
            everyone: [own, view.everyone[1]!],
        };
        return ["seals 0", "seals 1"].map((move) => new Choices(words, paying).label(parse(move)));
    };
    expect(labels(0)).toEqual(["lose 1 PP", "1 seal"]);
    expect(labels(5)).toEqual(["1 dinar", "1 seal"]);
});

it("knows what is decided between turns", () => {
    const { view } = during("turn");
    const own = view.everyone[0]!;
    const asked = (task: string, square: string | null): boolean => {
        const poet = { ...own.workers["poet"]!, square };
        const player = { ...own, workers: { ...own.workers, poet } };
        return isOwnTurn({ ...view, task: { task, seat: 0 }, everyone: [player, view.everyone[1]!] });
    };
    expect(asked("turn", null)).toBe(true);
    expect(asked("pick", "inner-3")).toBe(true);
    expect(asked("tribute-part", "inner-3")).toBe(false);
    expect(asked("yusuf-city", "inner-3")).toBe(false);
});

describe("choices", () => {
    beforeAll(() => locale.use("en"));

    it("are grouped by worker, and tell the price of a way reason by reason", () => {
        const { view, legal } = during("turn");
        const groups = new Choices(words, view).groups(legal.map(parse));
        const titles = groups.map(({ title }) => title);
        expect(titles.some((title) => title.startsWith("Where to with the builder"))).toBe(true);
        expect(titles).toContain("Rest (3 dinars, −1 PP)");
        const crowded = groups
            .flatMap(({ choices }) => choices)
            .find(({ label }) => label.includes("foreign"))!;
        expect(crowded.label).toMatch(/foreign worker/);
        expect(crowded.price).toBeGreaterThan(0);
    });

    it("put what changes for one player into one sentence", () => {
        const events: SabikaEvent[] = [
            { event: "sabika-scored", seat: 1, source: "exports", pp: 2 },
            { event: "sabika-changed", seat: 1, what: "dinars", by: -1 },
            { event: "sabika-changed", seat: 1, what: "sugar", by: 1 },
            { event: "sabika-changed", seat: 0, what: "marble", by: 2 },
            { event: "sabika-changed", seat: 0, what: "favour", by: 1 },
        ];
        expect(new News(words).told(events).map(({ text }) => text)).toEqual([
            "Ben: +2 PP (exports), −1 dinar, +1 <sugar>.",
            "Ana: +2 marble, +1 step of favour.",
        ]);
    });

    it("can be clicked on the things that they are about", () => {
        const { view } = during("turn");
        const targets = (move: string) => targetsOf(parse(move), view, rows);
        expect(targets("work poet inner-3")).toEqual(["worker:poet", "square:inner-3"]);
        expect(targets("rest poet")).toEqual(["worker:poet", "rest:"]);
        expect(targets("expand S07 2")).toEqual(["tile:S07", "storehouse:2"]);
        expect(targets("trade wood marble")).toEqual(["item:wood"]);
        expect(targets("export fez")).toEqual(["city:fez"]);
        expect(targets("with wood marble")).toEqual([]);
        const square = during("on-square").view;
        expect(targetsOf(parse("main"), square, rows)).toEqual([`square:${square.task!.square!}`]);
    });
});
