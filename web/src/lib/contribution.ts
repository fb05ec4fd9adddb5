/** The random numbers that this browser adds to the seeds of its games, so that nobody can choose the cards.
 *
 * A nonce is promised by its SHA-256 and revealed once, when all promises at the table are known. What was known then is kept, to be
 * compared with the proof. docs/protocol.md has the whole story. */
import { post } from "./api";
import { hasServer, isHere } from "./hosts.svelte";
import { Refused } from "./refused";
import type { Proof, Reveal, TableInfo } from "./schema";
import { Stored } from "./stored.svelte";

const BYTES = 32;
const MOST_KEPT = 100;

/** What was promised at a table when we revealed our nonce. */
interface Draw {
    promises: string;
    reveal: Reveal;
}

// Read anew each time: other tabs write them, too.
const secrets = (): Stored<[promise: string, nonce: string][]> => new Stored("nonces", []);
const draws = (): Stored<[table: string, draw: Draw][]> => new Stored("draws", []);

const hex = (bytes: Uint8Array): string =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const digest = async (text: string): Promise<string> =>
    hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

const promisesAt = ({ commitment, seats }: Pick<TableInfo, "commitment" | "seats">): string =>
    [commitment, ...seats.map((seat) => seat.commitment ?? "-")].join(" ");

/** The promise of a new nonce, for a table of the server; null where the page comes by plain HTTP: there the browser has no SHA-256,
 * and anybody on the way could change the page itself. */
export async function promised(): Promise<string | null> {
    if (!globalThis.isSecureContext || !hasServer()) return null;
    const nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    const promise = await digest(nonce);
    const kept = secrets();
    kept.value = [...kept.value.slice(1 - MOST_KEPT), [promise, nonce]];
    return promise;
}

/** What to reveal at this table now, if anything. Again, if nothing has changed since: it may not have arrived. */
async function toReveal(info: TableInfo): Promise<Reveal | null> {
    if (isHere(info.id) || info.status !== "open") return null;
    if (info.seats.some(({ kind, person }) => kind === "human" && !person)) return null;
    const promises = promisesAt(info);
    const before = drawAt(info.id);
    if (before?.promises === promises) return before.reveal;
    const known = new Map(secrets().value);
    const own = info.yours
        .map((seat) => info.seats[seat]?.commitment ?? "")
        .find((promise) => known.has(promise));
    if (own === undefined) return null;
    const next = await promised();
    const reveal = { commitment: info.commitment, nonce: known.get(own)!, next_commitment: next };
    const kept = secrets();
    kept.value = kept.value.filter(([promise]) => promise !== own);
    const drawn = draws();
    const others = drawn.value.filter(([table]) => table !== info.id);
    drawn.value = [...others.slice(1 - MOST_KEPT), [info.id, { promises, reveal }]];
    return reveal;
}

const drawAt = (table: string): Draw | undefined => new Map(draws().value).get(table);

/** One after the other, so that no nonce is revealed for two draws. */
let revealing: Promise<unknown> = Promise.resolve();

/** Add our number to the seed, if all seats are taken. If that fails, the game begins without it. */
export function contribute(info: TableInfo): Promise<void> {
    const done = revealing.then(async () => {
        try {
            const reveal = await toReveal(info);
            if (reveal) await post(`/tables/${info.id}/nonce`, reveal);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
        }
    });
    revealing = done.catch(() => undefined);
    return done;
}

/** Whether we have contributed to this game; and false if the proof is not that of what was promised when we did. */
export function contributedTo(table: string, proof: Proof): boolean | null {
    const draw = drawAt(table);
    if (!draw) return null;
    const [server, ...seats] = draw.promises.split(" ");
    const told = new Map((proof.contributions ?? []).map(({ seat, commitment }) => [seat, commitment]));
    const hasOurs = (proof.contributions ?? []).some(({ nonce }) => nonce === draw.reveal.nonce);
    return (
        hasOurs &&
        proof.commitment === server &&
        seats.every((promise, seat) => promise === (told.get(seat) ?? "-"))
    );
}
