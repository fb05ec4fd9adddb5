/** The course of a game in points, and the places of the players. */
export interface Moment {
    /** After how many steps. */
    at: number;
    scores: number[];
}

/** The moments at which somebody had other points than before, and the end. */
export function courseOf(steps: number, scoresAt: (step: number) => readonly number[]): Moment[] {
    const moments: Moment[] = [];
    for (let at = 0; at <= steps; at++) {
        const scores = [...scoresAt(at)];
        const before = moments.at(-1)?.scores;
        if (at === steps || !before || scores.some((points, seat) => points !== before[seat]))
            moments.push({ at, scores });
    }
    return moments;
}

/** After how many entries each turn has ended; the beginning and the end are among them. */
export function turnEnds(entries: number, turnAt: (entry: number) => number): number[] {
    const ends = [0];
    for (let at = 1; at <= entries; at++) if (at === entries || turnAt(at) !== turnAt(at - 1)) ends.push(at);
    return ends;
}

/** The points of a seat as a line of steps: nothing is gained between two moments. */
export function lineOf(
    course: readonly Moment[],
    seat: number,
    x: (at: number) => number,
    y: (points: number) => number,
): string {
    const [first, ...rest] = course.map(({ at, scores }) => [x(at), y(scores[seat] ?? 0)] as const);
    if (!first) return "";
    return `M${first[0]} ${first[1]}${rest.map(([right, height]) => `H${right}V${height}`).join("")}`;
}

/** Round numbers from the least to the most points, about four of them. */
export function gridOf(least: number, most: number): number[] {
    const rough = Math.max(1, (most - least) / 4);
    const size = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].find((times) => times * size >= rough)! * size;
    const lines: number[] = [];
    for (let line = Math.ceil(least / step) * step; line <= most; line += step) lines.push(line);
    return lines;
}

/** Seats from the first place to the last. Winners are first whatever their points: ties may have been broken. */
export function places(
    scores: readonly number[],
    winners: readonly number[],
): { seat: number; place: number }[] {
    const ahead = (a: number, b: number): boolean =>
        winners.includes(a) !== winners.includes(b) ? winners.includes(a) : scores[a]! > scores[b]!;
    const seats = scores.map((_, seat) => seat);
    return seats
        .map((seat) => ({ seat, place: 1 + seats.filter((other) => ahead(other, seat)).length }))
        .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
