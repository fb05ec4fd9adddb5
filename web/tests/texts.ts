/** Every test has the words of all games, as a table has those of its game. */
import { bringTexts } from "../src/games/texts";

await Promise.all(["alhambra", "sabika"].map(bringTexts));
