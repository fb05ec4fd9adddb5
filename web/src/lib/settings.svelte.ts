/** What a person likes, remembered by this browser. */
import { Kept } from "./kept.svelte";

export type Theme = "system" | "light" | "dark";

export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

/** Of all letters, in percent. */
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const settings = {
    theme: new Kept<Theme>("theme", "system"),
    /** Whether the last move of a turn has to be confirmed. */
    confirm: new Kept<boolean>("confirm", true),
    /** Whether a coach says in each turn what matters; null as long as nobody has decided. */
    coach: new Kept<boolean | null>("coach", null),
    /** How fast the moves of others are shown. */
    pace: new Kept<Pace>("pace", "normal"),
    textSize: new Kept<TextSize>("text-size", 100),
    /** Of all sounds, in percent. */
    volume: new Kept<number>("volume", 25),
    muted: new Kept<boolean>("muted", false),
    /** A short sound when it is one's turn. */
    sound: new Kept<boolean>("sound", false),
    /** Whether log and chat are folded away on a desk. */
    folded: new Kept<boolean>("folded", false),
};

/** For beginners, unless they have switched it off. */
export function offerCoach(): void {
    settings.coach.value ??= true;
}

/** Until it is undone; a system that turns dark in the evening takes us along. */
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
    document.documentElement.style.fontSize = percent === 100 ? "" : `${percent}%`;
}
