/** What this server offers to play. It does not change while we are here. */
import { get } from "./api";
import type { GameInfo, Offer } from "./schema";

class Offered {
    games = $state.raw<GameInfo[]>([]);
    #asked: Promise<void> | undefined;

    load(): Promise<void> {
        this.#asked ??= get<Offer>("/games").then(
            ({ games }) => void (this.games = games),
            () => void (this.#asked = undefined),
        );
        return this.#asked;
    }

    game(id: string): GameInfo | undefined {
        return this.games.find((game) => game.id === id);
    }
}

export const offered = new Offered();

/** Bots from easy to hard; others are for those who know what they want. */
export const LEVELS = ["apprentice", "master", "grandmaster"] as const;
