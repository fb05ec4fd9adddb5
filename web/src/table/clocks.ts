/** Clocks as people read them. */
import type { Clock } from "../lib/schema";

/** What a seat has left now: the server has said it some time ago. */
export function leftNow(clock: Clock & { since: number }, seat: number, now: number): number {
    const gone = clock.running.includes(seat) ? now - clock.since : 0;
    // A player who goes on after the end of the time has a negative time.
    return Math.max(0, (clock.left[seat] ?? 0) - gone);
}

/** The seats whose time has run out: the others may let a bot play there. */
export function runOut(clock: Clock & { since: number }, now: number): number[] {
    return clock.running.filter((seat) => !leftNow(clock, seat, now));
}

/** As 1:05, 12:00, 2:03:00; days are left to callers that write them out. */
export function face(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const two = (value: number): string => String(value).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const DAY = 86_400_000;
