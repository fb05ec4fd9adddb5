/** What the boards say about moves and events, for the tutorials. */

interface Words {
    sentences(events: unknown[], names: string[], view: unknown): { text: string }[];
    moveLabel(move: string, names: string[], view: unknown): string;
}

const MODULES = import.meta.glob<Words>("../games/*/words.ts");

/** Where a game has no words yet, moves are shown as they are written. */
const WORDLESS: Words = { sentences: () => [], moveLabel: (move) => move };

export async function wordsOf(game: string): Promise<Words> {
    const load = MODULES[`../games/${game}/words.ts`];
    return load ? load() : WORDLESS;
}

export type { Words };
