/** What this server offers to play. It does not change while we are here. */
import { get } from "./api";
import { lookOf } from "../games/look";
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

/** Bots from easy to hard. */
export const LEVELS = ["novice", "apprentice", "master", "grandmaster"] as const;

/** Kinds that nobody wants to play against; the server knows them for tests and measurements. */
const NOT_OFFERED = ["random"];

export const botsOf = ({ bots }: GameInfo): string[] => bots.filter((bot) => !NOT_OFFERED.includes(bot));

/** Whether a game was played to its end in this browser. Until then, the person is a newcomer. */
export const hasFinished = new Kept<boolean>("finished", false);

/** With how many, and against whom, a game was played last, as far as it was chosen. */
export class LastChoice {
    readonly #kept: Kept<{ players?: number; level?: string }>;

    constructor(readonly game: string) {
        this.#kept = new Kept(`last-${game}`, {});
    }

    get players(): number {
        return this.#kept.value.players ?? lookOf(this.game).players;
    }

    set players(players: number) {
        this.#kept.value = { ...this.#kept.value, players };
    }

    /** A newcomer begins with one who is easy to beat. */
    get level(): string {
        return this.#kept.value.level ?? LEVELS[hasFinished.value ? 1 : 0];
    }

    set level(level: string) {
        this.#kept.value = { ...this.#kept.value, level };
    }
}
