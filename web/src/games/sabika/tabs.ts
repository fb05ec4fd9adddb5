import type { SabikaTaskName } from "../../lib/schema";
import tasks from "./tasks.json";

/** Where one has to look for a decision: on a small screen this part comes to the front. */
export const PARTS = ["rondel", "map", "displays", "workshop", "players"] as const;
export type Part = (typeof PARTS)[number];

const OF_TASKS = tasks as Record<SabikaTaskName, { part: Part; rule: string }>;

export const partFor = (task: SabikaTaskName | undefined): Part | null =>
    task === undefined ? null : OF_TASKS[task].part;

const DRAWN: readonly SabikaTaskName[] = [
    "turn",
    "export",
    "consolidate",
    "construction",
    "carve",
    "raw",
    "good",
];

/** Whether the board shows all that can be chosen, so that the picture may come before the words. */
export const isDrawn = (task: SabikaTaskName | undefined): boolean =>
    task === undefined || DRAWN.includes(task);

/** Where the rules tell about a decision; before the first turn there is no task. */
export const ruleFor = (task: SabikaTaskName | undefined): string =>
    task === undefined ? "setup" : OF_TASKS[task].rule;
