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
    if (!words) return [];
    const end = events.findIndex(({ event }) => event === "sabika-round-ended");
    return events.flatMap((event, at) => {
        if (event.event === "sabika-final") return finalStages(event, words, view);
        const gains = gainsOf(event, view.everyone.length, at > end && end >= 0);
        if (!gains) return [];
        const told = words.saying.sentence(event).replace(/\.$/, "");
        const source = event.event === "sabika-wish" ? "wishes" : "tribute";
        return [{ title: told, subject: event.event, events: [event], gains, source }];
    });
}

/** Points by seat, which may all be 0; or null if the event is not shown by itself. */
function gainsOf(event: SabikaEvent, seats: number, roundIsOver: boolean): readonly number[] | null {
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
            return roundIsOver ? of(event.seat, 0) : null;
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
