/** Points by source, for everybody side by side. */
export interface Line {
    source: string;
    points: number[];
}

/** In the order in which sources turn up, those first that the game begins with. */
export function bySource(players: readonly Record<string, number>[]): Line[] {
    const sources = [...new Set(players.flatMap((points) => Object.keys(points)))];
    return sources.map((source) => ({ source, points: players.map((points) => points[source] ?? 0) }));
}

export const totals = (lines: readonly Line[], players: number): number[] =>
    Array.from({ length: players }, (_, seat) =>
        lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
