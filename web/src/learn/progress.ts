/** How far somebody has come with a tutorial, which this browser remembers: by chapter, the step to go on with. */
import { Kept } from "../lib/kept.svelte";
import type { Chapter, Lesson } from "./lesson";

type Steps = Record<string, number>;

export class Progress {
    readonly #kept: Kept<Steps>;

    constructor(private readonly lesson: Lesson) {
        this.#kept = new Kept<Steps>(`chapters.${lesson.game}`, {});
    }

    isFinished({ id, steps }: Chapter): boolean {
        return (this.#kept.value[id] ?? 0) >= steps.length;
    }

    /** Where to go on: a finished chapter begins anew. */
    stepOf(chapter: Chapter): number {
        return this.isFinished(chapter) ? 0 : (this.#kept.value[chapter.id] ?? 0);
    }

    /** A chapter that was finished stays so. */
    reach(chapter: Chapter, step: number): void {
        if (!this.isFinished(chapter)) this.#kept.value = { ...this.#kept.value, [chapter.id]: step };
    }

    /** The first chapter that is not finished, or else the first one. */
    get next(): Chapter {
        return this.lesson.chapters.find((chapter) => !this.isFinished(chapter)) ?? this.lesson.chapters[0]!;
    }
}
