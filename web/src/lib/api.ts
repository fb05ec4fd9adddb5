/** Everything that is asked by HTTP: of the server, or of the engine in this browser. */
import { answered, answeredHere } from "./hosts.svelte";
import type { Reply } from "./engine/messages";
import { Refused, refusalIn, UNREACHABLE } from "./refused";

export { Refused } from "./refused";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = await askForText(method, path, body);
    return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** An answer that is no JSON, such as a record. */
export const getText = (path: string): Promise<string> => askForText("GET", path);

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

/** A file that only the server can make. */
export async function getFile(path: string): Promise<Blob> {
    try {
        const answer = await fetch(`/api${path}`, { credentials: "same-origin" });
        if (!answer.ok) throw new Refused(answer.status, refusalIn(await answer.text()));
        return await answer.blob();
    } catch (error) {
        throw error instanceof Refused ? error : new Refused(0, UNREACHABLE);
    }
}

/** A file that the engine in this browser makes. It tells texts only, so it comes in Base64. */
export async function getFileHere(path: string): Promise<Blob> {
    const text = textOf(await answeredHere("GET", path));
    return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
}

/** Asks the engine in this browser, even if there is a server. */
export const postHere = async (path: string, body: unknown): Promise<void> =>
    void textOf(await answeredHere("POST", path, body));

async function askForText(method: string, path: string, body?: unknown): Promise<string> {
    return textOf(await answered(method, path, body));
}

function textOf({ status, text }: Reply): string {
    if (status >= 400) throw new Refused(status, refusalIn(text));
    return text;
}
