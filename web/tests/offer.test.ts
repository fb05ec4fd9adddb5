import { expect, test } from "vitest";
import { botsOf, levelsOf } from "../src/lib/offer.svelte";
import type { GameInfo } from "../src/lib/schema";

test("people are offered the levels, but no random player and no yardstick", () => {
    const bots = ["random", "novice", "apprentice", "master", "grandmaster", "buyer", "of a plug-in"];
    const game = { id: "alhambra", bots } as GameInfo;
    expect(botsOf(game)).toEqual(["novice", "apprentice", "master", "grandmaster", "of a plug-in"]);
    expect(levelsOf(game)).toEqual(["novice", "apprentice", "master", "grandmaster"]);
});
