/** Where things are on the map, in the units of its picture. */
import { GRANADA, type Rows } from "./rows";

export const WIDTH = 520;
export const HEIGHT = 410;

export interface Spot {
    x: number;
    y: number;
}

const onPicture = ({ x, y }: Spot): Spot => ({ x: 42 + x * 4.35, y: 40 + y * 3.4 });

export const spotOf = (place: string, rows: Rows): Spot =>
    onPicture(place === GRANADA ? rows.content.granada : rows.cities[place]!);

export interface Line {
    id: string;
    from: Spot;
    to: Spot;
    middle: Spot;
    cost: number;
}

export function routes(rows: Rows): Line[] {
    return rows.content.routes.map(({ between: [one, other], cost }) => {
        const from = spotOf(one, rows);
        const to = spotOf(other, rows);
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return { id: `${one}-${other}`, from, to, middle, cost };
    });
}

const SHIP_STEP = 13;
const FIRST_SHIP = 29;

/** Ships that export lie on the left of their city, those that have consolidated on its right. */
export function berth(city: Spot, ship: "exporting" | "settled", place: number): Spot {
    const away = FIRST_SHIP + place * SHIP_STEP;
    return { x: city.x + (ship === "settled" ? away : -away), y: city.y };
}
