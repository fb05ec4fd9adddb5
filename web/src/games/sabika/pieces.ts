/** Small pictures, drawn in a square of 24. A shape is filled with the colour of its piece, a line is drawn over it. */
export interface Picture {
    shape?: string;
    line?: string;
    /** The name of its colour in Piece.svelte. */
    tone: string;
}

const STAR =
    "M12 2l2.9 4.9 5.2-1.9-1.9 5.2L23 12l-4.8 1.8 1.9 5.2-5.2-1.9L12 22l-2.9-4.9-5.2 1.9 1.9-5.2L1 12l4.8-1.8-1.9-5.2 5.2 1.9z";
const FEATHER = "M16 6c-5 1-7 4-8 10M16 6c0 4-2 6-6 7.500M8 18v-2";
const PICK = "M5 8c4-4 10-4 14 0M12 6v15";

export const PICTURES: Record<string, Picture> = {
    // Materials.
    gypsum: {
        tone: "gypsum",
        shape: "M3 8.5L12 4l9 4.5v8L12 21l-9-4.5z",
        line: "M3 8.5l9 4.5 9-4.5M12 13v8",
    },
    wood: {
        tone: "wood",
        shape: "M2 9c0-2 1.5-3 3-3h14c1.5 0 3 2 3 6s-1.5 6-3 6H5c-1.5 0-3-1-3-3z",
        line: "M19 6c-2 0-3 2.5-3 6s1 6 3 6M5 10h8M7 14h7",
    },
    marble: {
        tone: "marble",
        shape: "M12 2l10 10-10 10L2 12z",
        line: "M8 7c2 2 1 4 4 5s2 3 5 4M6 12c2 0 3 3 5 5",
    },
    ceramic: { tone: "ceramic", shape: STAR, line: "M12 8.500l3.5 3.5-3.5 3.500L8.5 12z" },
    // Goods and their raw materials.
    sugar: {
        tone: "sugar",
        shape: "M12 2c2 0 3 3 4 8l2.5 11h-13L8 10c1-5 2-8 4-8z",
        line: "M7.5 13h9M6.5 17h11",
    },
    pottery: {
        tone: "pottery",
        shape: "M9 2h6v3c4 2 5 5 5 8 0 4-3 7-4 9H8c-1-2-4-5-4-9 0-3 1-6 5-8z",
        line: "M9 5h6M5 12h14",
    },
    clothes: {
        tone: "clothes",
        shape: "M8 3l4 3 4-3 6 5-3 4-2-1v10H7V11l-2 1-3-4z",
        line: "M12 6v15M9 16h6",
    },
    sugar_cane: {
        tone: "cane",
        shape: "M7 21L10 3h2L9.5 21zM12 21l2.5-16h2L14.5 21z",
        line: "M7.5 15h3M8.5 9h3M12.5 16h3M13.5 10h3M16 5c2-2 4-1 5 1M11 4C9 1 6 2 4 4",
    },
    clay: {
        tone: "clay",
        shape: "M4 18c-3-3-1-8 3-9 1-4 7-5 9-1 5 0 7 6 4 10z",
        line: "M8 12c1-2 3-2 5-1M14 15c1-1 3-1 4 0",
    },
    silk: {
        tone: "silk",
        shape: "M12 3c5 0 6 4 6 9s-1 9-6 9-6-4-6-9 1-9 6-9z",
        line: "M7 8c3 2 7 2 10 0M6 12c4 2 8 2 12 0M7 16c3 2 7 2 10 0",
    },
    raw: { tone: "raw", shape: "M12 3a9 9 0 100 18 9 9 0 000-18z", line: "M8 15l4-7 4 7z" },
    good: { tone: "good", shape: "M3 7l9-4 9 4v10l-9 4-9-4z", line: "M3 7l9 4 9-4M12 11v10" },
    process: { tone: "plain", line: "M4 12a8 8 0 0114-5M20 12a8 8 0 01-14 5M18 2v5h-5M6 22v-5h5" },
    // Money and honour.
    dinar: { tone: "dinar", shape: "M12 2a10 10 0 100 20 10 10 0 000-20z", line: "M12 7l5 5-5 5-5-5z" },
    seal: {
        tone: "seal",
        shape: "M12 2l2.5 2 3.200-.5.8 3.200L21.5 8l-.9 3.100 1.400 2.900-2.600 2-.3 3.200-3.200.3-2 2.5-2.900-1.500L8 22l-1.700-2.800-3.200-.6L3 15.300.9 12.900l1.600-2.800L2 7l3-1.200L6.200 2.800l3.200.5z",
        line: "M8 12l3 3 5-6",
    },
    paria: {
        tone: "paria",
        shape: "M8 3h8l-2 4c5 3 7 7 6 11-.5 2-2 3-4 3H8c-2 0-3.5-1-4-3-1-4 1-8 6-11z",
        line: "M9 7h6M12 11v6M9.5 14h5",
    },
    mix: {
        tone: "dinar",
        shape: "M9 3a7 7 0 100 14A7 7 0 009 3zM15 10l6 3-2 8h-8l-2-4z",
        line: "M9 7l3 3-3 3-3-3z",
    },
    pp: {
        tone: "pp",
        shape: "M12 1.500l2.600 5.800 6.300.7-4.700 4.200 1.300 6.200-5.5-3.200-5.5 3.200 1.300-6.200L3.100 8l6.300-.7z",
    },
    favour: {
        tone: "favour",
        shape: "M3 16h18l-3 5H6z",
        line: "M12 16V8M12 8c-1-4-5-4-6-1M12 8c1-4 5-4 6-1M8 12c-2-1-4 0-4 2M16 12c2-1 4 0 4 2",
    },
    box: { tone: "box", shape: "M3 3h18v18H3z", line: "M3 3l18 18M21 3L3 21" },
    transactions: { tone: "plain", line: "M3 8h15l-4-4M21 16H6l4 4" },
    ship: {
        tone: "plain",
        shape: "M2 16h20l-3 5H6z",
        line: "M12 16V3M12 4c4 1 6 4 6 9h-6M10 6c-3 1-4 4-4 7h4",
    },
    rest: { tone: "plain", line: "M3 20V7M3 16h18v4M21 16v-3c0-2-1-3-3-3H9v6M6 10.500a1.5 1.5 0 100 .1" },
    // Blue ones in a circle and red ones in a diamond, as the tiles of cities.
    poem: { tone: "poem", shape: "M5 2h14v20H5z", line: FEATHER },
    "poem-blue": { tone: "poem-blue", shape: "M12 1a11 11 0 100 22 11 11 0 000-22z", line: FEATHER },
    "poem-red": { tone: "poem-red", shape: "M12 0l12 12-12 12L0 12z", line: FEATHER },
    sultan: { tone: "sultan", shape: "M3 8l4.5 4L12 4l4.5 8L21 8l-2 11H5z" },
    // Buildings.
    palace: {
        tone: "plain",
        line: "M3 21V9l3-3 3 3v12M9 12h6M15 21V9l3-3 3 3v12M9 21v-4c0-4 6-4 6 0v4M3 21h18M12 12V4l3 2-3 2",
    },
    fountain: {
        tone: "plain",
        line: "M4 15h16c0 4-3 5-5 5H9c-2 0-5-1-5-5zM12 15V7M12 7c-1-4-6-4-7 1M12 7c1-4 6-4 7 1M9 15c0-2-1-4-2-4M15 15c0-2 1-4 2-4",
    },
    door: {
        tone: "plain",
        line: "M4 21V10c0-9 16-9 16 0v11M8 21V12c0-5 8-5 8 0v9M3 21h18M12 8.500V21M14 15v1",
    },
    garden: {
        tone: "plain",
        line: "M12 21v-9M12 12c-5 0-7-3-7-8 5 0 7 3 7 8zM12 14c4 0 7-2 7-7-4 0-7 3-7 7zM4 21h16",
    },
    tower: {
        tone: "plain",
        line: "M6 21V8h12v13M5 8V3h3v2h2.500V3h3v2H16V3h3v5zM10 21v-4c0-3 4-3 4 0v4M12 11v2",
    },
    window: { tone: "plain", line: "M4 21V9c0-8 16-8 16 0v12zM12 3v18M4 14h16M8 9l4-3 4 3-4 4z" },
    // Actions.
    "action-minor_quarry": { tone: "plain", line: `${PICK}M15 21l3-5 4 5z` },
    "action-major_quarry": { tone: "plain", line: `${PICK}M18 14l4 4-4 4-4-4z` },
    "action-quarry": { tone: "plain", line: PICK },
    "action-storehouse": { tone: "plain", line: "M2 10l10-7 10 7M4 9v12h16V9M8 21v-8h8v8M8 17h8" },
    "action-market": {
        tone: "plain",
        line: "M12 3v18M7 21h10M4 6h16M4 6l-3 8c1 3 5 3 6 0zM20 6l-3 8c1 3 5 3 6 0z",
    },
    "action-construction": {
        tone: "plain",
        line: "M3 21V11c0-11 18-11 18 0v10M8 21V12c0-6 8-6 8 0v9M3 21h5M16 21h5M3 14h5M16 14h5M12 3v4",
    },
    "action-export": {
        tone: "plain",
        line: "M2 16h20l-3 5H6zM12 16V3M12 4c4 1 6 4 6 9h-6M10 6c-3 1-4 4-4 7h4",
    },
    "action-consolidate": {
        tone: "plain",
        line: "M12 8v13M12 8a2.5 2.5 0 10-.1 0M7 11h10M3 14c1 5 5 7 9 7s8-2 9-7M1.5 16L3 14l2.5 1M22.5 16L21 14l-2.5 1",
    },
    "action-produce": {
        tone: "plain",
        line: "M4 12a8 8 0 0114-5M20 12a8 8 0 01-14 5M18 2v5h-5M6 22v-5h5M9 15v-4l3-2 3 2v4z",
    },
    "action-carve": {
        tone: "plain",
        line: "M20 3C12 4 7 9 5 19M20 3c0 6-3 10-9 12M4 21c0-2 1-5 3-7M9 12l5-3",
    },
    "action-reactivate": {
        tone: "plain",
        line: "M4 12a8 8 0 1 1 3 6M7 22v-4.500h-4.500M16 8c-4 1-6 3-7 8M16 8c0 3-1 5-4 6",
    },
    "action-artisanal": { tone: "plain", line: "M4 20l9-9M10 5l9 9 2-2-9-9zM8 7l3-3" },
};
for (const kind of ["major_construction", "minor_construction"]) {
    PICTURES[`action-${kind}`] = PICTURES["action-construction"]!;
}
