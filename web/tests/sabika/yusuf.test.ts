import { expect, test } from "vitest";
import { cardsInARow } from "../../src/games/sabika/yusuf";
import type { SabikaEvent } from "../../src/lib/schema";

const told = (...events: string[]): SabikaEvent[] =>
    events.map((event) => {
        const [name, card] = event.split(" ");
        return { event: `sabika-${name}`, card } as SabikaEvent;
    });

test("all cards are known that Yusuf has played between two turns of the player", () => {
    expect(cardsInARow(told("start"))).toEqual([]);
    expect(cardsInARow(told("start", "yusuf 1", "yusuf-took", "yusuf 2"))).toEqual(["1", "2"]);
    const round = told("worked", "yusuf 1", "rested", "yusuf 2", "round-ended", "yusuf 3", "yusuf-sailed");
    expect(cardsInARow(round)).toEqual(["2", "3"]);
    // Until he acts again, one sees what he did before the turn that goes on.
    expect(cardsInARow([...round, ...told("worked", "acted")])).toEqual(["2", "3"]);
});
