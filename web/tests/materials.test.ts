/** Whatever is written on stone, wood and paper can be read in both themes. Axe does not look at gradients. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "./contrast";

/** The contrast that WCAG 2.2 asks for in texts (1.4.3). */
const LEAST = 4.5;
const HEX = /#[0-9a-f]{6}/g;
const [light, dark] = readFileSync("src/app.css", "utf8").split(':root[data-theme="dark"] {') as [
    string,
    string,
];
const valueIn = (theme: string, name: string): string =>
    new RegExp(`--${name}:([^;]*);`).exec(theme)?.[1] ?? valueIn(light, name);
/** Names of other colours are followed. */
const colourIn = (theme: string, name: string): string => {
    const value = valueIn(theme, name).trim();
    return value.startsWith("#") ? value : colourIn(theme, /var\(--([\w-]+)\)/.exec(value)![1]!);
};

/** The colour of a ground under a veil of another one that is so dense. */
function veiled(ground: string, veil: string, share: number): string {
    const parts = [1, 3, 5].map((at) => {
        const [below, above] = [ground, veil].map((colour) => parseInt(colour.slice(at, at + 2), 16));
        return Math.round(below! * (1 - share) + above! * share)
            .toString(16)
            .padStart(2, "0");
    });
    return `#${parts.join("")}`;
}

test.each([
    ["light", light],
    ["dark", dark],
])("what is written on the materials of the %s theme can be read", (_, theme) => {
    const colours = (material: string): string[] => valueIn(theme, material).match(HEX)!;
    // A seat that has to decide has a veil, and so has the grain of wood.
    const honey = colourIn(theme, "honey");
    const stone = colours("stone").flatMap((ground) => [ground, veiled(ground, honey, 0.18)]);
    const wood = colours("wood").flatMap((ground) => [
        ground,
        veiled(ground, "#000000", theme === dark ? 0.14 : 0.04),
    ]);
    const written: [string[], string[]][] = [
        [stone, ["ink", "ink-soft", "warn"]],
        [wood, ["ink", "ink-soft"]],
        [colours("paper"), ["ink", "ink-soft", "warn", "accent"]],
    ];
    const unread = written.flatMap(([grounds, inks]) =>
        inks.flatMap((ink) =>
            grounds
                .filter((ground) => contrast(colourIn(theme, ink), ground) < LEAST)
                .map((ground) => `${ink} on ${ground}`),
        ),
    );
    expect(unread).toEqual([]);
});
