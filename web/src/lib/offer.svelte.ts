/** What this server offers to play. It does not change while we are here. */
import { get } from "./api";
import { bringWords } from "./brought";
import { Kept } from "./kept.svelte";
import type { GameInfo, Offer } from "./schema";

class Offered {
    games = $state.raw<GameInfo[]>([]);
    /** The server did not answer. */
    failed = $state(false);
    #asked: Promise<void> | undefined;

    load(): Promise<void> {
        this.#asked ??= this.#ask().catch(() => {
            this.#asked = undefined;
            this.failed = true;
        });
        return this.#asked;
    }

    async #ask(): Promise<void> {
        const { games } = await get<Offer>("/games");
        await Promise.all(games.filter((game) => game.brings_words).map(({ id }) => bringWords(id)));
        this.games = games;
        this.failed = false;
    }

    game(id: string): GameInfo | undefined {
        return this.games.find((game) => game.id === id);
    }
}

export const offered = new Offered();

/** Bots from easy to hard; others are for those who know what they want. */
export const LEVELS = ["apprentice", "master", "grandmaster"] as const;

/** With how many, and against whom, this game was played last; a newcomer begins with one who is easy to beat. */
export const lastChoice = (game: string): Kept<{ players: number; level: string }> =>
    new Kept(`last-${game}`, { players: 2, level: LEVELS[0] });
