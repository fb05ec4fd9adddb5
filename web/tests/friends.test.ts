import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { canBeCleared, isOld } from "../src/front/clearing";
import { QUIET_ZONE, qrCode } from "../src/lib/qr";
import type { MyTable, SeatInfo, TableInfo } from "../src/lib/schema";
import { allColours, applyColours, COLOURS, takenBy } from "../src/table/colours";

/** What a camera sees of a path of unit squares. */
function photographed({ size, path }: ReturnType<typeof qrCode>, scale = 4): Uint8ClampedArray {
    const width = size * scale;
    const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
        for (let i = 0; i < scale * scale; i++) {
            const column = Number(x) * scale + (i % scale);
            const row = Number(y) * scale + Math.floor(i / scale);
            pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
        }
    return pixels;
}

describe("the QR code of an invitation", () => {
    const link = "https://granada.example.org/table/Zk3-_9aLq0Pw2yTe?invitation=u7Hq_0-xY4mR8sVt1bNc5A";

    test("is read as the link by a decoder of somebody else", () => {
        const code = qrCode(link);
        const width = code.size * 4;
        expect(jsQR(photographed(code), width, width)?.data).toBe(link);
    });

    test("has nothing in its quiet zone", () => {
        const { size, path } = qrCode(link);
        const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
        expect(Math.min(...places)).toBe(QUIET_ZONE);
        expect(Math.max(...places)).toBe(size - QUIET_ZONE - 1);
    });
});

const seat = (seat: number, kind: string, person: string | null, colour = COLOURS[seat]!): SeatInfo => ({
    seat,
    kind,
    person,
    colour,
    name: "",
    reserved: false,
    stand_in: "",
    registered: false,
    left: false,
});

const table = (status: TableInfo["status"], seats: SeatInfo[]): TableInfo =>
    ({ id: "t", status, seats, yours: [0] }) as unknown as TableInfo;

describe("colours of seats", () => {
    test("are those of the table, and what is left for others", () => {
        const seats = [seat(0, "human", "ana", "green"), seat(1, "human", "ben", "blue")];
        expect(allColours(seats).slice(0, 4)).toEqual(["green", "blue", "red", "yellow"]);
        expect(new Set(allColours(seats)).size).toBe(COLOURS.length);
        const undo = applyColours(seats);
        const { style } = document.documentElement;
        expect(style.getPropertyValue("--seat-0")).toBe("var(--seat-green)");
        expect(style.getPropertyValue("--seat-line-1")).toBe("var(--line-blue)");
        expect(style.getPropertyValue("--seat-board-2")).toBe("var(--board-red)");
        undo();
        expect(style.getPropertyValue("--seat-0")).toBe("");
    });

    test("of bots and free seats can be taken", () => {
        const seats = [
            seat(0, "human", "ana"),
            seat(1, "human", "ben"),
            seat(2, "novice", null),
            seat(3, "human", null),
        ];
        expect(takenBy(table("open", seats), 0)).toEqual(["red"]);
    });
});

test("a game can be cleared when it is over, or when nobody else plays it; old ones are those against bots", () => {
    const [bots, friends] = [
        [seat(0, "human", "ana"), seat(1, "novice", null)],
        [seat(0, "human", "ana"), seat(1, "human", "ben")],
    ];
    const offered = (["open", "playing", "over"] as const).map((status) =>
        [bots, friends].map((seats) => canBeCleared(table(status, seats))),
    );
    expect(offered).toEqual([
        [false, false],
        [true, false],
        [true, true],
    ]);
    const [now, day] = [Date.UTC(2026, 10, 16), 86_400_000];
    const old = (status: TableInfo["status"], seats: SeatInfo[], days: number): boolean =>
        isOld({ table: table(status, seats), since: now - days * day } as MyTable, now);
    expect([old("over", bots, 0), old("over", friends, 99)]).toEqual([true, false]);
    expect([old("playing", bots, 6), old("playing", bots, 8), old("playing", friends, 8)]).toEqual([
        false,
        true,
        false,
    ]);
});
