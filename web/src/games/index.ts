import AlhambraBoard from "./alhambra/Board.svelte";
import type { Board } from "./board";
import SabikaBoard from "./sabika/Board.svelte";

/** By the id of the game. The server sends each game the views of its own kind. */
export const BOARDS: Record<string, Board<unknown>> = {
    alhambra: AlhambraBoard as Board<unknown>,
    sabika: SabikaBoard as Board<unknown>,
};
