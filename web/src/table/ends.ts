/** Alhambra's board asks itself: there one sees the tile where it is going to lie. */
const ASKS_ITSELF = new Set(["alhambra"]);

/** Whether one is asked before these moves, of which the server has said which end the turn, because others go on after them. */
export function isToBeAsked(game: string, moves: readonly string[], ending: readonly string[]): boolean {
    return !ASKS_ITSELF.has(game) && moves.some((move) => ending.includes(move));
}
