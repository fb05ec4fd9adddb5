/** Every folder here is a game: its board, and its words for log, hints and replay. They are loaded when somebody plays it. */
import type { GameEvent, TableInfo } from "../lib/schema";
import type { Board, Words } from "./board";

const BOARDS = import.meta.glob<{ default: Board<unknown, GameEvent> }>("./*/Board.svelte");
const WORDS = import.meta.glob<Partial<Words<unknown, GameEvent>>>("./*/words.ts");

export interface GameModule {
    Board: Board<unknown, GameEvent>;
    words: Words<unknown, GameEvent>;
}

const PLAIN: Words<unknown, GameEvent> = {
    sentences: () => [],
    choiceLabel: ({ choice }) => choice.moves.join(", "),
};

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
