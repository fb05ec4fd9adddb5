/** What a tip says of something on the board, and which rules tell more. */
import { capital } from "../../lib/locale.svelte";
import type { TipContent } from "../../ui/tip.svelte";
import type { Target } from "./targets";

const RULES: Record<string, string> = {
    worker: "rondel",
    square: "rondel",
    space: "secondary",
    item: "resources",
    "own-raw": "resources",
    favour: "favour",
    city: "trade",
    storehouse: "storehouses",
    tile: "storehouses",
    major: "major",
    minor: "minor",
    side: "balances",
    blue: "poems",
    red: "poems",
    grey: "poems",
    "own-red": "reactivate",
    player: "parias",
    "starting-tile": "setup",
};

/** The rules about a place of the board. */
export const ruleOf = (target: Target): string => RULES[target.split(":")[0]!] ?? "goal";

/** Where the rules have another name for the section about an action. */
const ACTION_RULES: Record<string, string> = {
    quarry: "quarries",
    minor_quarry: "quarries",
    major_quarry: "quarries",
    storehouse: "storehouses",
    major_construction: "major",
    minor_construction: "minor",
    carve: "poems",
    artisanal: "reactivate",
};

/** The rules about the main action of a square. */
export const ruleOfAction = (action: string): string => ACTION_RULES[action] ?? action;

/** Each fact on a line of its own. */
export function explained(rule: string, ...facts: (string | null | undefined)[]): TipContent {
    const text = facts
        .filter((fact) => fact)
        .map((fact) => capital(fact!))
        .join("\n");
    return { text, rule: { game: "sabika", anchor: rule } };
}
