/** How a person who looks elsewhere learns that it is their turn: by the title, the icon of the page, and a sound if they like. */
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

/** Two soft notes, made here so that nothing has to be loaded. */
export function chime(): void {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
        const [tone, volume] = [audio.createOscillator(), audio.createGain()];
        const start = audio.currentTime + i * 0.14;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, start);
        volume.gain.exponentialRampToValueAtTime(0.12, start + 0.03);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
        tone.connect(volume).connect(audio.destination);
        tone.start(start);
        tone.stop(start + 0.55);
    });
    setTimeout(() => void audio.close(), 1000);
}
