/** What a person likes, remembered by this browser. */
import { Stored } from "./stored.svelte";

export type Theme = "system" | "light" | "dark";

export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

/** The size of all letters, in percent. */
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const settings = {
    theme: new Stored<Theme>("theme", "system"),
    /** Whether the last move of a turn has to be confirmed. */
    confirm: new Stored<boolean>("confirm", true),
    /** Whether a coach says in each turn what matters; null as long as nobody has decided. */
    coach: new Stored<boolean | null>("coach", null),
    /** How fast the moves of others are shown. */
    pace: new Stored<Pace>("pace", "normal"),
    textSize: new Stored<TextSize>("text-size", 100),
    /** The volume of all sounds, in percent. */
    volume: new Stored<number>("volume", 25),
    muted: new Stored<boolean>("muted", false),
    /** A short sound when it is one's turn. */
    sound: new Stored<boolean>("sound", false),
    /** Whether log and chat are folded away on a desk. */
    folded: new Stored<boolean>("folded", false),
};

/** For beginners, unless they have switched it off. */
export function offerCoach(): void {
    settings.coach.value ??= true;
}

/** Follows the system until that is undone: if it turns dark in the evening, so does the page. */
export function applyTheme(theme: Theme): () => void {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const apply = (): void => {
        const dark = theme === "dark" || (theme === "system" && system.matches);
        document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    };
    apply();
    system.addEventListener("change", apply);
    return () => system.removeEventListener("change", apply);
}

export function applyTextSize(percent: TextSize): void {
    document.documentElement.style.setProperty("--text-size", String(percent / 100));
}
