import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, locale } from "../src/lib/locale.svelte";
import { lettersOf } from "../src/lib/letters";
import type { GameEvent } from "../src/lib/schema";
import { GameLog, type EntryWithChange } from "../src/lib/log.svelte";
import { face, leftNow, runOut } from "../src/table/clocks";
import { shortcutOf } from "../src/table/shortcut";
import { placed } from "../src/ui/placed";

function entry(
    n: number,
    kind: string,
    seat: number,
    text: string | null,
    change: EntryWithChange["change"] = {},
): EntryWithChange {
    return { n, kind, seat, text, events: [], change };
}

const round = (n: number): GameEvent => ({ event: "sabika-round", round: n });

describe("a log", () => {
    const entries = [
        entry(1, "move", 0, "a", { turn: [2] }),
        entry(2, "move", 1, null, null),
        entry(3, "move", 1, "c", { turn: [3] }),
    ];

    test("shows what was to be seen after so many entries", () => {
        const log = GameLog.from({ turn: 1, deck: 9 }, entries);
        expect(log.viewAt(3)).toEqual({ turn: 3, deck: 9 });
        expect(log.viewAt(1)).toEqual({ turn: 2, deck: 9 });
        expect(log.viewAt(0)).toEqual({ turn: 1, deck: 9 });
        expect(log.viewAt(2)).toBe(log.viewAt(1));
    });

    test("grows while the game goes on", () => {
        const log = GameLog.from({ turn: 1 }, entries);
        log.append(entry(4, "move", 0, "d", { turn: [4] }));
        expect([log.n, log.viewAt(4)]).toEqual([4, { turn: 4 }]);
    });

    test("has the events until then, without what was taken back", () => {
        const caused = entries.map((each) => ({ ...each, events: [round(each.n)] }));
        const log = GameLog.from({ turn: 1 }, [...caused, { ...entry(4, "undo", 1, "1"), taken_back: 1 }]);
        expect(log.eventsUntil(2)).toEqual([round(1), round(2)]);
        expect(log.eventsUntil(3)).toEqual([round(1), round(2), round(3)]);
        expect(log.eventsUntil(4)).toEqual([round(1), round(2)]);
    });
});

test("only running clocks lose time, and none goes below zero", () => {
    const clock = { left: [60_000, 60_000], running: [1], since: 1000 };
    expect([leftNow(clock, 0, 31_000), leftNow(clock, 1, 31_000), leftNow(clock, 1, 99_000)]).toEqual([
        60_000, 30_000, 0,
    ]);
    expect([runOut(clock, 31_000), runOut(clock, 99_000)]).toEqual([[], [1]]);
    expect(leftNow({ left: [-7000], running: [], since: 0 }, 0, 1)).toBe(0);
    expect([face(59_001), face(600_000), face(7_325_000), face(0)]).toEqual([
        "1:00",
        "10:00",
        "2:02:05",
        "0:00",
    ]);
});

test("what pops up stays in the window, above if there is no room below", () => {
    const window = { width: 400, height: 300 };
    const size = { width: 200, height: 100 };
    expect(placed({ left: 180, top: 20, width: 40, height: 20 }, size, window)).toEqual({
        left: 100,
        top: 46,
    });
    expect(placed({ left: 380, top: 270, width: 20, height: 20 }, size, window)).toEqual({
        left: 194,
        top: 164,
    });
    expect(
        placed({ left: 20, top: 20, width: 40, height: 20 }, size, window, "middle", {
            left: 10,
            top: 10,
            width: 60,
            height: 60,
        }),
    ).toEqual({ left: 76, top: 20 });
});

test("players are told apart by one letter, or by a number where they begin alike", () => {
    expect(lettersOf(["Ana", "Ben"])).toEqual(["A", "B"]);
    expect(lettersOf(["Ana", "Azahar", "Ben"])).toEqual(["1", "2", "B"]);
    expect(lettersOf(["Ana", "Random 1", "Random 2"])).toEqual(["A", "1", "2"]);
    expect(lettersOf(["Ana", "Apprentice 1", "Apprentice 2"])).toEqual(["A", "1", "2"]);
    expect(lettersOf(["Ana", "Alba", "Random 1", "Random 2"])).toEqual(["1", "2", "3", "4"]);
});

test("shortcuts are where the Latin letters would be, and leave the browser its own", () => {
    const press = (key: string, code: string, held: string[] = []): string | null =>
        shortcutOf({
            key,
            code,
            ctrlKey: held.includes("Control"),
            altKey: held.includes("Alt"),
            metaKey: false,
            getModifierState: (name: string) => held.includes(name),
        } as KeyboardEvent);
    expect([press("z", "KeyZ"), press("я", "KeyZ"), press("х", "BracketLeft")]).toEqual(["z", "z", "["]);
    // A German Z is where others have their Y.
    expect(press("z", "KeyY")).toBe("z");
    expect(press("z", "KeyZ", ["Control"])).toBeNull();
    expect(press("[", "BracketLeft", ["Control", "Alt", "AltGraph"])).toBe("[");
});

test("numbers, lists and dates are those of the language", async () => {
    const day = Date.UTC(2026, 10, 15, 12);
    const expected = {
        en: ["12,345.5", "A and B", "Nov 15, 2026"],
        es: ["12.345,5", "A y B", "15 nov 2026"],
        pl: ["12\u00a0345,5", "A i B", "15 lis 2026"],
        ru: ["12\u00a0345,5", "A и B", "15 нояб. 2026"],
    } as const;
    for (const language of LANGUAGES) {
        const [number, list, date] = expected[language];
        await locale.use(language);
        expect([locale.number(12345.5), locale.list(["A", "B"])]).toEqual([number, list]);
        expect(locale.date(day)).toContain(date);
    }
});

test("days are written as in the country of the reader", async () => {
    const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["pl-PL", "en-GB"]);
    await locale.use("ru");
    expect(locale.date(Date.UTC(2026, 10, 15, 12))).toContain("15 нояб. 2026");
    await locale.use("en");
    expect(locale.date(Date.UTC(2026, 10, 15, 12))).toContain("15 Nov 2026");
    languages.mockRestore();
});
