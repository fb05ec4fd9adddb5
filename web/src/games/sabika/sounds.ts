import type { SabikaEvent } from "../../lib/schema";
import type { SoundName } from "../../sound/sounds";

export const sounds: Readonly<Partial<Record<SabikaEvent["event"], SoundName>>> = {
    "sabika-worked": "worker",
    "sabika-rested": "worker",
    "sabika-yusuf": "worker",
    "sabika-paid": "coin",
    "sabika-bought": "coin",
    "sabika-sold": "coin",
    "sabika-tribute-paid": "coin",
    "sabika-expanded": "tile",
    "sabika-major-built": "tile",
    "sabika-minor-built": "tile",
    "sabika-material": "tile",
    "sabika-marble": "tile",
    "sabika-raw": "tile",
    "sabika-carved": "chisel",
    "sabika-reactivated": "chisel",
    "sabika-exported": "ship",
    "sabika-ship-placed": "ship",
    "sabika-consolidated": "ship",
    "sabika-renewed": "page",
    "sabika-event": "page",
    "sabika-round": "page",
    "sabika-game-over": "end",
};
