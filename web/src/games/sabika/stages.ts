/** What is shown one after the other: at the end of a round and of the game income, wishes, tribute, poems, trade and leftovers; and what
 * Yusuf does in his turn. */
import { capital, t } from "../../lib/locale.svelte";
import type { SabikaEvent, SabikaView } from "../../lib/schema";
import type { Stage } from "../board";
import type { Words } from "./saying";
import { wordsFor } from "./words";

export function stages(
    events: readonly SabikaEvent[],
    names: readonly string[],
    view: SabikaView,
): Stage<SabikaEvent>[] {
    const words = wordsFor(names, view.players);
    return words ? stagesOf(events, words, view) : [];
}

export function stagesOf(
    events: readonly SabikaEvent[],
    words: Words,
    view: SabikaView,
): Stage<SabikaEvent>[] {
    const found: Stage<SabikaEvent>[] = [];
    for (const event of events) {
        if (event.event === "sabika-final") found.push(...finalStages(event, words, view));
        const gains = gainsOf(event, view.everyone.length);
        if (!gains) continue;
        const told = {
            title: words.saying.sentence(event).replace(/\.$/, ""),
            subject: event.event,
            events: [event],
        };
        // What a bonus brings at once is counted with it; after a decision it is counted by itself.
        const bonus =
            event.event === "sabika-brought" && isBonusOf(event.seat, found.at(-1)) ? found.pop() : null;
        found.push({
            ...(bonus ?? told),
            gains: gains.map((points, seat) => points + (bonus?.gains[seat] ?? 0)),
            source: sourceOf(event),
        });
    }
    return found;
}

const isBonusOf = (seat: number, stage: Stage<SabikaEvent> | undefined): boolean =>
    !!stage?.events.some((event) => event.event === "sabika-bonus" && event.seat === seat);

function sourceOf(event: SabikaEvent): string {
    if (event.event === "sabika-brought") return event.source;
    return event.event === "sabika-wish" ? "wishes" : "tribute";
}

/** Points by seat, which may all be 0; or null if the event is not shown by itself. */
function gainsOf(event: SabikaEvent, seats: number): readonly number[] | null {
    const of = (seat: number, points: number): number[] =>
        Array.from({ length: seats }, (_, each) => (each === seat ? points : 0));
    if (event.event.startsWith("sabika-yusuf")) return of(0, 0);
    switch (event.event) {
        case "sabika-wish":
            return event.points;
        case "sabika-tribute-missed":
        case "sabika-fee":
            return of(event.seat, -event.pp);
        case "sabika-tribute-paid":
            return of(event.seat, 0);
        case "sabika-bonus":
            return event.after_round ? of(event.seat, 0) : null;
        case "sabika-brought":
            return of(event.seat, event.pp);
        default:
            return null;
    }
}

function finalStages(
    event: Extract<SabikaEvent, { event: "sabika-final" }>,
    words: Words,
    view: SabikaView,
): Stage<SabikaEvent>[] {
    const stage = (
        title: string,
        subject: string,
        gains: readonly number[],
        source: string,
    ): Stage<SabikaEvent>[] =>
        gains.some(Boolean) ? [{ title, subject, events: [event], gains, source }] : [];
    const poems = [...new Set(event.major_poems.flatMap((points) => Object.keys(points)))];
    return [
        ...poems.flatMap((poem) =>
            stage(
                words.poem("grey", poem),
                `grey:${poem}`,
                event.major_poems.map((points) => points[poem] ?? 0),
                "major-poems",
            ),
        ),
        ...stage(
            `${t("sabika-label-trade-card")} ${words.thing("trade-card", view.trade_card)}`,
            "trade-card:",
            event.trade,
            "trade",
        ),
        ...stage(capital(t("sabika-source-leftovers")), event.event, event.leftovers, "leftovers"),
    ];
}

/** Their points are shown beside every player, too, in all and by source. */
export function withoutPoints(
    view: SabikaView,
    uncounted: readonly number[],
    _events: readonly SabikaEvent[],
    stages: readonly Stage<SabikaEvent>[],
): SabikaView {
    return {
        ...view,
        everyone: view.everyone.map((player, seat) => {
            const points = { ...player.points };
            for (const { source = "", gains } of stages) {
                points[source] = (points[source] ?? 0) - (gains[seat] ?? 0);
                if (!points[source]) delete points[source];
            }
            return { ...player, pp: player.pp - (uncounted[seat] ?? 0), points };
        }),
    };
}
