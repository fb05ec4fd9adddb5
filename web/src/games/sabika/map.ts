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

export type Anchor = "middle" | "start" | "end";
const LETTER = 8.8;
const NAME = { bottom: -22, top: -42 } as const;

const along = ({ x, y }: Spot, to: Spot, part: number): Spot => ({
    x: x + (to.x - x) * part,
    y: y + (to.y - y) * part,
});

/** From where to where a name reaches, beside the middle of its city. */
function reach(anchor: Anchor, letters: number): [number, number] {
    const width = letters * LETTER;
    return { middle: [-width / 2, width / 2], start: [-6, width - 6], end: [6 - width, 6] }[anchor] as [
        number,
        number,
    ];
}

/** Above each city, to the side where the fewest routes pass. */
export function anchors(rows: Rows, names: Record<string, string>): Record<string, Anchor> {
    const passed = rows.content.routes.flatMap(({ between: [one, other] }) =>
        Array.from({ length: 41 }, (_, n) => along(spotOf(one, rows), spotOf(other, rows), n / 40)),
    );
    return Object.fromEntries(
        Object.keys(rows.cities).map((city) => {
            const spot = spotOf(city, rows);
            const crossings = (anchor: Anchor): number => {
                const [left, right] = reach(anchor, (names[city] ?? city).length);
                const over = spot.x + right > WIDTH || spot.x + left < 0 ? 100 : 0;
                return (
                    passed.filter(
                        ({ x, y }) =>
                            x > spot.x + left - 6 &&
                            x < spot.x + right + 6 &&
                            y > spot.y + NAME.top - 6 &&
                            y < spot.y + NAME.bottom + 6,
                    ).length + over
                );
            };
            const choices: Anchor[] = ["middle", "start", "end"];
            return [city, choices.reduce((best, next) => (crossings(next) < crossings(best) ? next : best))];
        }),
    );
}

const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
/** What lies around a city: itself, its seal, and what it asks for. */
const AROUND = [
    [0, 0],
    [-19, -17],
    [-9, 18],
    [9, 18],
] as const;

export function routes(rows: Rows, names: Record<string, string>): Line[] {
    const sides = anchors(rows, names);
    const taken = [...Object.keys(rows.cities), GRANADA].flatMap((city) => {
        const { x, y } = spotOf(city, rows);
        const [left, right] = reach(sides[city] ?? "middle", (names[city] ?? city).length);
        const letters = Array.from({ length: 7 }, (_, n) => [left + ((right - left) * n) / 6, -32] as const);
        return [...AROUND, ...letters].map(([aside, down]) => ({ x: x + aside, y: y + down }));
    });
    const room = (spot: Spot): number =>
        Math.min(28, ...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
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
