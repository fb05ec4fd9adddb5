import { expect, test } from "vitest";
import { COMPANION } from "../src/lib/companion";
import { botsOf, hasFinished, LastChoice, levelsOf } from "../src/lib/offer.svelte";
import type { GameInfo } from "../src/lib/schema";

test("people are offered the levels, but no random player and no yardstick", () => {
    const bots = ["random", "novice", "apprentice", "master", "grandmaster", "buyer", "of a plug-in"];
    const game = { id: "alhambra", bots } as GameInfo;
    expect(botsOf(game)).toEqual(["novice", "apprentice", "master", "grandmaster", "of a plug-in"]);
    expect(levelsOf(game)).toEqual(["novice", "apprentice", "master", "grandmaster"]);
});

test("the first rival is a novice, and the next ones follow the results, unless another level was chosen", () => {
    const last = new LastChoice("alhambra");
    hasFinished.value = false;
    expect(last.level).toBe("novice");
    hasFinished.value = true;
    expect(last.level).toBe(COMPANION);
    last.level = "master";
    expect(last.level).toBe("master");
});
