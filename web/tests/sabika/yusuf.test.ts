import { expect, test } from "vitest";
import { cardsInARow, stepsOf } from "../../src/games/sabika/yusuf";
import { locale } from "../../src/lib/locale.svelte";
import type { SabikaEvent } from "../../src/lib/schema";
import { words } from "./game";

const told = (...events: string[]): SabikaEvent[] =>
    events.map((event) => {
        const [name, card] = event.split(" ");
        return { event: `sabika-${name}`, card } as SabikaEvent;
    });

const played = (...events: string[]): string[] => cardsInARow(told(...events)).map(({ card }) => card);

test("all cards are known that Yusuf has played between two turns of the player", () => {
    expect(played("start")).toEqual([]);
    expect(played("start", "yusuf 1", "yusuf-took", "yusuf 2")).toEqual(["1", "2"]);
    const round = ["worked", "yusuf 1", "rested", "yusuf 2", "round-ended", "yusuf 3", "yusuf-sailed"];
    expect(played(...round)).toEqual(["2", "3"]);
    // Until he acts again, one sees what he did before the turn that goes on.
    expect(played(...round, "worked", "acted")).toEqual(["2", "3"]);
});

test("his cards speak of him, with a picture for everything", async () => {
    await locale.use("en");
    const card = { provenance: "house", id: "X", worker: "poet", square: 2 } as const;
    expect(
        stepsOf({ ...card, discard: ["marble"], score: ["per(poems,pp(1),-)", "paria(2)"] }, words),
    ).toEqual([
        { icon: "marble", text: "He removes the marble beside the square" },
        { icon: "pp", text: "He gains 1 PP for each of his poems" },
        { icon: "paria", text: "He gains 2 parias" },
    ]);
});
