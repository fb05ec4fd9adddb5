/** The glazes that pictures share. */

export const BUILDINGS: Record<string, string> = {
    pavilion: "#1f57ac",
    seraglio: "#a92c33",
    arcades: "#84551f",
    chambers: "#efe8d8",
    garden: "#1d7746",
    tower: "#6a3a93",
};

export const CURRENCIES: Record<string, string> = {
    florin: "#e6b93d",
    dirham: "#23774d",
    dinar: "#2458ab",
    ducat: "#dd7a2a",
};

export const MATERIALS: Record<string, string> = {
    gypsum: "#f4f0e6",
    wood: "#9a6a38",
    marble: "#c9cfd6",
    ceramic: "#1f4e9c",
};

export const ARTWORKS: Record<string, string> = {
    amber: "#d99a2b",
    azure: "#2f8fd0",
    violet: "#7d4bb0",
    emerald: "#1f8a5c",
    wild: "#fbf8f1",
};

const LIGHT = new Set([
    "#efe8d8",
    "#e6b93d",
    "#dd7a2a",
    "#f4f0e6",
    "#c9cfd6",
    "#fbf8f1",
    "#d99a2b",
    "#2f8fd0",
]);

/** The ink that can be read on a glaze. */
export const inkOn = (glaze: string): string => (LIGHT.has(glaze) ? "#1d1b18" : "#ffffff");
