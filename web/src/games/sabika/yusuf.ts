/** What Yusuf does, card by card. */
import type { SabikaEvent, SabikaPrintedYusufCard } from "../../lib/schema";
import { capital, t } from "../../lib/locale.svelte";
import { parsed } from "./effects";
import type { Words } from "./saying";

const OWN_TURN: ReadonlySet<string> = new Set(["sabika-worked", "sabika-rested"]);

export type PlayedCard = Pick<Extract<SabikaEvent, { event: "sabika-yusuf" }>, "card" | "square">;

/** The cards that he has played between two turns of the player, the last one last. */
export function cardsInARow(events: readonly SabikaEvent[]): PlayedCard[] {
    const cards: PlayedCard[] = [];
    for (const event of events.toReversed()) {
        if (event.event === "sabika-yusuf") cards.unshift(event);
        else if (cards.length && OWN_TURN.has(event.event)) break;
    }
    return cards;
}

export const workerOf = ({ worker }: SabikaPrintedYusufCard): "builder" | "merchant" | "poet" =>
    worker === "master_builder" ? "builder" : worker;

export const goalOf = ({ card, square }: PlayedCard, words: Words): string =>
    `${capital(t(`sabika-worker-${workerOf(words.rows.yusufCards[card]!)}`))} → ${words.square(square)}`;

/** What he does there. */
export function stepsOf(card: SabikaPrintedYusufCard, words: Words): { icon: string; text: string }[] {
    return [
        ...(card.discard ?? []).map((kind) => ({
            icon: kind === "raw" ? "raw" : "marble",
            text: capital(t(`sabika-yusuf-discards-${kind}`)),
        })),
        ...(card.actions ?? []).map((action) => ({
            icon: `action-${action}`,
            text: capital(words.action(action)),
        })),
        ...(card.score ?? []).map((effect) => gain(effect, words)),
    ];
}

/** Components address their owner; this card is Yusuf's, and a player reads it. */
function gain(effect: string, words: Words): { icon: string; text: string } {
    const { name, parts } = parsed(effect);
    if (name === "per") return { icon: "pp", text: t("sabika-web-yusuf-gains-each", { count: parts[0]! }) };
    return {
        icon: name,
        text: t("sabika-web-yusuf-gains", { amount: words.amount(name, Number(parts[0])) }),
    };
}
