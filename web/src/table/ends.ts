/** Which moves end a turn, so that one is asked before others go on. The rules live on the server; this only looks at what is left to do. */
import type { AlhambraView } from "../lib/schema";

const ENDS: Record<string, (verb: string, view: unknown) => boolean> = {
    alhambra: endsInAlhambra,
    sabika: (verb) => verb === "end",
};

/** Whether the last one of these moves hands the turn on. */
export function endsTurn(game: string, moves: readonly string[], view: unknown): boolean {
    const verb = moves.at(-1)?.split(" ")[0] ?? "";
    return ENDS[game]?.(verb, view) ?? false;
}

function endsInAlhambra(verb: string, view: unknown): boolean {
    const { phase, bought, won, seat } = view as AlhambraView;
    const left = phase === "last-tiles" ? (won[seat ?? 0]?.length ?? 0) : bought.length;
    if (["take", "withdraw", "swap", "pass"].includes(verb)) return bought.length === 0;
    if (!["place", "reserve", "give"].includes(verb)) return false;
    // A tile of the reserve is no purchase.
    return phase === "placing" || phase === "last-tiles" ? left === 1 : left === 0;
}
