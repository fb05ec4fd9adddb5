/** Which games can be taken out of one's list. The server decides; this is what the page offers. */
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

/** Of the games against bots, those that are over or given up. */
export const isOld = ({ table, since }: MyTable, now: number): boolean =>
    isAlone(table) && canBeCleared(table) && (table.status === "over" || since < now - GIVEN_UP_AFTER);
