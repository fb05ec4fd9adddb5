/** A view in words, whatever the game is: its fields by name, each with what it holds, as src/granada/wording/viewed.py does it. */
import { locale, t } from "../../lib/locale.svelte";

export interface AnyGameView {
    game: string;
    seat: number | null;
    turn: number;
    picture?: string[];
    [field: string]: unknown;
}

/** What all views hold: the page around the board shows it. */
const COMMON = new Set([
    "game",
    "players",
    "seat",
    "turn",
    "over",
    "to_move",
    "deciders",
    "undoable",
    "hides",
    "scores",
    "winners",
    "picture",
]);
const EMPTY = "–";

export const rowsOf = (view: AnyGameView): [string, string][] =>
    Object.entries(view)
        .filter(([field]) => !COMMON.has(field))
        .map(([field, value]) => [nameOf(view.game, field), said(value)]);

function nameOf(game: string, field: string): string {
    const message = `${game}-view-${field.replaceAll("_", "-")}`;
    return locale.has(message) ? t(message) : field.replaceAll("_", " ");
}

export function said(value: unknown): string {
    if (value === null || value === undefined || value === "") return EMPTY;
    if (typeof value === "boolean") return value ? "✓" : EMPTY;
    if (Array.isArray(value)) {
        const between = value.some((part) => typeof part === "object" && part !== null) ? "; " : ", ";
        return value.map(said).join(between) || EMPTY;
    }
    if (typeof value === "object") {
        const parts = Object.entries(value).map(([key, inner]) => `${key}: ${said(inner)}`);
        return parts.join("; ") || EMPTY;
    }
    return String(value);
}
