const LATIN: Record<string, string> = { BracketLeft: "[", BracketRight: "]" };

/** The key of a shortcut, or null where it is meant for the browser. A Cyrillic keyboard has it where the Latin one would. */
export function shortcutOf(event: KeyboardEvent): string | null {
    const { key, code } = event;
    // Where a bracket takes AltGr, browsers may call that Ctrl and Alt.
    const forBrowser = event.ctrlKey || event.metaKey || event.altKey;
    if (forBrowser && !event.getModifierState("AltGraph")) return null;
    if (!/^\p{Script=Cyrillic}$/u.test(key)) return key;
    return LATIN[code] ?? code.replace("Key", "").toLowerCase();
}
