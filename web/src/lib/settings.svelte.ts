/** What a person likes, remembered by this browser. */
import { Kept } from "./kept.svelte";

export type Theme = "system" | "light" | "dark";

export const settings = {
    theme: new Kept<Theme>("theme", "system"),
    /** Whether the last move of a turn has to be confirmed. */
    confirm: new Kept<boolean>("confirm", true),
    /** A short sound when it is one's turn. */
    sound: new Kept<boolean>("sound", false),
};

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
