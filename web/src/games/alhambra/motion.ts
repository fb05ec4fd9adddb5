/** How things go from one place of the table to another: they leave for where they are going to be, and arrive when they
 * are there. Places have names, `data-anchor` in the page. */
import { flip, type AnimationConfig } from "svelte/animate";
import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { travelMs } from "../../lib/pace";
import type { AlhambraView } from "../../lib/schema";

/** Parts of the time that a journey takes. */
const STEP_ASIDE = 0.65;
const APPEAR = 0.55;

export const still = (): boolean => travelMs() === 0;

/** For `out:`: fly to the place with this name and vanish there. */
export function leave(node: Element, { to }: { to: string }): TransitionConfig {
    const goal = document.querySelector(`[data-anchor="${to}"]`)?.getBoundingClientRect();
    if (still() || !goal) return { duration: travelMs() * APPEAR, css: (t) => `opacity: ${t}` };
    const here = node.getBoundingClientRect();
    const right = goal.left + goal.width / 2 - here.left - here.width / 2;
    const down = goal.top + goal.height / 2 - here.top - here.height / 2;
    return {
        duration: travelMs(),
        easing: cubicInOut,
        css: (t, u) =>
            `transform: translate(${right * u}px, ${down * u}px) scale(${1 - 0.45 * u}); opacity: ${Math.min(1, t * 4)}; z-index: 30; pointer-events: none`,
    };
}

/** For `animate:`: make room for others. What cannot be seen, as one's money on a phone while a tile is laid, has no size to start from. */
export function stepAside(node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig {
    const seen = rects.from.width > 0 && rects.to.width > 0;
    return still() || !seen ? { duration: 0 } : flip(node, rects, { duration: travelMs() * STEP_ASIDE });
}

/** For `in:`: appear when what flies here has come. */
export function arrive(_node: Element): TransitionConfig {
    return {
        delay: travelMs() * 0.7,
        duration: travelMs() * APPEAR,
        easing: cubicOut,
        css: (t) => `opacity: ${t}; transform: scale(${0.8 + 0.2 * t})`,
    };
}

/** For `in:`: a tile is set down. One's own lies there already, where one has pointed at. */
export function setDown(_node: Element, { isOwn }: { isOwn: boolean }): TransitionConfig {
    return {
        duration: isOwn ? 0 : travelMs() * STEP_ASIDE,
        easing: cubicOut,
        css: (t) => `opacity: ${t}; transform: scale(${1.5 - 0.5 * t})`,
    };
}

/** Where a tile is that was on the market: with whom, or in whose palace. */
export function tileWentTo(view: AlhambraView, tile: string): string {
    const owner = view.palaces.findIndex(
        (palace, seat) =>
            palace.some((placed) => placed.tile === tile) ||
            view.reserves[seat]!.includes(tile) ||
            view.won[seat]!.includes(tile),
    );
    if (owner >= 0) return `seat-${owner}`;
    if (view.dirk?.includes(tile)) return "dirk";
    return `seat-${view.to_move ?? 0}`;
}
