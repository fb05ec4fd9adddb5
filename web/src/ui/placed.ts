/** Where something that pops up goes: below what it belongs to, or above it where there is no room, and never out of the window. */
interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const GAP = 6;

export function placed(
    over: Box,
    size: { width: number; height: number },
    window: { width: number; height: number },
    align: "middle" | "end" = "middle",
    /** What must stay in sight, if there is room beside it. */
    beside?: Box | undefined,
): { left: number; top: number } {
    const right = beside ? beside.left + beside.width + GAP : Infinity;
    if (right + size.width <= window.width - GAP)
        return { left: right, top: within(over.top, GAP, window.height - size.height - GAP) };
    const below = over.top + over.height + GAP;
    const above = over.top - size.height - GAP;
    const fits = below + size.height <= window.height - GAP || above < GAP;
    const wished =
        align === "middle" ? over.left + (over.width - size.width) / 2 : over.left + over.width - size.width;
    return {
        left: within(wished, GAP, window.width - size.width - GAP),
        top: within(fits ? below : above, GAP, window.height - size.height - GAP),
    };
}

function within(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(most, value));
}
