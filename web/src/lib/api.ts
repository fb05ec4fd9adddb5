/** Everything that is asked of the server by HTTP. */
import type { Refusal } from "./schema";

/** The server has said no, and why; or it could not be reached at all. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly refusal: Refusal,
    ) {
        super(refusal.message);
    }

    get code(): string {
        return this.refusal.code;
    }
}

const UNREACHABLE: Refusal = { code: "unreachable", message: "the server does not answer", details: {} };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = method === "GET" ? {} : { "X-Granada": "web" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let answer: Response;
    try {
        answer = await fetch(`/api${path}`, {
            method,
            headers,
            credentials: "same-origin",
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
    } catch {
        throw new Refused(0, UNREACHABLE);
    }
    if (!answer.ok) throw new Refused(answer.status, await refusalOf(answer));
    return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

async function refusalOf(answer: Response): Promise<Refusal> {
    try {
        return (await answer.json()) as Refusal;
    } catch {
        return { ...UNREACHABLE, message: answer.statusText };
    }
}
