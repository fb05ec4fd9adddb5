/** What tables, fields, structures and values are called. What the catalogues do not know is shown as the file writes it. */
import { longTexts } from "../learn/texts.svelte";
import { capital } from "../lib/locale.svelte";
import type { Value } from "./form";

const OF_PART = "_provenance";

/** As a heading or a label. */
export const titleOf = (value: Value): string => capital(nameOf(value));

export function nameOf(value: Value): string {
    const text = String(value);
    if (text.endsWith(OF_PART)) return `${nameOf("provenance")}: ${nameOf(text.slice(0, -OF_PART.length))}`;
    const id = `component-${text.replace(/\W+/g, "-").replace(/^-|-$/g, "")}`;
    return longTexts.has(id) ? longTexts.text(id) : text.replaceAll("_", " ");
}
