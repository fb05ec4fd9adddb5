/** Moves as their notation writes them, and the things on the board that they are about. */
import type { SabikaVerb, SabikaView } from "../../lib/schema";
import type { Rows } from "./rows";

export interface Move {
    text: string;
    verb: SabikaVerb;
    things: string[];
}

export function parse(text: string): Move {
    const [verb = "", ...things] = text.split(" ");
    return { text, verb: verb as SabikaVerb, things };
}

type Kind =
    | "worker"
    | "square"
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

const PLAIN: Partial<Record<SabikaVerb, Kind[]>> = {
    choose: ["starting-tile"],
    work: ["worker", "square"],
    take: ["item"],
    raw: ["space"],
    good: ["space"],
    process: ["own-raw"],
    discard: ["item"],
    buy: ["item"],
    "buy-raw": ["space"],
    sell: ["item"],
    favour: ["favour"],
    city: ["city"],
    activate: ["storehouse"],
    bonus: ["major"],
    act: ["city"],
    ship: ["city"],
    expand: ["tile", "storehouse"],
    major: ["major"],
    minor: ["minor"],
    export: ["city"],
    consolidate: ["city"],
    blue: ["blue"],
    red: ["red"],
    grey: ["grey"],
    reactivate: ["own-red"],
    start: ["player"],
    yusuf: ["city"],
};

/** What one can click to choose a move: all of these, in any order. Empty where only the words of the question tell. */
export function targetsOf({ verb, things }: Move, view: SabikaView, rows: Rows): Target[] {
    const square = view.task?.square;
    switch (verb) {
        case "rest":
            return [`worker:${things[0]!}`, "rest:"];
        case "main":
            return square ? [`square:${square}`] : [];
        case "secondary": {
            const space = square && rows.spaceBeside(square, things[0] as "raw" | "marble", view.players);
            return space ? [`space:${space}`] : [];
        }
        case "trade":
            return [`item:${things[0]!}`];
        case "left":
        case "right":
            return [`side:${verb}`];
        case "renew":
            return ["renew:"];
        default:
            return (PLAIN[verb] ?? []).map((kind, place): Target => `${kind}:${things[place]!}`);
    }
}
