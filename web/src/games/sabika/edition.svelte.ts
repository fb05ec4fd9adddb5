/** What is printed on the components and what it says: the server is asked once for each edition, language and number of players. */
import { get } from "../../lib/api";
import type { Language } from "../../lib/locale.svelte";
import type { SabikaDictionary, SabikaPrintedContent } from "../../lib/schema";
import { Rows } from "./rows";

const AGAIN_AFTER = 2000;

class Edition {
    #rows = $state.raw<Record<string, Rows>>({});
    #words = $state.raw<Record<string, SabikaDictionary>>({});
    #asked = new Set<string>();
    #table = $state("");

    /** A table may be played with an edition of its own; without one, the built-in edition is meant. */
    at(table: string | null, invitation: string | null = null): void {
        const query = new URLSearchParams({
            ...(table ? { table } : {}),
            ...(table && invitation ? { invitation } : {}),
        });
        this.#table = query.toString();
    }

    /** Null until the server has answered. */
    get rows(): Rows | null {
        const table = this.#table;
        this.#ask(`/games/sabika/content?${table}`, (content: SabikaPrintedContent) => {
            this.#rows = { ...this.#rows, [table]: new Rows(content) };
        });
        return this.#rows[table] ?? null;
    }

    words(language: Language, players: number): SabikaDictionary | null {
        const path = `/games/sabika/words/${language}?players=${players}&${this.#table}`;
        this.#ask(path, (words: SabikaDictionary) => {
            this.#words = { ...this.#words, [path]: words };
        });
        return this.#words[path] ?? null;
    }

    #ask<T>(path: string, hear: (answer: T) => void): void {
        if (this.#asked.has(path)) return;
        this.#asked.add(path);
        get<T>(path).then(hear, () => {
            setTimeout(() => {
                this.#asked.delete(path);
                this.#ask(path, hear);
            }, AGAIN_AFTER);
        });
    }
}

export const edition = new Edition();
