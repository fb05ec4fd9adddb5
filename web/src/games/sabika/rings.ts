/** The geometry of the rondel. Angles are in degrees, clockwise from the top; the centre is at 0, 0. */
import { arc } from "d3-shape";
import { RINGS, type Ring } from "./rows";

export const RADIUS = 300;
/** The border of ornament around them reaches to here. */
export const RIM = 315;
/** From where to where each ring reaches. Between them lie the spaces for raw materials and marble. */
export const BANDS: Record<Ring, readonly [number, number]> = {
    outer: [230, 298],
    middle: [136, 202],
    inner: [26, 108],
};
export const BETWEEN = { raw: 216, marble: 122 } as const;
const LABEL_INSET = 20;
/** Between two squares, all along. */
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

/** Where the workers on a square stand. */
export const standRadius = (ring: Ring): number => (ring === "inner" ? 64 : BANDS[ring][0] + 21);

/** Smaller ones could not be told from each other: they overlap instead. */
const SMALLEST = 0.8;

/** How large pieces may be so that so many stand side by side on a square, at most as they are. */
export function sizeOn(ring: Ring, count: number, pieces: number, width: number): number {
    const room = radians(360 / count) * standRadius(ring);
    return Math.max(SMALLEST, Math.min(1, room / (pieces * width)));
}

/** Angles for so many pieces side by side on a square, close together where there is little room. */
export function places(ring: Ring, index: number, count: number, pieces: number, width: number): number[] {
    const radius = standRadius(ring);
    const size = width * sizeOn(ring, count, pieces, width);
    const room = radians(360 / count) * radius - size;
    const step = pieces > 1 ? Math.min(size, room / (pieces - 1)) : 0;
    const middle = angleOf(index, count);
    return Array.from({ length: pieces }, (_, place) => {
        const offset = (place - (pieces - 1) / 2) * step;
        return middle + ((offset / radius) * 180) / Math.PI;
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
