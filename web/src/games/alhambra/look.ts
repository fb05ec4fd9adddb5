import type { Look } from "../look";
import dark from "./board-dark.webp";
import light from "./board-light.webp";

export const LOOK: Look = {
    icon: "palace",
    players: 3,
    effort: { minutes: 30, weight: "light" },
    board: { light, dark },
    tiles: { tiling: "4.8.8", angle: 67.5, depth: 2, edge: 38 },
    colours: { ground: "#1f4e9c", "0": "#fbf8f1", "1": "#1f7a5a", small: "#d99a2b", strap: "#153468" },
};
