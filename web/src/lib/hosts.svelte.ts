/** The host that answers: the server, or the engine in this browser, which plays without one. */
import { engine, EngineFault, refusalOf } from "./engine/engine.svelte";
import type { Reply } from "./engine/messages";
import { Stored } from "./stored.svelte";
import { BASE, IS_SITE } from "./place";
import { hasCode, Refused, UNREACHABLE } from "./refused";
import type { MyTable } from "./schema";

/** Tables that are played in this browser have such ids. */
const HERE = "here-";
/** The only person who plays without a server. */
export const PERSON_HERE = "here";
const OF_HERE = /[/=]here(-|$)/;

/** What the engine can answer as well when the server cannot be reached. */
const WITHOUT_SERVER = /^\/(games(\/.*)?|me|me\/tables(\/clear)?|people\/guest|tables(\?.*)?|records)$/;

/** How many milliseconds the server has before the engine answers in its place, */
const ANSWER_MS = 10_000;
/** how many as long as it is gone, */
const SOON_MS = 3_000;
/** and how many where nobody else can answer. */
const LONGEST_MS = 60_000;

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
    const standsIn = canPlayWithoutServer() && WITHOUT_SERVER.test(path);
    if (standsIn && method !== "GET" && hosts.isServerGone) {
        hosts.isServerGone = !(await isBack());
        if (hosts.isServerGone) return answeredHere(method, path, body);
    }
    try {
        const reply = await answeredByServer(method, path, body, standsIn ? allowed() : LONGEST_MS);
        hosts.isServerGone = false;
        return reply;
    } catch (error) {
        if (!standsIn) throw new Refused(0, UNREACHABLE);
        hosts.isServerGone = true;
        // The server may do yet what it was asked. The person sees that it does not answer, and decides anew.
        if (method !== "GET" && error instanceof TookTooLong) throw new Refused(0, UNREACHABLE);
        return answeredHere(method, path, body);
    }
}

export const canPlayWithoutServer = (): boolean => engine.isRunning || keptOffline.value !== null;

const allowed = (): number => (hosts.isServerGone ? SOON_MS : ANSWER_MS);

/** Whether a server that was gone answers again. Asked by what changes nothing, however often it arrives. */
async function isBack(): Promise<boolean> {
    try {
        await answeredByServer("GET", "/me", undefined, SOON_MS);
        return true;
    } catch {
        return false;
    }
}

/** Nobody knows whether the server does what it was asked. */
class TookTooLong extends Error {}

/** Errors if the server cannot be reached, or does not answer within so many milliseconds. */
async function answeredByServer(method: string, path: string, body: unknown, within: number): Promise<Reply> {
    const headers: Record<string, string> = method === "GET" ? {} : { "X-Granada": "web" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const waiting = new AbortController();
    const alarm = setTimeout(() => waiting.abort(), within);
    try {
        const answer = await fetch(`/api${path}`, {
            method,
            headers,
            credentials: "same-origin",
            signal: waiting.signal,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const reply = { status: answer.status, text: await answer.text() };
        if (isOfGateway(reply)) throw reply.status === 504 ? new TookTooLong() : new Error(reply.text);
        return reply;
    } catch (error) {
        throw waiting.signal.aborted ? new TookTooLong() : error;
    } finally {
        clearTimeout(alarm);
    }
}

/** Something between us and the server answers that it is gone. What the server itself cannot do just now it refuses with a
 * code. */
const isOfGateway = ({ status, text }: Reply): boolean => status > 500 && !hasCode(text);

/** The answer of the engine to a request, whether or not there is a server. */
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
