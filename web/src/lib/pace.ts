/** How fast the page shows what happened. */
import { prefersReducedMotion } from "svelte/motion";
import { settings, type Pace } from "./settings.svelte";

const STEP_MS: Record<Pace, number> = { slow: 1100, normal: 550, fast: 250, none: 0 };
/** How much of a step is spent on the way; the rest is for looking at it. */
const TRAVEL = 0.65;

/** Milliseconds for one step; 0 if everything is shown at once. */
export const stepMs = (): number => STEP_MS[settings.pace.value];

/** Milliseconds that a piece is on its way; 0 if nothing may move. */
export const travelMs = (): number => (prefersReducedMotion.current ? 0 : stepMs() * TRAVEL);
