/** Wishes as small pictures. */
import { parsed } from "./effects";

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
