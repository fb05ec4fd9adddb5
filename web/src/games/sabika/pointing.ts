/** What events are about, so that it can be shown on the board. */
import type { SabikaEvent } from "../../lib/schema";
import type { Stage } from "../board";
import type { Target } from "./targets";

const FIELDS: Record<string, Target extends `${infer Kind}:${string}` ? Kind : never> = {
    square: "square",
    space: "space",
    city: "city",
    seat: "player",
    rival: "player",
};

/** Where the source of a bonus is seen on the board, if anywhere. */
const SOURCES: Record<string, string> = {
    "city-bonus": "city",
    "blue-city": "city",
    "red-city": "city",
    "major-tile": "major",
    "storehouse-tile": "tile",
    "blue-poem": "blue",
};

export function pointedAt(events: readonly SabikaEvent[]): Set<string> {
    return new Set(events.flatMap((event) => [...seen(event), ...about(event)]));
}

/** What is counted out, who gains or loses by it, and which things it counts. */
export function countedAt(stage: Stage<SabikaEvent>, own: number | null): Set<string> {
    const { subject, events, gains } = stage;
    const seats = gains.flatMap((points, seat) => (points ? [`player:${seat}`] : []));
    const pieces = thingsOf(stage).flatMap((things, seat) =>
        things.flatMap((thing) => pieceAt(thing, seat, seat === own)),
    );
    return new Set([subject, ...pointedAt(events), ...seats, ...pieces]);
}

/** What a stage counts, by seat. */
function thingsOf({ subject, events: [event] }: Stage<SabikaEvent>): readonly (readonly string[])[] {
    if (event?.event === "sabika-wish") return event.counted;
    if (event?.event !== "sabika-final") return [];
    if (subject === "trade-card:") return event.counted_in_trade;
    const poem = subject.match(/^grey:(.*)/)?.[1];
    return poem === undefined ? event.left_over : event.counted_by_poems.map((things) => things[poem] ?? []);
}

/** The figures that stand for pieces in the summary of a player, by the kind of their place. */
const FIGURES: Record<string, string> = {
    major: "built",
    minor: "built",
    blue: "poems",
    red: "poems",
    grey: "poems",
    city: "ships",
};

/** Where something that is counted is seen: as a piece and as a figure. */
function pieceAt(thing: string, seat: number, isOwn: boolean): string[] {
    const [kind, name] = thing.split(":") as [string, string];
    const figure = `fact:${seat}-${FIGURES[kind] ?? (name === "balances" ? "built" : name)}`;
    if (kind === "city") return [`ship:${seat}-${name}`, figure];
    return kind === "amount" || (kind === "item" && !isOwn) ? [figure] : [thing, figure];
}

/** What somebody has changed: figures and pieces of their own as well. */
export function tracesAt(events: readonly SabikaEvent[], seat: number): Set<string> {
    return new Set([
        `player:${seat}`,
        ...events.flatMap((event) => [...seen(event), ...changed(event, seat)]),
    ]);
}

/** The places that an event names itself. */
function seen(event: SabikaEvent): string[] {
    const fields = Object.entries(event as unknown as Record<string, unknown>);
    const found = fields.flatMap(([name, value]) => {
        const kind = FIELDS[name];
        return kind && (typeof value === "string" || typeof value === "number") ? [`${kind}:${value}`] : [];
    });
    switch (event.event) {
        case "sabika-worked":
        case "sabika-rested":
            return [...found, `token:${event.seat}-${event.worker}`];
        case "sabika-major-built":
            return [...found, `major:${event.tile}`];
        case "sabika-minor-taken":
        case "sabika-minor-built":
            return [...found, `minor:${event.card}`];
        case "sabika-carved":
            return [...found, `${event.colour}:${event.poem}`];
        case "sabika-reactivated":
            return [...found, `red:${event.poem}`];
        case "sabika-expanded":
            return [...found, `tile:${event.tile}`];
        default:
            return found;
    }
}

/** What is only told, and nobody has changed. */
function about(event: SabikaEvent): string[] {
    switch (event.event) {
        case "sabika-bonus": {
            const kind = SOURCES[event.source];
            return kind ? [`${kind}:${event.name}`] : [];
        }
        case "sabika-wish":
            return [`wish:${event.wish}`];
        case "sabika-event":
            return ["events:"];
        default:
            return [];
    }
}

/** What Yusuf takes is counted with what others build, carve and store. */
const TAKEN = {
    majors: "built",
    minors: "built",
    poems: "poems",
    greys: "poems",
    storehouse_tiles: "boxes",
} as const;

/** Figures in the summary of a player, by the names of the columns, and pieces of this player. */
function changed(event: SabikaEvent, seat: number): string[] {
    const fact = (name: string): string => `fact:${seat}-${name}`;
    switch (event.event) {
        case "sabika-changed":
            return [fact(event.what)];
        case "sabika-scored":
            return [fact("pp")];
        case "sabika-major-built":
        case "sabika-minor-built":
            return [fact("built")];
        case "sabika-carved":
            return [fact("poems")];
        case "sabika-expanded":
            return [fact("boxes")];
        case "sabika-exported":
        case "sabika-ship-placed":
        case "sabika-consolidated":
        case "sabika-yusuf-sailed":
        case "sabika-yusuf-consolidated":
            return [fact("ships"), `ship:${seat}-${event.city}`];
        case "sabika-yusuf-took":
            return [fact(TAKEN[event.display])];
        case "sabika-yusuf":
            return [`token:${seat}-${event.worker}`];
        default:
            return [];
    }
}
