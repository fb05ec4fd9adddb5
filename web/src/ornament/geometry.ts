/** Points and lines of the plane, as far as ornament needs them. */
export type Point = readonly [x: number, y: number];

export interface Line {
    from: Point;
    /** A vector of any length. */
    along: Point;
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const middle = (a: Point, b: Point): Point => times(plus(a, b), 0.5);

export function turned([x, y]: Point, angle: number): Point {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [x * cos - y * sin, x * sin + y * cos];
}

/** Where two lines meet, however far it is; null if they are parallel. */
export function meeting(a: Line, b: Line): Point | null {
    const cross = a.along[0] * b.along[1] - a.along[1] * b.along[0];
    if (Math.abs(cross) < 1e-9) return null;
    const [dx, dy] = minus(b.from, a.from);
    return plus(a.from, times(a.along, (dx * b.along[1] - dy * b.along[0]) / cross));
}

/** A polygon of `sides` with edges of length 1. Its first edge has its normal at `angle`. */
export function regular(sides: number, centre: Point, angle: number, edge = 1): Point[] {
    const radius = edge / (2 * Math.sin(Math.PI / sides));
    return Array.from({ length: sides }, (_, i) =>
        plus(centre, turned([radius, 0], angle + ((2 * i - 1) * Math.PI) / sides)),
    );
}

/** The distance from the centre to the middle of an edge of length 1. */
export const apothem = (sides: number): number => 1 / (2 * Math.tan(Math.PI / sides));

export function path(points: readonly Point[], scale = 1): string {
    const round = (value: number): number => Math.round(value * scale * 100) / 100 || 0;
    return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}
