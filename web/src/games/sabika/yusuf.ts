/** What Yusuf does, card by card. */
import type { SabikaEvent, SabikaPrintedYusufCard } from "../../lib/schema";
import { capital, t } from "../../lib/locale.svelte";
import type { Words } from "./saying";

const OWN_TURN: ReadonlySet<string> = new Set(["sabika-worked", "sabika-rested"]);

/** The cards that he has played between two turns of the player, the last one last. */
export function cardsInARow(happened: readonly SabikaEvent[]): string[] {
    const cards: string[] = [];
    for (const event of happened.toReversed()) {
        if (event.event === "sabika-yusuf") cards.unshift(event.card);
        else if (cards.length && OWN_TURN.has(event.event)) break;
    }
    return cards;
}

const RINGS = { master_builder: "outer", merchant: "middle", poet: "inner" } as const;

export const workerOf = ({ worker }: SabikaPrintedYusufCard): "builder" | "merchant" | "poet" =>
    worker === "master_builder" ? "builder" : worker;

export const goalOf = (card: SabikaPrintedYusufCard, words: Words): string =>
    `${capital(t(`sabika-worker-${workerOf(card)}`))} → ${words.square(`${RINGS[card.worker]}-${card.square}`)}`;

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
        ...(card.score ?? []).map((effect) => ({ icon: "pp", text: capital(words.effect(effect)) })),
    ];
}
