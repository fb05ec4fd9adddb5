/** What Python says and patches, TypeScript says and patches alike. tests/web/test_vectors.py plays games, writes down what it has
 * seen and said, and names the file; without one there is nothing to compare with. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sayingFor } from "../src/games/alhambra/words";
import { Rows } from "../src/games/sabika/rows";
import { Words } from "../src/games/sabika/saying";
import { locale, type Language } from "../src/lib/locale.svelte";
import { patched, type Change } from "../src/lib/patch";
import type { Saying } from "../src/lib/saying";
import type { Choice, GameEvent, Message, SabikaDictionary, SabikaPrintedContent } from "../src/lib/schema";
import content from "./sabika/content.json";

interface Said {
    language: Language;
    names: string[];
    messages: { message: Message; text: string }[];
    choices: { choice: Choice; text: string }[];
    events: { events: GameEvent[]; texts: string[] }[];
}

interface Vectors {
    sabika: (Said & { dictionary: SabikaDictionary })[];
    alhambra: Said[];
    patches: { before: unknown; change: Change; after: unknown }[];
}

const file = process.env["VECTORS"];

describe.skipIf(!file)("what Python has done", () => {
    const { sabika, alhambra, patches } = JSON.parse(file ? readFileSync(file, "utf-8") : "{}") as Vectors;

    async function compare(
        { language, messages, choices, events }: Said,
        saying: () => Saying,
    ): Promise<void> {
        await locale.use(language);
        const words = saying();
        for (const { message, text } of messages) expect(words.message(message)).toBe(text);
        for (const { choice, text } of choices) expect(words.label(choice)).toBe(text);
        for (const { events: told, texts } of events)
            expect(words.sentences(told).map(({ text }) => text)).toEqual(texts);
    }

    it("is said in the same words in Sabika", async () => {
        expect(sabika.length).toBeGreaterThan(0);
        const rows = new Rows(content as unknown as SabikaPrintedContent);
        for (const said of sabika)
            await compare(said, () => new Words(rows, said.dictionary, said.names).saying);
    });

    it("is said in the same words in Alhambra", async () => {
        expect(alhambra.length).toBeGreaterThan(0);
        for (const said of alhambra) await compare(said, () => sayingFor(said.names));
    });

    it("is patched to the same views", () => {
        expect(patches.length).toBeGreaterThan(0);
        for (const { before, change, after } of patches) expect(patched(before, change)).toEqual(after);
    });
});
