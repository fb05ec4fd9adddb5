/** The host that answers: the server, or the engine in this browser, which plays without one. */
import { engine, EngineFault, refusalOf } from "./engine/engine.svelte";
import type { Reply } from "./engine/messages";
import { Stored } from "./stored.svelte";
import { BASE, IS_SITE } from "./place";
import { Refused, UNREACHABLE } from "./refused";
import type { MyTable } from "./schema";

/** Tables that are played in this browser have such ids. */
const HERE = "here-";
/** The only person who plays without a server. */
export const PERSON_HERE = "here";
const OF_HERE = /[/=]here(-|$)/;

/** What the engine can answer as well when the server cannot be reached. */
const WITHOUT_SERVER = /^\/(games(\/.*)?|me|me\/tables(\/clear)?|people\/guest|tables(\?.*)?|records)$/;

/** What the page asks for before anybody plays. The engine is not loaded for it: its last answers are remembered. */
const REMEMBERED = ["/games", "/me", "/me/tables"] as const;
const remembered = new Map<string, Stored<string | null>>(
    REMEMBERED.map((path) => [path, new Stored<string | null>(`here${path}`, null)]),
);
/** What changes when somebody plays. */
const CHANGING = ["/me", "/me/tables"] as const;

/** Whether everything that is needed without a network is kept in this browser. */
export const keptOffline = new Stored<string | null>("kept-offline", null);

export const hosts = $state({
    /** The server does not answer, and the engine does it instead. */
    isServerGone: false,
});

/** Whether one can play with people elsewhere. */
export const hasServer = (): boolean => !IS_SITE && !hosts.isServerGone;

export const isHere = (table: string): boolean => table.startsWith(HERE);

export async function answered(method: string, path: string, body: unknown): Promise<Reply> {
    if (IS_SITE || OF_HERE.test(path)) return answeredHere(method, path, body);
    try {
        const reply = await answeredByServer(method, path, body);
        hosts.isServerGone = false;
        return reply;
    } catch {
        if (!canPlayWithoutServer() || !WITHOUT_SERVER.test(path)) throw new Refused(0, UNREACHABLE);
        hosts.isServerGone = true;
        return answeredHere(method, path, body);
    }
}

export const canPlayWithoutServer = (): boolean => engine.isRunning || keptOffline.value !== null;

/** Errors of `fetch` if the server cannot be reached. */
async function answeredByServer(method: string, path: string, body: unknown): Promise<Reply> {
    const headers: Record<string, string> = method === "GET" ? {} : { "X-Granada": "web" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const answer = await fetch(`/api${path}`, {
        method,
        headers,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
}

/** The same of the engine, whether or not there is a server. */
export async function answeredHere(method: string, path: string, body?: unknown): Promise<Reply> {
    if (method === "GET" && !engine.isRunning) {
        const text = await lastAnswer(path);
        if (text !== null) return { status: 200, text };
    }
    let reply: Reply;
    try {
        reply = await engine.request(method, path, body);
    } catch (error) {
        if (error instanceof EngineFault) throw new Refused(0, refusalOf(error.reason));
        throw error;
    }
    if (reply.status < 400) {
        if (method === "GET") remember(path, reply);
        // Before anybody can leave the page: a game that was begun is listed at the next visit.
        else await rememberChanges();
    }
    return reply;
}

/** The tables that are played in this browser, as far as that is known without the engine. */
export async function tablesHere(): Promise<MyTable[]> {
    return JSON.parse((await answeredHere("GET", "/me/tables")).text) as MyTable[];
}

/** Without the engine; null if only the engine knows. */
async function lastAnswer(path: string): Promise<string | null> {
    if (path.startsWith("/tables?")) return "[]";
    const last = remembered.get(path)?.value ?? null;
    if (path === "/me") return last ?? "null";
    if (path === "/me/tables") return last ?? "[]";
    if (path === "/games" && IS_SITE) return (await fetch(`${BASE}games.json`)).text();
    return last;
}

function remember(path: string, { text }: Reply): void {
    const kept = remembered.get(path);
    if (kept) kept.value = text;
}

/** For the next visit, which begins without the engine. */
export async function rememberChanges(): Promise<void> {
    if (!engine.isRunning) return;
    try {
        const replies = await Promise.all(CHANGING.map((path) => engine.request("GET", path, undefined)));
        CHANGING.forEach((path, i) => remember(path, replies[i]!));
    } catch (error) {
        if (!(error instanceof EngineFault)) throw error;
    }
}

addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void rememberChanges();
});
