/** What the tutorials are made of, each loaded when its page is opened. */
import type { Board } from "../games/board";
import type { Lesson } from "./lesson";

interface Parts {
    lesson: () => Promise<Lesson>;
    board: () => Promise<Board<unknown>>;
}

/** TypeScript need not read the whole of a lesson to know its type. */
const lessonIn = (module: { default: unknown }): Lesson => module.default as Lesson;
const boardIn = (module: { default: unknown }): Board<unknown> => module.default as Board<unknown>;

export const LESSONS: Record<"alhambra" | "sabika", Parts> = {
    alhambra: {
        lesson: () => import("./lessons/alhambra.json").then(lessonIn),
        board: () => import("../games/alhambra/Board.svelte").then(boardIn),
    },
    sabika: {
        lesson: () => import("./lessons/sabika.json").then(lessonIn),
        board: () => import("../games/sabika/Board.svelte").then(boardIn),
    },
};
