/** Points by source, for everybody side by side. */
export interface Line {
    source: string;
    points: number[];
}

/** In the order of the game; what only the end brings comes last. */
const ORDER = [
    "start",
    "building",
    "carving",
    "exports",
    "storehouses",
    "bonuses",
    "poems",
    "renewals",
    "rivals",
    "yusuf",
    "rest",
    "tribute",
    "wishes",
    "major-poems",
    "trade",
    "leftovers",
];

export function bySource(players: readonly Record<string, number>[]): Line[] {
    const sources = [...new Set(players.flatMap((points) => Object.keys(points)))];
    sources.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
    return sources.map((source) => ({ source, points: players.map((points) => points[source] ?? 0) }));
}
