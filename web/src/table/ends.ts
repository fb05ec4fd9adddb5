/** Which moves end a turn, so that one is asked before others go on. Alhambra's board asks itself: there one sees the tile where it
 * is going to lie. */
export function endsTurn(game: string, moves: readonly string[]): boolean {
    return game === "sabika" && moves.at(-1)?.split(" ")[0] === "end";
}
