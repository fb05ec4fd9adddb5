/** How far somebody has come with a tutorial, which this browser remembers: by chapter, the step to go on with. */
import { Stored } from "../lib/stored.svelte";
import type { Chapter, Lesson } from "./lesson";

type Steps = Record<string, number>;

export class Progress {
    readonly #stored: Stored<Steps>;

    constructor(private readonly lesson: Lesson) {
        this.#stored = new Stored<Steps>(`chapters.${lesson.game}`, {});
    }

    isFinished({ id, steps }: Chapter): boolean {
        return (this.#stored.value[id] ?? 0) >= steps.length;
    }

    /** Where to go on: a finished chapter begins anew. */
    stepOf(chapter: Chapter): number {
        return this.isFinished(chapter) ? 0 : (this.#stored.value[chapter.id] ?? 0);
    }

    /** A chapter that was finished stays so. */
    reach(chapter: Chapter, step: number): void {
        if (!this.isFinished(chapter)) this.#stored.value = { ...this.#stored.value, [chapter.id]: step };
    }

    /** The first chapter that is not finished, or else the first one. */
    get next(): Chapter {
        return this.lesson.chapters.find((chapter) => !this.isFinished(chapter)) ?? this.lesson.chapters[0]!;
    }
}
