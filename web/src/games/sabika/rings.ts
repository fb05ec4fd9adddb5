/** The geometry of the rondel. Angles are in degrees, clockwise from the top; the centre is at 0, 0. */
import { arc } from "d3-shape";
import { RINGS, type Ring } from "./rows";

export const RADIUS = 300;
/** The border of ornament around them reaches to here. */
export const RIM = 315;
/** The inner and the outer radius of each ring. Between them lie the spaces for raw materials and marble. */
export const BANDS: Record<Ring, readonly [number, number]> = {
    outer: [230, 298],
    middle: [136, 202],
    inner: [26, 108],
};
export const BETWEEN = { raw: 216, marble: 122 } as const;
const LABEL_INSET = 20;
/** The gap between two squares, all along. */
const GAP = 4;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function polar(angle: number, radius: number): [number, number] {
    return [radius * Math.sin(radians(angle)), -radius * Math.cos(radians(angle))];
}

/** The middle of a square. */
export const angleOf = (index: number, count: number): number => (360 / count) * index;

export function sector(ring: Ring, index: number, count: number): string {
    const [inside, outside] = BANDS[ring];
    const half = 180 / count;
    const middle = angleOf(index, count);
    return (
        arc().padAngle(GAP).padRadius(1).cornerRadius(3)({
            innerRadius: inside,
            outerRadius: outside,
            startAngle: radians(middle - half),
            endAngle: radians(middle + half),
        }) ?? ""
    );
}

/** A circle around 0, 0 as a path. */
export const circle = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Whether a label would stand on its head, so that it runs the other way. */
export const isUpsideDown = (angle: number): boolean => angle > 95 && angle < 265;

/** The line on which the name of a square is written, along the outer edge of its ring. */
export function labelLine(ring: Ring, index: number, count: number): string {
    const middle = angleOf(index, count);
    const half = 180 / count - 1;
    const radius = BANDS[ring][1] - LABEL_INSET + (isUpsideDown(middle) ? 13 : 0);
    const ends = [polar(middle - half, radius), polar(middle + half, radius)];
    const [from, to] = isUpsideDown(middle) ? ends.reverse() : ends;
    return `M${from!.join(" ")}A${radius} ${radius} 0 0 ${isUpsideDown(middle) ? 0 : 1} ${to!.join(" ")}`;
}

/** How long that line is. */
export const labelLength = (ring: Ring, count: number): number =>
    radians(360 / count - 2) * (BANDS[ring][1] - LABEL_INSET);

/** The middle of a square, where a single worker stands. */
export const standRadius = (ring: Ring): number => (ring === "inner" ? 64 : BANDS[ring][0] + 21);

/** Squares of the inner ring are narrow and deep: more than two pieces stand there in two rows. */
const INNER_ROWS = [76, 47] as const;
/** How far apart upright figures have to stand, in whatever direction, so that none covers another. */
const APART = 37;
/** Smaller ones could not be told from each other: on the outer rings they overlap instead. */
const SMALLEST = 0.8;

export interface Stand {
    angle: number;
    radius: number;
    /** The size of a piece as a part of its usual size. */
    size: number;
}

/** Where so many pieces stand on a square, each of this width at most, and how large they are. */
export function stands(ring: Ring, index: number, count: number, pieces: number, width: number): Stand[] {
    const [middle, span] = [angleOf(index, count), 360 / count];
    if (ring === "inner") return standsInside(middle, span, pieces);
    const radius = standRadius(ring);
    const size = Math.max(SMALLEST, Math.min(1, (radians(span) * radius) / (pieces * width)));
    return rowOf(radius, middle, span, pieces, width, size);
}

/** Small enough that no piece covers another. */
function standsInside(middle: number, span: number, pieces: number): Stand[] {
    const [outside, inside] = INNER_ROWS;
    const behind = pieces > 4 ? 2 : pieces > 2 ? 1 : 0;
    const rows: [number, number][] = behind
        ? [
              [outside, pieces - behind],
              [inside, behind],
          ]
        : [[standRadius("inner"), pieces]];
    const fitting = rows.map(([radius, here]) => (radians(span) * radius) / (here * APART));
    const size = Math.min(1, ...fitting, ...(behind ? [(outside - inside) / APART] : []));
    return rows.flatMap(([radius, here]) => rowOf(radius, middle, span, here, APART, size));
}

/** Pieces side by side, close together where there is little room. */
function rowOf(
    radius: number,
    middle: number,
    span: number,
    pieces: number,
    width: number,
    size: number,
): Stand[] {
    const room = radians(span) * radius - width * size;
    const step = pieces > 1 ? Math.min(width * size, room / (pieces - 1)) : 0;
    return Array.from({ length: pieces }, (_, place) => {
        const offset = (place - (pieces - 1) / 2) * step;
        return { angle: middle + ((offset / radius) * 180) / Math.PI, radius, size };
    });
}

/** The angle to turn to so that a worker goes clockwise and not back, from the angle it has been turned to. */
export function clockwise(from: number, to: number): number {
    const ahead = (((to - from) % 360) + 360) % 360;
    return ahead > 345 ? from + ahead - 360 : from + ahead;
}

/** The square to which an arrow key leads: along the ring, or to the nearest one of the next ring. */
export function neighbour(square: string, key: string, sizes: Record<Ring, number>): string | null {
    const [name, number] = square.split("-") as [Ring, string];
    const index = Number(number);
    const size = sizes[name];
    if (key === "ArrowRight") return `${name}-${(index + 1) % size}`;
    if (key === "ArrowLeft") return `${name}-${(index + size - 1) % size}`;
    const across = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const ring = across ? RINGS[RINGS.indexOf(name) + across] : undefined;
    if (!ring) return null;
    return `${ring}-${Math.round((index / size) * sizes[ring]) % sizes[ring]}`;
}
