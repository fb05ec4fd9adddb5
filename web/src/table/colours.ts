/** The colours of the seats. Everything on the page finds them as `--seat-N`, `--seat-line-N` and `--seat-board-N`. */
import type { SeatInfo, TableInfo } from "../lib/schema";

export type Colour = SeatInfo["colour"];

/** The colours in the order in which seats have them if nobody chooses. */
export const COLOURS = [
    "blue",
    "red",
    "green",
    "yellow",
    "purple",
    "grey",
    "pink",
    "teal",
] as const satisfies Colour[];

const VARIANTS = ["", "line-", "board-"];

/** For all seats that there may be: a rival without a seat has one of the colours that are left. */
export function allColours(seats: readonly Pick<SeatInfo, "colour">[]): Colour[] {
    const own = seats.map(({ colour }) => colour);
    return [...own, ...COLOURS.filter((colour) => !own.includes(colour))];
}

/** Draws the table in the colours of its seats until that is undone. */
export function applyColours(seats: readonly Pick<SeatInfo, "colour">[]): () => void {
    const { style } = document.documentElement;
    const names = allColours(seats).flatMap((colour, seat) =>
        VARIANTS.map(
            (variant) => [`--seat-${variant}${seat}`, `var(--${variant || "seat-"}${colour})`] as const,
        ),
    );
    for (const [name, value] of names) style.setProperty(name, value);
    return () => names.forEach(([name]) => style.removeProperty(name));
}

/** Colours of the other people: bots and free seats give way. */
export const takenBy = ({ seats }: TableInfo, except: number | null): Colour[] =>
    seats.filter(({ seat, person }) => person && seat !== except).map(({ colour }) => colour);
