/** The words of a game that has none in this application: they come from its catalogue, by way of the server. */
import { formsOf } from "../../lib/plugin-words";
import { capital, locale, t } from "../../lib/locale.svelte";
import { Saying } from "../../lib/saying";
import type { GameEvent } from "../../lib/schema";
import type { Words } from "../board";

/** Components are named by messages such as `alquerque-man-light`, or as they are. */
export const sayingFor = (game: string, names: readonly string[]): Saying =>
    new Saying(
        formsOf(game),
        (seat) => names[seat] ?? "",
        (kind, name) => (locale.has(`${game}-${kind}-${name}`) ? t(`${game}-${kind}-${name}`) : name),
    );

export const wordsOf = (game: string): Words<unknown, GameEvent> => ({
    sentences: (events, names) =>
        sayingFor(game, names)
            .sentences(events)
            .map((said) => ({ ...said, icon: "forward" })),
    say: (message, names) => sayingFor(game, names).message(message),
    choiceLabel({ choice, title }, names) {
        const saying = sayingFor(game, names);
        const label = saying.label(choice);
        return capital(title ? `${saying.message(title)}: ${label}` : label);
    },
});
