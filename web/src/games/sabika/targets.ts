/** The places of the board, as questions name them. */
type Kind =
    | "worker"
    | "square"
    | "ring"
    | "space"
    | "item"
    | "own-raw"
    | "favour"
    | "city"
    | "storehouse"
    | "tile"
    | "major"
    | "minor"
    | "side"
    | "blue"
    | "red"
    | "grey"
    | "own-red"
    | "player"
    | "starting-tile"
    | "rest"
    | "renew";
/** Something on the board, as in `city:fez`. */
export type Target = `${Kind}:${string}`;
