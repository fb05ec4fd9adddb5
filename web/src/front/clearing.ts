/** Which games can be taken out of one's list. The server decides; this is what the page offers. */
import { post, postHere } from "../lib/api";
import { isHere } from "../lib/hosts.svelte";
import type { MyTable, TableInfo } from "../lib/schema";
import { HUMAN } from "../table/names";

/** A game against bots that nobody has gone on with for so many milliseconds is given up. */
const GIVEN_UP_AFTER = 7 * 24 * 3_600_000;

/** Nobody has a seat but the person at this screen, and bots. */
const isAlone = ({ seats, yours }: TableInfo): boolean =>
    seats.every(({ kind, seat }) => kind !== HUMAN || yours.includes(seat));

export const isUnfinished = ({ status }: TableInfo): boolean => status === "playing";

/** A game with others only when it is over: it is hidden then. */
export const canBeCleared = (table: TableInfo): boolean =>
    table.yours.length > 0 && (table.status === "over" || (isUnfinished(table) && isAlone(table)));

/** The games against bots that are over or given up. */
export const isOld = ({ table, since }: MyTable, now: number): boolean =>
    isAlone(table) && canBeCleared(table) && (table.status === "over" || since < now - GIVEN_UP_AFTER);

/** Each host has its own. */
export async function clearTables(ids: readonly string[]): Promise<void> {
    const here = ids.filter(isHere);
    const elsewhere = ids.filter((id) => !isHere(id));
    if (here.length) await postHere("/me/tables/clear", { tables: here });
    if (elsewhere.length) await post("/me/tables/clear", { tables: elsewhere });
}
