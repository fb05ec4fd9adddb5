/** Every folder here is a game: its board, and its words for log, hints and replay. They are loaded when somebody plays it. */
import type { TableInfo } from "../lib/schema";
import type { Board, Words } from "./board";

const BOARDS = import.meta.glob<{ default: Board<unknown> }>("./*/Board.svelte");
const WORDS = import.meta.glob<Partial<Words<unknown>>>("./*/words.ts");

export interface GameModule {
    Board: Board<unknown>;
    words: Words<unknown>;
}

const PLAIN: Words<unknown> = { sentences: () => [], moveLabel: (move) => move };

export async function load(
    game: string,
    table: TableInfo | null = null,
    invitation: string | null = null,
): Promise<GameModule> {
    const [board, words] = await Promise.all([
        BOARDS[`./${game}/Board.svelte`]!(),
        WORDS[`./${game}/words.ts`]?.(),
    ]);
    words?.playWith?.(table?.own_edition ? table.id : null, invitation);
    return { Board: board.default, words: { ...PLAIN, ...words } };
}
