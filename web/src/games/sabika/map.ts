/** Where things are on the map, in the units of its picture. */
import { GRANADA, type Rows } from "./rows";

export const WIDTH = 520;
export const HEIGHT = 410;

export interface Spot {
    x: number;
    y: number;
}

const onPicture = ({ x, y }: Spot): Spot => ({ x: 42 + x * 4.35, y: 44 + y * 3.4 });

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

const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
/** What lies around a city: itself, its name above, its seal, and what it asks for at its foot. */
const AROUND = [
    [0, 0],
    [-30, -32],
    [0, -32],
    [30, -32],
    [-19, -17],
    [-9, 18],
    [9, 18],
] as const;

export function routes(rows: Rows): Line[] {
    const cities = [...Object.keys(rows.cities), GRANADA].map((city) => spotOf(city, rows));
    const taken = cities.flatMap(({ x, y }) =>
        AROUND.map(([right, down]) => ({ x: x + right, y: y + down })),
    );
    const room = (spot: Spot): number =>
        Math.min(30, ...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
    return rows.content.routes.map(({ between: [one, other], cost }) => {
        const from = spotOf(one, rows);
        const to = spotOf(other, rows);
        const places = ALONG.map((part) => ({
            x: from.x + (to.x - from.x) * part,
            y: from.y + (to.y - from.y) * part,
        }));
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
