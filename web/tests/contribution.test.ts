import { beforeEach, describe, expect, test, vi } from "vitest";
import { contribute, contributedTo, promised } from "../src/lib/contribution";
import type { Proof, Reveal, SeatInfo, TableInfo } from "../src/lib/schema";

const sent: Reveal[] = [];

function table(commitment: string, promises: (string | null)[], changed: Partial<TableInfo> = {}): TableInfo {
    const seats = promises.map((promise, seat) => ({
        seat,
        kind: "human",
        person: `${seat}`,
        commitment: promise,
    }));
    return {
        id: "table",
        status: "open",
        yours: [0],
        commitment,
        seats: seats as SeatInfo[],
        ...changed,
    } as TableInfo;
}

function proof(commitment: string, contributions: [nonce: string, promise: string][]): Proof {
    const told = contributions.map(([nonce, promise], seat) => ({ seat, nonce, commitment: promise }));
    return { commitment, seed: "1", moves: 1, scores: [], contributions: told };
}

beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
        sent.push(JSON.parse(body as string) as Reveal);
        return new Response("{}");
    });
});

describe("a browser that adds a random number", () => {
    test("reveals it once all are committed, once, and again only if nothing has changed", async () => {
        const own = (await promised())!;
        await contribute(table("server", [own, null], { seats: [...table("server", [own]).seats, free] }));
        await contribute(table("server", ["not ours", "other"]));
        await contribute(table("server", [own, "other"], { status: "playing" }));
        expect(sent).toEqual([]);
        await contribute(table("server", [own, "other"]));
        await contribute(table("server", [own, "other"]));
        expect(sent).toHaveLength(2);
        expect(sent[0]).toEqual(sent[1]);
        expect(sent[0]).toMatchObject({
            commitment: "server",
            nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
        });
        // Now that it is known, others might choose theirs.
        await contribute(table("server", [own, "chosen"]));
        await contribute(table("another", [own, "other"]));
        expect(sent).toHaveLength(2);
        await contribute(table("another", [sent[0]!.next_commitment!, null]));
        expect(sent).toHaveLength(3);
        expect(sent[2]!.nonce).not.toBe(sent[0]!.nonce);
    });

    test("promises the SHA-256 of its text", async () => {
        const own = (await promised())!;
        await contribute(table("server", [own]));
        const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sent[0]!.nonce));
        expect(Buffer.from(bytes).toString("hex")).toBe(own);
    });

    test("finds a proof that is not that of its table", async () => {
        const own = (await promised())!;
        await contribute(table("server", [own, "other"]));
        const { nonce } = sent[0]!;
        expect(
            contributedTo(
                "table",
                proof("server", [
                    [nonce, own],
                    ["its", "other"],
                ]),
            ),
        ).toBe(true);
        expect(
            contributedTo(
                "table",
                proof("server", [
                    [nonce, own],
                    ["its", "chosen"],
                ]),
            ),
        ).toBe(false);
        expect(
            contributedTo(
                "table",
                proof("another", [
                    [nonce, own],
                    ["its", "other"],
                ]),
            ),
        ).toBe(false);
        expect(contributedTo("table", proof("server", [[nonce, own]]))).toBe(false);
        expect(contributedTo("table", proof("server", []))).toBe(false);
        expect(contributedTo("elsewhere", proof("server", []))).toBe(null);
    });

    test("promises nothing where anybody on the way could change the page", async () => {
        vi.stubGlobal("isSecureContext", false);
        expect(await promised()).toBe(null);
    });
});

const free = { seat: 1, kind: "human", person: null, commitment: null } as SeatInfo;
