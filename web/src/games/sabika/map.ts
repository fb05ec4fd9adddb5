/** Where things are on the map, in the units of its picture. */
import { gains } from "./effects";
import { PICTURES } from "./pieces";
import { GRANADA, type Rows } from "./rows";

export const WIDTH = 520;
export const HEIGHT = 430;

export interface Spot {
    x: number;
    y: number;
}

/** Where degrees are on the picture. The north and the west are drawn larger, so that the cards of their cities do not lie on each other. */
const LONGITUDES = [
    [0, 42],
    [27, 148],
    [44, 241],
    [60, 304],
    [100, 477],
] as const;
const LATITUDES = [
    [0, 20],
    [26, 166],
    [62, 268],
    [100, 401],
] as const;

function drawnAt(scale: readonly (readonly [number, number])[], degree: number): number {
    const next = Math.max(
        1,
        scale.findIndex(([known]) => known >= degree),
    );
    const [[from, start], [to, end]] = [scale[next - 1]!, scale[next]!];
    return start + ((degree - from) / (to - from)) * (end - start);
}

const onPicture = ({ x, y }: Spot): Spot => ({ x: drawnAt(LONGITUDES, x), y: drawnAt(LATITUDES, y) });

export const spotOf = (place: string, rows: Rows): Spot =>
    onPicture(place === GRANADA ? rows.content.granada : rows.cities[place]!);

/** The coasts around the sea, and where the names of the areas are written. */
export const LAND = [
    "M0 0H520V226C500 214 470 210 446 214C424 218 404 208 392 196C376 204 362 198 352 186C356 200 346 214 336 208C326 196 322 186 314 172C298 164 284 148 276 124C270 112 262 108 256 112C254 124 258 136 270 152C280 168 290 178 284 190C276 198 270 190 262 180C250 166 236 158 222 158C206 160 190 156 178 164C166 178 156 196 146 212C140 236 126 252 108 258C88 264 64 262 44 250C26 244 16 228 0 224z",
    "M0 296C24 286 40 296 60 306C84 312 104 306 126 302C150 296 180 296 204 288C222 276 238 264 254 270C262 284 250 300 264 318C282 332 304 346 328 344C350 332 366 350 388 352C404 354 416 348 424 332C434 312 434 286 436 262C438 246 440 234 446 226C470 222 496 228 520 240V430H0z",
];
export const AREAS: Record<string, Spot & { anchor: Label["anchor"] }> = {
    europe: { x: 62, y: 96, anchor: "middle" },
    maghreb: { x: 200, y: 400, anchor: "middle" },
    near_east: { x: 514, y: 350, anchor: "end" },
};

export interface Route {
    between: readonly [string, string];
    id: string;
    from: Spot;
    to: Spot;
    /** Where its cost is written. */
    price: Spot;
    /** The control point of its curve, which leads through the price. */
    bend: Spot;
    cost: number;
}

export interface Label {
    anchor: "middle" | "start" | "end";
    /** The distance from the middle of the city to the line that the name stands on. */
    down: number;
}

const ABOVE = -25;
const BELOW = 73;
const LABELS: Label[] = [ABOVE, BELOW].flatMap((down) =>
    (["middle", "start", "end"] as const).map((anchor) => ({ anchor, down })),
);
export const ASIDE = { start: -6, middle: 0, end: 6 } as const;
const LETTER = 11.2;
const HIGH = 19;
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

const holds = ({ left, right, top, bottom }: Box, { x, y }: Spot, margin = MARGIN): boolean =>
    x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;

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

/** The radius of a price on a route. */
const COIN = 11;
const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
/** How far a route may bend, so that its price finds room. */
const BENDS = [0, 9, -9, 18, -18, 27, -27];
/** What lies around a city: itself, its seal, and the first ships on both sides. */
const AROUND = [
    [0, 0],
    [-19, -17],
    [-32, 0],
    [-48, 0],
    [32, 0],
] as const;

/** What a city asks for, and below it what it brings; `width` is that of its card. */
export const cardBox = ({ x, y }: Spot, width: number): Box => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y + 12,
    bottom: y + 54,
});

/** The control point of the curve from one place to another that is at a third one after this part of its way. */
function bendThrough(from: Spot, to: Spot, third: Spot, part: number): Spot {
    const at = (of: keyof Spot): number =>
        (third[of] - (1 - part) ** 2 * from[of] - part ** 2 * to[of]) / (2 * part * (1 - part));
    return { x: at("x"), y: at("y") };
}

/** The cost of each route, placed where it hides as little as possible; `widths` are those of the cards of the cities. */
export function routes(rows: Rows, names: Record<string, string>, widths: Record<string, number>): Route[] {
    const placed = labels(rows, names);
    const boxes = Object.entries(placed).flatMap(([city, label]) => [
        boxOf(spotOf(city, rows), label, names[city] ?? city),
        cardBox(spotOf(city, rows), widths[city] ?? 0),
    ]);
    const taken = [...Object.keys(rows.cities), GRANADA].flatMap((city) => {
        const { x, y } = spotOf(city, rows);
        return AROUND.map(([aside, down]) => ({ x: x + aside, y: y + down }));
    });
    const room = (spot: Spot): number =>
        Math.min(28, ...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))) -
        boxes.filter((box) => holds(box, spot, COIN)).length * 20;
    return rows.content.routes.map(({ between: [one, other], cost }) => {
        const from = spotOf(one, rows);
        const to = spotOf(other, rows);
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        const aside = { x: (to.y - from.y) / long, y: (from.x - to.x) / long };
        const places = BENDS.flatMap((step) =>
            ALONG.map((part) => {
                const { x, y } = along(from, to, part);
                return { part, x: x + aside.x * step, y: y + aside.y * step };
            }),
        );
        const price = places.reduce((best, place) => (room(place) > room(best) + 1 ? place : best));
        taken.push(price);
        return {
            id: `${one}-${other}`,
            between: [one, other],
            from,
            to,
            price,
            bend: bendThrough(from, to, price, price.part),
            cost,
        };
    });
}

const SHIP_STEP = 13;
const FIRST_SHIP = 29;

/** Ships that export lie on the left of their city, those that have consolidated on its right. */
export function berth(city: Spot, ship: "exporting" | "settled", place: number): Spot {
    const away = FIRST_SHIP + place * SHIP_STEP;
    return { x: city.x + (ship === "settled" ? away : -away), y: city.y };
}

/** The side of a small picture on the card of a city. */
export const SIGN = 17;
/** Pictures of one thing, and of things to choose from, lie closer together. */
const CLOSE = 0.62;

export interface Sign {
    icon: string;
    x: number;
}

/** What an effect brings in pictures, side by side from 0 on; as many as it brings. */
export function signsOf(effect: string): { signs: Sign[]; width: number } {
    const signs: Sign[] = [];
    let end = 0;
    for (const { icons, n } of gains(effect)) {
        const drawn = icons.filter((icon) => icon in PICTURES);
        const each = drawn.length === 1 ? Array<string>(n).fill(drawn[0]!) : drawn;
        signs.push(...each.map((icon, nth) => ({ icon, x: end + nth * SIGN * CLOSE })));
        if (each.length) end += SIGN * (1 + (each.length - 1) * CLOSE) + 1;
    }
    return { signs, width: end };
}

export interface CityCard {
    width: number;
    bonus: Sign[];
    income: Sign[];
    /** The distance between the two. */
    divider: number;
}

/** The lower line on the card of a city: its bonus on the left, where ships arrive, and on the right what it gives to ships that stay. */
export function cityCard(bonus: string, consolidation: string): CityCard {
    const [one, other] = [signsOf(bonus), signsOf(consolidation)];
    const gap = 5;
    const left = -(one.width + other.width + 2 * gap) / 2;
    const moved = (signs: Sign[], by: number): Sign[] => signs.map(({ icon, x }) => ({ icon, x: x + by }));
    return {
        width: one.width + other.width + 2 * gap + 4,
        bonus: moved(one.signs, left),
        income: moved(other.signs, left + one.width + 2 * gap),
        divider: left + one.width + gap,
    };
}
