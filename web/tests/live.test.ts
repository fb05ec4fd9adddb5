import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/live.svelte";

/** A network that does what a test wants: it carries nothing unless it is told to. */
class FakeSocket {
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    readyState = 0;
    sent: { type: string; key?: string }[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }

    static get last(): FakeSocket {
        return FakeSocket.all.at(-1)!;
    }

    /** The server answers, and says what it has to say to everybody who comes. */
    arrive(): void {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
        this.tell({ type: "table", table: { id: "t", yours: [0] } });
        this.tell({ type: "view", n: 4, viewer: 0, view: {}, legal: ["a"] });
    }

    tell(message: object): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as { type: string });
    }

    close(): void {
        // As with a network that is gone: nothing tells that it is closed.
        this.readyState = 2;
    }

    get moves(): { type: string; key?: string }[] {
        return this.sent.filter(({ type }) => type === "moves");
    }
}

describe("a table over a flaky network", () => {
    let table: Connection;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", FakeSocket);
        FakeSocket.all = [];
        table = new Connection("t");
        FakeSocket.last.arrive();
    });

    afterEach(() => {
        table.close();
        vi.unstubAllGlobals();
        vi.useRealTimers();
    });

    test("is known to be lost as soon as the browser knows, and comes back when the network does", () => {
        expect(table.connected).toBe(true);
        dispatchEvent(new Event("offline"));
        expect(table.connected).toBe(false);
        dispatchEvent(new Event("online"));
        FakeSocket.last.arrive();
        expect([table.connected, FakeSocket.last.url.includes("after=4")]).toEqual([true, true]);
    });

    test("comes again at once when the server restarts, and tells only of a restart that takes long", () => {
        const last = FakeSocket.last;
        last.onclose?.({ code: 1012 });
        vi.advanceTimersByTime(200);
        expect(FakeSocket.last).not.toBe(last);
        expect([table.connected, table.lost]).toEqual([false, false]);
        FakeSocket.last.onclose?.({ code: 1006 });
        expect(table.lost).toBe(false);
        vi.advanceTimersByTime(1_000);
        FakeSocket.last.arrive();
        vi.advanceTimersByTime(10_000);
        expect([table.connected, table.lost]).toEqual([true, false]);
        FakeSocket.last.onclose?.({ code: 1012 });
        vi.advanceTimersByTime(5_000);
        expect(table.lost).toBe(true);
        FakeSocket.last.arrive();
        expect(table.lost).toBe(false);
    });

    test("tells at once that the network is gone", () => {
        FakeSocket.last.onclose?.({ code: 1006 });
        expect(table.lost).toBe(true);
    });

    test("asks what moves would change without being busy, and does not wait for a lost answer", async () => {
        const changes = table.preview(0, ["buy", "settle"]);
        const [asked] = FakeSocket.last.sent.filter(({ type }) => type === "preview");
        expect([asked, table.busy]).toMatchObject([{ seat: 0, n: 4, moves: ["buy", "settle"] }, false]);
        FakeSocket.last.tell({
            type: "changes",
            key: asked!.key,
            messages: [["alhambra-change-money", [[]]]],
        });
        expect(await changes).toEqual([["alhambra-change-money", [[]]]]);
        const refused = table.preview(0, ["buy"]);
        const { key } = FakeSocket.last.sent.at(-1)!;
        FakeSocket.last.tell({ type: "refused", key, refusal: { code: "stale", message: "", details: {} } });
        const lost = table.preview(0, ["take"]);
        dispatchEvent(new Event("offline"));
        expect([await refused, await lost, table.refusal]).toEqual([[], [], null]);
    });

    test("asks what would follow without being busy, and does not wait for a lost answer", async () => {
        const further = table.further(0, ["buy"]);
        const [asked] = FakeSocket.last.sent.filter(({ type }) => type === "further");
        expect([asked, table.busy]).toMatchObject([{ seat: 0, n: 4, moves: ["buy"] }, false]);
        const question = { title: ["alhambra-paying", []], groups: [] };
        FakeSocket.last.tell({ type: "question", key: asked!.key, question });
        expect(await further).toEqual(question);
        const refused = table.further(0, ["buy"]);
        const { key } = FakeSocket.last.sent.at(-1)!;
        FakeSocket.last.tell({ type: "refused", key, refusal: { code: "stale", message: "", details: {} } });
        const lost = table.further(0, ["buy"]);
        dispatchEvent(new Event("offline"));
        expect([await refused, await lost, table.refusal]).toEqual([null, null, null]);
    });

    test("plays several moves as one action, and has seen all of them when it is told", async () => {
        const bought = table.moves(0, ["buy", "pay", "settle"]);
        expect(FakeSocket.last.moves).toMatchObject([{ seat: 0, n: 4, moves: ["buy", "pay", "settle"] }]);
        const { key } = FakeSocket.last.moves[0]!;
        const part = { kind: "move", seat: 0, events: [] };
        FakeSocket.last.tell({
            ...{ type: "entry", n: 7, key, text: "settle", change: { paid: [true] }, ...part },
            earlier: [
                { n: 5, text: "buy", ...part },
                { n: 6, text: "pay", ...part },
            ],
        });
        expect([await bought, table.busy, table.n, table.view]).toEqual([7, false, 7, { paid: true }]);
        expect(table.entries.map(({ n, text, change }) => [n, text, change])).toEqual([
            [5, "buy", null],
            [6, "pay", null],
            [7, "settle", { paid: [true] }],
        ]);
    });

    test("sends a move that nothing answers again, with the same key, over another connection", async () => {
        const silent = FakeSocket.last;
        const moved = table.moves(0, ["a"]);
        expect(table.busy).toBe(true);
        vi.advanceTimersByTime(10_000);
        expect(table.connected).toBe(false);
        expect(FakeSocket.last).not.toBe(silent);
        FakeSocket.last.arrive();
        expect(FakeSocket.last.moves).toEqual(silent.moves);
        FakeSocket.last.tell({ type: "done", key: FakeSocket.last.moves[0]!.key, n: 5 });
        expect([await moved, table.busy]).toEqual([5, false]);
    });

    test("keeps a connection over which answers come", () => {
        const socket = FakeSocket.last;
        for (let second = 0; second < 120; second++) {
            const pings = socket.sent.length;
            vi.advanceTimersByTime(1000);
            if (socket.sent.length > pings) socket.tell({ type: "pong" });
        }
        expect([table.connected, FakeSocket.last === socket]).toEqual([true, true]);
    });

    test("is asked whether it is still there when somebody looks at the page again", () => {
        document.dispatchEvent(new Event("visibilitychange"));
        expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
        vi.advanceTimersByTime(10_000);
        expect(table.connected).toBe(false);
    });
});
