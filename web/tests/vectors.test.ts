/** What Python says and patches, TypeScript says and patches alike. tests/web/test_vectors.py plays games, writes down what it has
 * seen and said, and names the file; without one there is nothing to compare with. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Rows } from "../src/games/sabika/rows";
import { Words } from "../src/games/sabika/saying";
import { locale, type Language } from "../src/lib/locale.svelte";
import { patched, type Change } from "../src/lib/patch";
import type { Choice, Message, SabikaDictionary, SabikaEvent, SabikaPrintedContent } from "../src/lib/schema";
import content from "./sabika/content.json";

interface Said {
    language: Language;
    names: string[];
    dictionary: SabikaDictionary;
    messages: { message: Message; text: string }[];
    choices: { choice: Choice; text: string }[];
    events: { events: SabikaEvent[]; texts: string[] }[];
}

interface Vectors {
    said: Said[];
    patches: { before: unknown; change: Change; after: unknown }[];
}

const file = process.env["VECTORS"];

describe.skipIf(!file)("what Python has done", () => {
    const { said, patches } = JSON.parse(file ? readFileSync(file, "utf-8") : "{}") as Vectors;

    it("is said in the same words", async () => {
        expect(said.length).toBeGreaterThan(0);
        const rows = new Rows(content as unknown as SabikaPrintedContent);
        for (const { language, names, dictionary, messages, choices, events } of said) {
            await locale.use(language);
            const { saying } = new Words(rows, dictionary, names);
            for (const { message, text } of messages) expect(saying.message(message)).toBe(text);
            for (const { choice, text } of choices) expect(saying.label(choice)).toBe(text);
            for (const { events: told, texts } of events)
                expect(saying.told(told).map(({ text }) => text)).toEqual(texts);
        }
    });

    it("is patched to the same views", () => {
        expect(patches.length).toBeGreaterThan(0);
        for (const { before, change, after } of patches) expect(patched(before, change)).toEqual(after);
    });
});
