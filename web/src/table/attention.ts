/** How a person who looks elsewhere learns that it is their turn: by the title and the icon of the page. */
import { BASE } from "../lib/place";

const ICON = `${BASE}icon.svg`;
const ICON_TURN = `${BASE}icon-turn.svg`;

export function showsTurn(yours: boolean, game: string, words: string): void {
    document.title = yours ? `● ${words} · ${game}` : `${game} · Granada`;
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", yours ? ICON_TURN : ICON);
}

/** While we are at a table. */
export function attend(): () => void {
    return () => {
        document.title = "Granada";
        document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", ICON);
    };
}
