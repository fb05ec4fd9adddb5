/** A list that Tab reaches once, however long it is: within it one goes up and down with the arrow keys, from one button to the next. */
export function goesWithArrows(list: HTMLElement): () => void {
    const walk = (event: KeyboardEvent): void => {
        const lines = [...list.querySelectorAll<HTMLElement>(":scope > li > button")];
        const here = lines.findIndex((line) => line.parentElement!.contains(event.target as Node));
        const there = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
        if (there === undefined || here < 0) return;
        event.preventDefault();
        // The page has shortcuts of its own for the same keys.
        event.stopPropagation();
        lines[there]?.focus();
    };
    list.addEventListener("keydown", walk);
    return () => list.removeEventListener("keydown", walk);
}
