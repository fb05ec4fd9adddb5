/** What it costs to send a worker to a square, reason by reason. */
import type { SabikaView } from "../../lib/schema";
import type { Rows } from "./rows";

export interface Way {
    /** 0 from the workshop. */
    steps: number;
    /** Dinars for the steps that are not free. */
    paid: number;
    /** Foreign workers on the square. */
    foreign: number;
    /** Dinars for them. */
    toll: number;
    dinars: number;
}

export function wayTo(view: SabikaView, rows: Rows, seat: number, worker: string, square: string): Way {
    const player = view.everyone[seat]!;
    const here = player.workers[worker]!.square;
    const steps = here === null ? 0 : stepsBetween(rows, here, square);
    const paid = Math.max(0, steps - player.prices.free_steps) * rows.content.work.step_cost;
    const foreign = foreignWorkers(view, seat, square);
    const toll = foreign * player.prices.foreign;
    return { steps, paid, foreign, toll, dinars: paid + toll };
}

/** Clockwise. */
function stepsBetween(rows: Rows, here: string, square: string): number {
    const ring = rows.squaresOf(rows.squares[here]!.ring);
    return (ring.indexOf(square) - ring.indexOf(here) + ring.length) % ring.length;
}

export function foreignWorkers(view: SabikaView, seat: number, square: string): number {
    const others = view.everyone.filter((_, other) => other !== seat);
    const there = others
        .flatMap(({ workers }) => Object.values(workers))
        .filter((worker) => worker.square === square);
    return there.length + view.sultan.filter((place) => place === square).length;
}

export interface Secondary {
    kind: "raw" | "marble";
    space: string;
    /** What lies there, or null: then one processes, or takes gypsum or wood. */
    item: string | null;
    dinars: number;
}

/** The secondary actions beside a square, with what they cost this player there. */
export function secondaries(view: SabikaView, rows: Rows, seat: number, square: string): Secondary[] {
    const { prices } = view.everyone[seat]!;
    const { ring } = rows.squares[square]!;
    const found: Secondary[] = [];
    const raw = rows.spaceBeside(square, "raw", view.players);
    if (raw) found.push({ kind: "raw", space: raw, item: view.raws[raw] ?? null, dinars: prices.raw[ring]! });
    const marble = rows.spaceBeside(square, "marble", view.players);
    if (marble) {
        const item = view.marbles[marble] ? "marble" : null;
        found.push({ kind: "marble", space: marble, item, dinars: prices.marble[ring]! });
    }
    return found;
}
