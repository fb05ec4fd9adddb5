/** The names of the players at a table, as people read them. */
import { t } from "../lib/locale.svelte";
import type { SeatInfo, TableInfo } from "../lib/schema";

export const HUMAN = "human";

export const isFree = ({ kind, person, reserved }: SeatInfo): boolean =>
    kind === HUMAN && !person && !reserved;

/** Whether others play, or may play, with somebody who knows all that is hidden: a person who imports a game knows its seed. */
export const isKnownToHost = ({ imported, status, host, seats }: TableInfo): boolean =>
    imported &&
    (status === "open" || status === "playing") &&
    seats.some(({ kind, person }) => kind === HUMAN && person !== host);

/** Several bots of one kind are numbered. */
export function namesOf({ seats }: TableInfo): string[] {
    return seats.map((seat) => {
        if (seat.name) return seat.name;
        if (seat.kind === HUMAN) return seat.person || seat.reserved ? t("web-somebody") : t("web-free-seat");
        const alike = seats.filter(({ kind, name }) => kind === seat.kind && !name);
        const bot = t(`web-bot-${seat.kind}`);
        return alike.length > 1 ? `${bot} ${alike.indexOf(seat) + 1}` : bot;
    });
}
