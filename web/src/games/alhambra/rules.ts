/** What a tooltip says of the rules, and where the rules page says more. */
import { t } from "../../lib/locale.svelte";
import type { TipContent } from "../../ui/tip.svelte";

export type Rule =
    "buying" | "money" | "exact" | "walls" | "reserve" | "redesign" | "scoring" | "wall" | "dirk";

/** The thing itself in words, if it has some, and the rule about it. */
export function about(rule: Rule, title = "", text = ""): TipContent {
    const content = [text, t(`alhambra-rule-${rule}`)].filter(Boolean).join(" ");
    return { text: content, rule: { game: "alhambra", anchor: rule }, ...(title ? { title } : {}) };
}
