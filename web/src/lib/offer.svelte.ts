/** What this server offers to play. It does not change while we are here. */
import { get } from "./api";
import { COMPANION } from "./companion";
import { lookOf } from "../games/look";
import { loadWords } from "./plugin-words";
import { engine } from "./engine/engine.svelte";
import { hasServer } from "./hosts.svelte";
import { Stored } from "./stored.svelte";
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
            games.map(({ id, brings_words: own }) => (own ? loadWords(id).then(yes, no) : true)),
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
const NOT_OFFERED = ["random", "buyer"];

/** Bots that are as strong as ever where the plain engine plays. */
const QUICK = ["novice", "apprentice"];

const playsHere = (bot: string): boolean => !engine.isPlain || hasServer() || QUICK.includes(bot);

export const botsOf = ({ bots }: GameInfo): string[] =>
    bots.filter((bot) => !NOT_OFFERED.includes(bot) && playsHere(bot));

/** What plays in a seat: a quick bot in the place of one that was chosen before it was known that only those play here. */
export const playable = (kind: string): string =>
    (LEVELS as readonly string[]).includes(kind) && !playsHere(kind) ? QUICK.at(-1)! : kind;

export const levelsOf = (game: GameInfo): string[] => LEVELS.filter((level) => botsOf(game).includes(level));

/** Whether a game was played to its end in this browser. Until then, the person is a newcomer. */
export const hasFinished = new Stored<boolean>("finished", false);

/** The number of players and the level of the last game, as far as they were chosen. */
export class LastChoice {
    readonly #stored: Stored<{ players?: number; level?: string }>;

    constructor(readonly game: string) {
        this.#stored = new Stored(`last-${game}`, {});
    }

    get players(): number {
        return this.#stored.value.players ?? lookOf(this.game).players;
    }

    set players(players: number) {
        this.#stored.value = { ...this.#stored.value, players };
    }

    /** A newcomer begins with an opponent that is easy to beat, and then the opponent follows the results. */
    get level(): string {
        return this.#stored.value.level ?? (hasFinished.value ? COMPANION : LEVELS[0]);
    }

    set level(level: string) {
        this.#stored.value = { ...this.#stored.value, level };
    }
}
