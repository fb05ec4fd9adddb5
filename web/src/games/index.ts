/** Every folder here is a game: its board, and its words for log, hints and replay. They are loaded when somebody plays it. */
import { loadWords } from "../lib/plugin-words";
import type { GameEvent, TableInfo } from "../lib/schema";
import type { Board, Words } from "./board";
import { bringTexts } from "./texts";

const BOARDS = import.meta.glob<{ default: Board<unknown, GameEvent> }>([
    "./*/Board.svelte",
    "!./generic/Board.svelte",
]);
const WORDS = import.meta.glob<Words<unknown, GameEvent>>(["./*/words.ts", "!./generic/words.ts"]);

export interface GameModule {
    Board: Board<unknown, GameEvent>;
    words: Words<unknown, GameEvent>;
}

/** A game without a folder is shown by the generic board, in the words that the server has of it. */
export async function load(
    game: string,
    table: TableInfo | null = null,
    invitation: string | null = null,
): Promise<GameModule> {
    const ownBoard = BOARDS[`./${game}/Board.svelte`];
    if (!ownBoard) {
        const [board, { wordsOf }] = await Promise.all([
            import("./generic/Board.svelte"),
            import("./generic/words"),
            loadWords(game),
        ]);
        return { Board: board.default as Board<unknown, GameEvent>, words: wordsOf(game) };
    }
    const [board, words] = await Promise.all([ownBoard(), WORDS[`./${game}/words.ts`]!(), bringTexts(game)]);
    words.playWith?.(table?.own_edition ? table.id : null, invitation);
    return { Board: board.default, words };
}
