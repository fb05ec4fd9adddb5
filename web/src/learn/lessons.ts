/** Which games have a tutorial. TypeScript need not read the whole of a lesson to know its type. */
export const LESSONS = import.meta.glob<{ default: unknown }>(["./lessons/*.json", "!./lessons/facts.json"]);

const fileOf = (game: string): string => `./lessons/${game}.json`;

export const lessonOf = (game: string): (() => Promise<{ default: unknown }>) | undefined =>
    LESSONS[fileOf(game)];

export const hasLesson = (game: string): boolean => fileOf(game) in LESSONS;
