/** Long texts are written in lines: a line is a paragraph, lines that begin with "- " or "1. " are lists, and _words_ are strong. */

export interface Span {
    text: string;
    strong: boolean;
}

export type Block = { kind: "paragraph"; spans: Span[] } | { kind: "list" | "numbered"; items: Span[][] };

const MARKS: [RegExp, "list" | "numbered"][] = [
    [/^- /, "list"],
    [/^\d+\. /, "numbered"],
];

export function blocksOf(text: string): Block[] {
    const blocks: Block[] = [];
    for (const line of text.split("\n").filter((line) => line.trim())) {
        const [mark, kind] = MARKS.find(([mark]) => mark.test(line)) ?? [];
        const last = blocks.at(-1);
        if (!mark || !kind) blocks.push({ kind: "paragraph", spans: spansOf(line) });
        else if (last?.kind === kind) last.items.push(spansOf(line.replace(mark, "")));
        else blocks.push({ kind, items: [spansOf(line.replace(mark, ""))] });
    }
    return blocks;
}

export function spansOf(line: string): Span[] {
    return line
        .split("_")
        .map((text, place) => ({ text, strong: place % 2 === 1 }))
        .filter(({ text }) => text);
}
