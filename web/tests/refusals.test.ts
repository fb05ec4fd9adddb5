import { beforeAll, expect, test } from "vitest";
import { locale, reasonOf } from "../src/lib/locale.svelte";

beforeAll(() => locale.use("en"));

const told = (code: string, details: Record<string, unknown>): string =>
    reasonOf({ code, message: "for programmers", details });

test("a refusal is told in words of ours, made from its details", () => {
    expect(told("too-long", { field: "name", most: 30 })).toBe(
        "The name is too long. At most: 30 characters.",
    );
    expect(told("no-such-bot", { bot: "x", bots: ["random", "master"] })).toContain("random, master");
});

test("neither what a library says nor the message for programmers is shown", () => {
    expect(told("not-understood", { detail: "Expected `str`" })).toBe("The request was not understood.");
    expect(told("from-a-newer-server", {})).toContain("Load the page again");
});

test("what was wrong in its turn is told as well, and the reason of a refused move", () => {
    const why = { code: "seat-count", message: "", details: { seats: 1, players: 2 } };
    expect(told("impossible-header", { why })).toContain("1 seat is named");
    const refused = { number: 3, move: "0 take dinar-9", reason: "not-your-turn" };
    expect(told("move-against-rules", refused)).toContain(
        told("illegal-move", { reason: "not-your-turn", move: "" }),
    );
});
