/** What this server offers to play. It does not change while we are here. */
import { get } from "./api";
import { bringWords } from "./brought";
import { Kept } from "./kept.svelte";
import type { GameInfo, Offer } from "./schema";

const yes = (): boolean => true;
const no = (): boolean => false;

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
        // A game whose words cannot be had is left out, and the others are shown.
        const worded = await Promise.all(
            games.map(({ id, brings_words: own }) => (own ? bringWords(id).then(yes, no) : true)),
        );
        this.games = games.filter((_, i) => worded[i]);
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
