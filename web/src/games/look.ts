/** How a game looks before anybody plays it: on its card, and in lists of tables. */
import type { Plan } from "../ornament/hankin";
import type { IconName } from "../ui/icons";

export interface Look {
    icon: IconName;
    /** The number of players unless somebody chooses another one. */
    players: number;
    /** How long a game takes against bots, in minutes, and how much there is to learn. */
    effort?: { minutes: number; weight: "light" | "heavy" };
    /** A part of a real board, by theme (tools/boards.py). */
    board?: { light: string; dark: string };
    /** The tilework of its card. */
    tiles: Plan;
    /** The colours of the tilework, by the names of its variables. */
    colours: Record<string, string>;
}

const LOOKS = import.meta.glob<Look>("./*/look.ts", { eager: true, import: "LOOK" });

/** The look of a game that has none of its own. */
const PLAIN: Look = {
    icon: "star",
    players: 2,
    tiles: { tiling: "4.8.8", angle: 55, depth: 1, edge: 40 },
    colours: { ground: "#7a3b1f", "0": "#fbf8f1", "1": "#d99a2b", small: "#1f4e9c", strap: "#3a1d10" },
};

export const lookOf = (game: string): Look => LOOKS[`./${game}/look.ts`] ?? PLAIN;
