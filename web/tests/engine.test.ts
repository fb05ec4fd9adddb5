import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/lib/engine/messages";

/** In the place of the thread: a test says what it answers. */
class FakeWorker {
    static made: FakeWorker[] = [];
    /** What a new one does with the first message. */
    static start: (worker: FakeWorker) => void = (worker) => worker.say({ type: "ready" });

    onmessage: ((event: { data: FromWorker }) => void) | null = null;
    onerror: (() => void) | null = null;
    heard: ToWorker[] = [];
    ended = false;

    constructor() {
        FakeWorker.made.push(this);
    }

    postMessage(message: ToWorker): void {
        this.heard.push(message);
        if (message.type === "start") queueMicrotask(() => FakeWorker.start(this));
        if (message.type === "request")
            queueMicrotask(() =>
                this.say({ type: "reply", id: message.id, status: 200, text: `"${message.path}"` }),
            );
    }

    terminate(): void {
        this.ended = true;
    }

    say(data: FromWorker): void {
        this.onmessage?.({ data });
    }
}

declare const __CONTRACT__: string;

const BUILT = {
    id: "abc",
    contract: __CONTRACT__,
    plain: false,
    files: [{ name: "granada.zip", bytes: 4 }],
    spare: { name: "granada-plain.zip", bytes: 2 },
};
type Answer = (asked: RequestInit & { path: string }) => Response | Promise<Response>;

const answers: Answer = () => new Response('"of the server"');
const isGone: Answer = () => {
    throw new TypeError("Failed to fetch");
};
const isSilent: Answer = ({ signal }) =>
    new Promise((_resolve, reject) => signal!.addEventListener("abort", () => reject(signal!.reason)));
/** A proxy, or the server itself, says that. */
const says =
    (status: number, text: string): Answer =>
    () =>
        new Response(text, { status });

let server: Answer;
/** What the server was asked. */
let asked: string[] = [];
let built = BUILT;

async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
    await Promise.resolve();
    if (url.includes("engine.json"))
        return new Response(JSON.stringify(built), { headers: { "content-type": "application/json" } });
    const path = url.replace(/^\/api/, "");
    asked.push(`${init.method} ${path}`);
    return server({ ...init, path });
}

async function fresh() {
    vi.resetModules();
    const { engine, EngineSocket } = await import("../src/lib/engine/engine.svelte");
    const hosts = await import("../src/lib/hosts.svelte");
    const { get, post } = await import("../src/lib/api");
    const { playable } = await import("../src/lib/offer.svelte");
    return { engine, EngineSocket, ...hosts, get, post, playable };
}

beforeEach(() => {
    localStorage.clear();
    vi.useRealTimers();
    server = answers;
    asked = [];
    built = BUILT;
    FakeWorker.made = [];
    FakeWorker.start = (worker) => worker.say({ type: "ready" });
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("fetch", fetched);
});

const starts = (): string[] =>
    FakeWorker.made.flatMap(({ heard }) =>
        heard.flatMap((each) => (each.type === "start" ? [each.folder] : [])),
    );

describe("the engine", () => {
    test("is loaded by the first request and kept for the others", async () => {
        const { engine } = await fresh();
        expect(FakeWorker.made).toHaveLength(0);
        const replies = await Promise.all([
            engine.request("GET", "/games", undefined),
            engine.request("GET", "/me", undefined),
        ]);
        expect(replies.map(({ text }) => text)).toEqual(['"/games"', '"/me"']);
        expect(starts()).toEqual([expect.stringMatching(/\/engine\/abc\/$/)]);
    });

    test("tells how far it is", async () => {
        const { engine } = await fresh();
        const seen: (number | null)[] = [];
        FakeWorker.start = (worker) => {
            worker.say({ type: "progress", done: 1, total: 4 });
            seen.push(engine.progress);
            worker.say({ type: "ready" });
        };
        await engine.start();
        expect([...seen, engine.progress]).toEqual([0.25, null]);
    });

    test("is the plain one where the compiled one does not start", async () => {
        const { engine } = await fresh();
        FakeWorker.start = (worker) =>
            worker.say(
                FakeWorker.made.length === 1
                    ? { type: "failed", reason: "unfit", detail: "no memory" }
                    : { type: "ready" },
            );
        await engine.start();
        expect(engine.isPlain).toBe(true);
        expect(FakeWorker.made[1]!.heard[0]).toMatchObject({
            program: "granada-plain.zip",
            files: [BUILT.spare],
        });
        expect(FakeWorker.made[0]!.ended).toBe(true);
        expect(FakeWorker.made).toHaveLength(2);
        // The next page does not try it again.
        const next = await fresh();
        await next.engine.start();
        expect(FakeWorker.made[2]!.heard[0]).toMatchObject({ program: "granada-plain.zip" });
    });

    test.each(["unreachable", "failed"] as const)(
        "is tried again as it is where something else has failed: %s",
        async (reason) => {
            const { engine } = await fresh();
            FakeWorker.start = (worker) => worker.say({ type: "failed", reason, detail: "" });
            await expect(engine.start()).rejects.toMatchObject({ reason });
            expect(FakeWorker.made).toHaveLength(1);
            FakeWorker.start = (worker) => worker.say({ type: "ready" });
            await engine.start();
            expect(FakeWorker.made[1]!.heard[0]).toMatchObject({ program: "granada.zip" });
            expect(engine.isPlain).toBe(false);
        },
    );

    test("is tried again as it is where nothing has come for long", async () => {
        const { engine } = await fresh();
        vi.useFakeTimers();
        FakeWorker.start = () => undefined;
        const refused = expect(engine.start()).rejects.toMatchObject({ reason: "failed" });
        await vi.runAllTimersAsync();
        await refused;
        expect(FakeWorker.made).toHaveLength(1);
        FakeWorker.start = (worker) => worker.say({ type: "ready" });
        await engine.start();
        expect(engine.isPlain).toBe(false);
    });

    test("says that neither program runs", async () => {
        const { engine } = await fresh();
        FakeWorker.start = (worker) => worker.say({ type: "failed", reason: "unfit", detail: "" });
        await expect(engine.start()).rejects.toMatchObject({ reason: "failed" });
        expect(FakeWorker.made).toHaveLength(2);
    });

    test("is not fetched where the browser cannot run it", async () => {
        const { engine } = await fresh();
        vi.spyOn(WebAssembly, "validate").mockReturnValueOnce(false);
        await expect(engine.start()).rejects.toMatchObject({ reason: "too-old" });
        expect(FakeWorker.made).toHaveLength(0);
    });

    test("has quick bots where it is plain, as far as nobody else plays the games", async () => {
        const { engine, hosts, playable } = await fresh();
        hosts.isServerGone = true;
        expect(playable("grandmaster")).toBe("grandmaster");
        FakeWorker.start = (worker) =>
            worker.say(
                FakeWorker.made.length === 1
                    ? { type: "failed", reason: "unfit", detail: "" }
                    : { type: "ready" },
            );
        await engine.start();
        expect(["me", "novice", "master", "grandmaster"].map(playable)).toEqual([
            "me",
            "novice",
            "apprentice",
            "apprentice",
        ]);
        hosts.isServerGone = false;
        expect(playable("grandmaster")).toBe("grandmaster");
    });

    test("refuses what was asked when it crashes, and starts again for the next request", async () => {
        const { engine } = await fresh();
        await engine.start();
        const [worker] = FakeWorker.made;
        const silent = vi.fn();
        worker!.postMessage = silent;
        const refused = expect(engine.request("GET", "/games", undefined)).rejects.toMatchObject({
            reason: "failed",
        });
        await vi.waitFor(() => expect(silent).toHaveBeenCalled());
        worker!.onerror?.();
        await refused;
        built = { ...BUILT, id: "next" };
        expect((await engine.request("GET", "/me", undefined)).text).toBe('"/me"');
        // As long as the page is open it is the same version.
        expect(starts()).toEqual([expect.stringContaining("/abc/"), expect.stringContaining("/abc/")]);
    });

    test("is another version if the one before cannot be had any more", async () => {
        const { engine } = await fresh();
        FakeWorker.start = (worker) =>
            worker.say({ type: "failed", reason: "unreachable", detail: "granada.zip: 404" });
        await expect(engine.start()).rejects.toMatchObject({ reason: "unreachable" });
        built = { ...BUILT, id: "next" };
        FakeWorker.start = (worker) => worker.say({ type: "ready" });
        await engine.start();
        expect(starts().at(-1)).toContain("/next/");
    });

    test("is not used if it is of another version than the page", async () => {
        const { engine } = await fresh();
        built = { ...BUILT, contract: "of tomorrow" };
        await expect(engine.start()).rejects.toMatchObject({ reason: "outdated" });
        expect(FakeWorker.made).toHaveLength(0);
    });

    test("is kept with its spare until it is known to run", async () => {
        const { engine } = await fresh();
        expect(engine.needed(BUILT)).toEqual([...BUILT.files, BUILT.spare]);
        await engine.start();
        expect(engine.needed(BUILT)).toEqual(BUILT.files);
    });

    test("is kept with its spare where only that runs", async () => {
        const { engine } = await fresh();
        FakeWorker.start = (worker) =>
            worker.say(
                FakeWorker.made.length === 1
                    ? { type: "failed", reason: "unfit", detail: "" }
                    : { type: "ready" },
            );
        await engine.start();
        expect(engine.needed(BUILT)).toContain(BUILT.spare);
    });

    test("has connections that are used like those of a server", async () => {
        const { EngineSocket } = await fresh();
        const socket = new EngineSocket("/tables/here-1/live?");
        const told: string[] = [];
        socket.onopen = () => told.push("open");
        socket.onmessage = ({ data }) => told.push(data);
        socket.onclose = ({ code }) => told.push(String(code));
        await vi.waitFor(() => expect(FakeWorker.made[0]?.heard.at(-1)?.type).toBe("open"));
        const [worker] = FakeWorker.made;
        worker!.say({ type: "opened", socket: socket.name });
        worker!.say({ type: "message", socket: socket.name, text: "hello" });
        worker!.say({ type: "closed", socket: socket.name });
        expect(told).toEqual(["open", "hello", "4000"]);
    });
});

describe("the host that answers", () => {
    test("is the server, but for tables of this browser", async () => {
        const { get } = await fresh();
        expect(await get("/games")).toBe("of the server");
        expect(await get("/tables/here-7")).toBe("/tables/here-7");
        expect(await get("/games/sabika/content?table=here-7")).toBe("/games/sabika/content?table=here-7");
    });

    test("is nobody if the server is gone and nothing is kept", async () => {
        const { get, hosts } = await fresh();
        for (const answer of [isGone, says(502, "<h1>Bad Gateway</h1>")]) {
            server = answer;
            await expect(get("/games")).rejects.toMatchObject({ refusal: { code: "unreachable" } });
        }
        expect(hosts.isServerGone).toBe(false);
    });

    test.each([
        ["nobody answers", isGone],
        ["a proxy says so", says(502, "<h1>Bad Gateway</h1>")],
        ["a proxy says so in JSON", says(503, '{"code": 503, "message": "no healthy upstream"}')],
        ["a proxy waits in vain", says(504, "")],
    ])("is the engine for what needs no server if everything is kept and %s", async (_, answer) => {
        const { get, hosts, keptOffline } = await fresh();
        keptOffline.value = "abc";
        server = answer;
        expect(await get("/games/sabika/content?")).toBe("/games/sabika/content?");
        expect(hosts.isServerGone).toBe(true);
        await expect(get("/tables/of-others")).rejects.toMatchObject({ refusal: { code: "unreachable" } });
        server = answers;
        expect(await get("/tables/of-others")).toBe("of the server");
        expect(hosts.isServerGone).toBe(false);
    });

    test("is still the server if that refuses something by itself", async () => {
        const { get, hosts, keptOffline } = await fresh();
        keptOffline.value = "abc";
        for (const status of [500, 503]) {
            server = says(status, '{"code": "database-gone", "message": "", "details": {}}');
            await expect(get("/games")).rejects.toMatchObject({ status, code: "database-gone" });
        }
        expect(hosts.isServerGone).toBe(false);
    });

    test("is the engine if the server is silent", async () => {
        const { get, hosts, keptOffline } = await fresh();
        keptOffline.value = "abc";
        server = isSilent;
        vi.useFakeTimers();
        const answered = get("/games/sabika/content?");
        await vi.runAllTimersAsync();
        expect(await answered).toBe("/games/sabika/content?");
        expect(hosts.isServerGone).toBe(true);
        const refused = expect(get("/tables/of-others")).rejects.toMatchObject({ code: "unreachable" });
        await vi.runAllTimersAsync();
        await refused;
    });

    test.each([
        ["silent", isSilent],
        ["silent for a proxy", says(504, "")],
    ])("does nothing that a server may do yet which is %s", async (_, answer) => {
        const { post, hosts, keptOffline } = await fresh();
        keptOffline.value = "abc";
        server = answer;
        vi.useFakeTimers();
        const refused = expect(post("/tables", {})).rejects.toMatchObject({ code: "unreachable" });
        await vi.runAllTimersAsync();
        await refused;
        expect(FakeWorker.made).toHaveLength(0);
        expect(hosts.isServerGone).toBe(true);
        // Whoever asks again knows that it is gone. Only whether it is back is asked now.
        const again = post("/tables", {});
        await vi.runAllTimersAsync();
        expect(await again).toBe("/tables");
        expect(asked).toEqual(["POST /tables", "GET /me"]);
    });

    test("is the server again as soon as it is back", async () => {
        const { post, hosts, keptOffline } = await fresh();
        keptOffline.value = "abc";
        server = isGone;
        expect(await post("/tables", {})).toBe("/tables");
        server = answers;
        expect(await post("/tables", {})).toBe("of the server");
        expect(asked).toEqual(["POST /tables", "GET /me", "POST /tables"]);
        expect(hosts.isServerGone).toBe(false);
    });

    test("does without the engine for what a page asks before anybody plays", async () => {
        const { tablesHere } = await fresh();
        expect(await tablesHere()).toEqual([]);
        expect(FakeWorker.made).toHaveLength(0);
    });
});
