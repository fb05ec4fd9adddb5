/** What events are about, so that it can be shown on the board. */
import type { SabikaEvent } from "../../lib/schema";
import type { Target } from "./targets";

const FIELDS: Record<string, Target extends `${infer Kind}:${string}` ? Kind : never> = {
    square: "square",
    space: "space",
    city: "city",
    seat: "player",
    rival: "player",
};

export function pointedAt(events: readonly SabikaEvent[]): Set<string> {
    return new Set(events.flatMap(about));
}

function about(event: SabikaEvent): string[] {
    const fields = Object.entries(event as unknown as Record<string, unknown>);
    const found = fields.flatMap(([name, value]) => {
        const kind = FIELDS[name];
        return kind && (typeof value === "string" || typeof value === "number") ? [`${kind}:${value}`] : [];
    });
    switch (event.event) {
        case "sabika-worked":
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
        case "sabika-wish":
            return [...found, `wish:${event.wish}`];
        case "sabika-event":
            return [...found, "events:"];
        default:
            return found;
    }
}
