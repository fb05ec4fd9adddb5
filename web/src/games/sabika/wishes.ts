/** The round track as it tells what is to come, and wishes as small pictures. */
import type { SabikaView } from "../../lib/schema";
import { parsed } from "./effects";
import type { Rows } from "./rows";

export interface Sign {
    points: number;
    /** What brings so many each, as pieces that can be drawn. */
    pieces: string[];
}

const PIECES: Record<string, string> = {
    presence: "ship",
    consolidated: "action-consolidate",
    seals: "seal",
    poems: "poem",
    poems_blue: "poem-blue",
    poems_red: "poem-red",
};

/** Empty where only words can tell. */
export function signsOf(scorings: readonly string[]): Sign[] {
    const signs = new Map<number, string[]>();
    for (const scoring of scorings) {
        const { name, parts } = parsed(scoring);
        const [what = "", points = ""] = parts;
        const piece = PIECES[what] ?? /^has\[(\w+)\]$/.exec(what)?.[1];
        if (name !== "each" || !piece) return [];
        signs.set(Number(points), [...(signs.get(Number(points)) ?? []), piece]);
    }
    return [...signs].map(([points, pieces]) => ({ points, pieces }));
}

export interface EndOfRound {
    round: number;
    tribute: number;
    /** The wish that comes into the tower then, or has come. */
    wish: string | null;
    isScored: boolean;
    /** The event that comes then, where it is known. */
    event: string | null;
    changesEvent: boolean;
    changesEra: boolean;
}

/** The end of each round is what happens when the narrator comes to the next space. */
export function endsOfRounds(view: SabikaView, rows: Rows): EndOfRound[] {
    const wishes = [...view.tower, ...view.wishes];
    const next = rows.content.round_track.find(
        ({ event_change, space }) => event_change && space > view.round,
    );
    return rows.content.round_track.slice(1).map((space, place) => {
        const wish = space.wish ? (wishes.shift() ?? null) : null;
        return {
            round: place + 1,
            tribute: space.tribute,
            wish,
            isScored: wish !== null && view.tower.includes(wish),
            event: space === next ? view.coming_event : null,
            changesEvent: (space.event_change ?? false) && view.event !== null,
            changesEra: space.era_change ?? false,
        };
    });
}

/** The round that is played, or whose end is being settled: the narrator has gone on when the tribute is collected. */
export function roundOf(view: SabikaView, rows: Rows): number {
    const settling = view.over || ["tribute-part", "fee"].includes(view.task?.task ?? "");
    return Math.min(view.round - (settling ? 1 : 0), rows.content.round_track.length - 1);
}
