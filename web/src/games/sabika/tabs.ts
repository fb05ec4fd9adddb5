/** Where one has to look for a decision: on a small screen this part comes to the front. */
export const PARTS = ["rondel", "map", "displays", "workshop", "players"] as const;
export type Part = (typeof PARTS)[number];

const OF_TASKS: Record<string, Part> = {
    turn: "rondel",
    "on-square": "rondel",
    raw: "rondel",
    good: "rondel",
    export: "map",
    goods: "map",
    "free-ship": "map",
    consolidate: "map",
    "city-bonuses": "map",
    "red-cities": "map",
    produce: "map",
    "yusuf-city": "map",
    construction: "displays",
    storehouse: "displays",
    carve: "displays",
    "major-bonuses": "displays",
    "start-player": "players",
};

export const partFor = (task: string | undefined): Part | null =>
    task === undefined ? null : (OF_TASKS[task] ?? "workshop");

/** Whether the board shows all that can be chosen, so that the picture may come before the words. */
export const isDrawn = (task: string | undefined): boolean =>
    task === undefined ||
    ["turn", "export", "consolidate", "construction", "carve", "raw", "good"].includes(task);

const RULES: Record<string, string> = {
    choose: "setup",
    turn: "rondel",
    payment: "costs",
    "on-square": "secondary",
    "which-quarry": "quarries",
    storehouse: "storehouses",
    "storehouse-bonuses": "storehouses",
    transaction: "market",
    construction: "construction",
    "major-materials": "major",
    "minor-materials": "minor",
    "which-side": "minor",
    "favour-choice": "favour",
    export: "export",
    goods: "export",
    "free-ship": "export",
    consolidate: "consolidate",
    "red-cities": "consolidate",
    produce: "produce",
    "city-bonuses": "trade",
    carve: "poems",
    "carving-materials": "poems",
    reactivate: "reactivate",
    "tribute-part": "tribute",
    fee: "tribute",
    "start-player": "parias",
    "yusuf-city": "yusuf",
};

/** Where the rules tell about a decision. */
export const ruleFor = (task: string): string => RULES[task] ?? "resources";
