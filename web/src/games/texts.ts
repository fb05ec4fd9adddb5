/** The catalogues of the games: the front page needs none of them. */
import { locale, type Language } from "../lib/locale.svelte";

type Catalogues = Record<Language, () => Promise<{ default: string }>>;

const TEXTS = import.meta.glob<Catalogues>("./*/texts.ts", { eager: true, import: "TEXTS" });
const asked = new Map<string, Promise<void>>();

/** Load the words of this game, in this language and in those that are chosen later. A game without a folder has none. */
export function bringTexts(game: string): Promise<void> {
    let asking = asked.get(game);
    if (!asking) {
        const texts = TEXTS[`./${game}/texts.ts`];
        asking = texts
            ? locale.bring(async (language) => [(await texts[language]()).default])
            : Promise.resolve();
        asked.set(game, asking);
        asking.catch(() => asked.delete(game));
    }
    return asking;
}
