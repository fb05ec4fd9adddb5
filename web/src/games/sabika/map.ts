/** Where things are on the map, in the units of its picture. */
import { GRANADA, type Rows } from "./rows";

export const WIDTH = 520;
export const HEIGHT = 430;

export interface Spot {
    x: number;
    y: number;
}

const onPicture = ({ x, y }: Spot): Spot => ({ x: 42 + x * 4.35, y: 50 + y * 3.65 });

export const spotOf = (place: string, rows: Rows): Spot =>
    onPicture(place === GRANADA ? rows.content.granada : rows.cities[place]!);

export interface Line {
    id: string;
    from: Spot;
    to: Spot;
    /** Where its cost is written. */
    price: Spot;
    cost: number;
}

export interface Label {
    anchor: "middle" | "start" | "end";
    /** From the middle of the city to the line that the name stands on. */
    down: number;
}

const ABOVE = -25;
const BELOW = 52;
const LABELS: Label[] = [ABOVE, BELOW].flatMap((down) =>
    (["middle", "start", "end"] as const).map((anchor) => ({ anchor, down })),
);
export const ASIDE = { start: -6, middle: 0, end: 6 } as const;
const LETTER = 10.2;
const HIGH = 17;
const MARGIN = 5;

interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

const along = ({ x, y }: Spot, to: Spot, part: number): Spot => ({
    x: x + (to.x - x) * part,
    y: y + (to.y - y) * part,
});

function boxOf({ x, y }: Spot, { anchor, down }: Label, name: string): Box {
    const width = name.length * LETTER;
    const left = x + ASIDE[anchor] - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y + down - HIGH, bottom: y + down };
}

const holds = ({ left, right, top, bottom }: Box, { x, y }: Spot): boolean =>
    x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN;

const meet = (one: Box, other: Box): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where the name of each city stands: where the fewest routes pass, and not on another name. */
export function labels(rows: Rows, names: Record<string, string>): Record<string, Label> {
    const passed = rows.content.routes.flatMap(({ between: [one, other] }) =>
        Array.from({ length: 41 }, (_, n) => along(spotOf(one, rows), spotOf(other, rows), n / 40)),
    );
    const nameOf = (city: string): string => names[city] ?? city;
    const placed: Box[] = [];
    // Long names have fewer places to go to.
    const cities = Object.keys(rows.cities).sort((one, other) => nameOf(other).length - nameOf(one).length);
    return Object.fromEntries(
        cities.map((city) => {
            const trouble = (label: Label): number => {
                const box = boxOf(spotOf(city, rows), label, nameOf(city));
                const outside = box.left < 2 || box.right > WIDTH - 2 || box.bottom > HEIGHT - 4 ? 100 : 0;
                const onNames = placed.filter((other) => meet(box, other)).length * 50;
                return outside + onNames + passed.filter((spot) => holds(box, spot)).length;
            };
            const best = LABELS.reduce((best, next) => (trouble(next) < trouble(best) ? next : best));
            placed.push(boxOf(spotOf(city, rows), best, nameOf(city)));
            return [city, best];
        }),
    );
}

const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
/** What lies around a city: itself, its seal, and what it asks for. */
const AROUND = [
    [0, 0],
    [-19, -17],
    [-12, 23],
    [12, 23],
] as const;

export function routes(rows: Rows, names: Record<string, string>): Line[] {
    const placed = labels(rows, names);
    const boxes = Object.entries(placed).map(([city, label]) =>
        boxOf(spotOf(city, rows), label, names[city] ?? city),
    );
    const taken = [...Object.keys(rows.cities), GRANADA].flatMap((city) => {
        const { x, y } = spotOf(city, rows);
        return AROUND.map(([aside, down]) => ({ x: x + aside, y: y + down }));
    });
    const room = (spot: Spot): number =>
        Math.min(28, ...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))) -
        boxes.filter((box) => holds(box, spot)).length * 20;
    return rows.content.routes.map(({ between: [one, other], cost }) => {
        const from = spotOf(one, rows);
        const to = spotOf(other, rows);
        const places = ALONG.map((part) => along(from, to, part));
        const price = places.reduce((best, place) => (room(place) > room(best) + 1 ? place : best));
        return { id: `${one}-${other}`, from, to, price, cost };
    });
}

const SHIP_STEP = 13;
const FIRST_SHIP = 29;

/** Ships that export lie on the left of their city, those that have consolidated on its right. */
export function berth(city: Spot, ship: "exporting" | "settled", place: number): Spot {
    const away = FIRST_SHIP + place * SHIP_STEP;
    return { x: city.x + (ship === "settled" ? away : -away), y: city.y };
}
