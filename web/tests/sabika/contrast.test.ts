/** Every small picture is seen on everything that it lies on, in both themes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import drawing from "../../src/games/sabika/Drawing.svelte?raw";
import layout from "../../src/games/sabika/Layout.svelte?raw";
import space from "../../src/games/sabika/Space.svelte?raw";
import { contrast } from "../contrast";

/** The contrast that WCAG 2.2 asks for in pictures that one has to understand (1.4.11). */
const LEAST = 3;
const GROUNDS = ["sea", "stone", "wood", "paper"];

const HEX = /#[0-9a-f]{6}/g;
const themes = readFileSync("src/app.css", "utf8").split(':root[data-theme="dark"] {');
const boards = layout.split(':global([data-theme="dark"]) .sabika {');
const [light, dark] = [themes[0]! + boards[0]!, themes[1]! + boards[1]!];
const [onSpaces] = /fill: (#[0-9a-f]{6})/.exec(space.slice(space.indexOf(".ground {")))!.slice(1);
/** Spaces are light in both themes. */
const groundsIn = (theme: string): string[] => [
    ...(theme === light ? [onSpaces!] : []),
    ...GROUNDS.flatMap((ground) => new RegExp(`--${ground}:[^;]*;`).exec(theme)![0].match(HEX)!),
];

const toneRule =
    /(\[data-theme="dark"\]\) )?\.([\w-]+) \{\s+--fill: (#[0-9a-f]{6});(?:\s+--stroke: (#[0-9a-f]{6}|var\(--ink\));)?/g;
/** Those that are drawn with the ink of the theme are seen wherever one can read. */
const tones = [...drawing.matchAll(toneRule)]
    .filter(([, , , , stroke]) => !stroke?.startsWith("var"))
    .map(([, dark, name, fill, stroke]) => ({
        isDark: dark !== undefined,
        name: name!,
        colours: [fill!, ...(stroke ? [stroke] : [])],
    }));

test.each([
    ["light", light],
    ["dark", dark],
])("pieces are seen on every ground of the %s theme", (theme, css) => {
    const own = tones.filter(({ isDark }) => isDark).map(({ name }) => name);
    const shown = tones.filter(({ name, isDark }) =>
        theme === "dark" ? isDark || !own.includes(name) : !isDark,
    );
    expect(shown.length).toBeGreaterThan(15);
    const unseen = shown.flatMap(({ name, colours }) =>
        groundsIn(css)
            .filter((ground) => Math.max(...colours.map((colour) => contrast(colour, ground))) < LEAST)
            .map((ground) => `${name} on ${ground}`),
    );
    expect(unseen).toEqual([]);
});
