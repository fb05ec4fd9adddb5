/** The words of games that are not part of this application: the server has them from plug-ins. */
import { get } from "./api";
import { locale } from "./locale.svelte";
import type { GameWords } from "./schema";

const asked = new Map<string, Promise<void>>();
const forms = new Map<string, GameWords["forms"]>();

/** How such a game says what it tells, once its words are there. */
export const formsOf = (game: string): GameWords["forms"] => forms.get(game)!;

export function loadWords(game: string): Promise<void> {
    let asking = asked.get(game);
    if (!asking) {
        asking = locale.bring(async (language) => {
            const words = await get<GameWords>(`/games/${game}/catalogue/${language}`);
            forms.set(game, words.forms);
            return words.texts;
        });
        asked.set(game, asking);
        asking.catch(() => asked.delete(game));
    }
    return asking;
}
