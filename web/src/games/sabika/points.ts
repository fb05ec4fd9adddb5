/** Points by source, for everybody side by side. */
import { SABIKA_SOURCES } from "../../lib/schema";

export interface PointsRow {
    source: string;
    points: number[];
}

/** What stands for each source on a score sheet. */
export const SIGNS: Record<string, string> = {
    start: "pp",
    building: "action-construction",
    carving: "action-carve",
    exports: "action-export",
    storehouses: "action-storehouse",
    bonuses: "favour",
    poems: "poem-blue",
    renewals: "tower",
    rivals: "action-consolidate",
    rest: "rest",
    tribute: "paria",
    wishes: "sultan",
    "major-poems": "poem",
    trade: "ship",
    leftovers: "box",
    yusuf: "pp",
};

/** The rules about each source of points. */
export const RULES: Record<string, string> = {
    start: "setup",
    building: "construction",
    carving: "poems",
    exports: "export",
    storehouses: "storehouses",
    bonuses: "trade",
    poems: "poems",
    renewals: "minor",
    rivals: "consolidate",
    rest: "rondel",
    tribute: "tribute",
    wishes: "wishes",
    "major-poems": "final",
    trade: "final",
    leftovers: "final",
    yusuf: "yusuf",
};

export function bySource(players: readonly Record<string, number>[]): PointsRow[] {
    const sources = new Set(players.flatMap((points) => Object.keys(points)));
    const inOrder = SABIKA_SOURCES.filter((source) => sources.has(source));
    return inOrder.map((source) => ({ source, points: players.map((points) => points[source] ?? 0) }));
}
