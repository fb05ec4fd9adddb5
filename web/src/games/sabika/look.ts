import type { Look } from "../look";
import dark from "./board-dark.webp";
import light from "./board-light.webp";

export const LOOK: Look = {
    icon: "ship",
    players: 2,
    effort: { minutes: 75, weight: "heavy" },
    board: { light, dark },
    tiles: { tiling: "3.12.12", angle: 70, depth: 4, edge: 34 },
    colours: {
        ground: "#1f7a5a",
        "0": "#fbf8f1",
        "1": "#b4532a",
        "2": "#fbf8f1",
        "3": "#d99a2b",
        small: "#153468",
        strap: "#3a1d10",
    },
};
