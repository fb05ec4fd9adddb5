/** Points by source, for everybody side by side. */
import { SABIKA_SOURCES } from "../../lib/schema";

export interface Line {
    source: string;
    points: number[];
}

export function bySource(players: readonly Record<string, number>[]): Line[] {
    const sources = new Set(players.flatMap((points) => Object.keys(points)));
    const inOrder = SABIKA_SOURCES.filter((source) => sources.has(source));
    return inOrder.map((source) => ({ source, points: players.map((points) => points[source] ?? 0) }));
}
