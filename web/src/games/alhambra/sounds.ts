import type { AlhambraEvent } from "../../lib/schema";
import type { SoundName } from "../../sound/sounds";

export const sounds: Readonly<Partial<Record<AlhambraEvent["event"], SoundName>>> = {
    "alhambra-took": "coin",
    "alhambra-bought": "coin",
    "alhambra-placed": "tile",
    "alhambra-reserved": "tile",
    "alhambra-given": "tile",
    "alhambra-withdrawn": "tile",
    "alhambra-swapped": "tile",
    "alhambra-passed": "page",
    "alhambra-money-reshuffled": "page",
    "alhambra-game-over": "end",
};
