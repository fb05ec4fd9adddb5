import type { Look } from "../look";

export const LOOK: Look = {
    icon: "ship",
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
