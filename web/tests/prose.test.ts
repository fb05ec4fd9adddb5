import { expect, test } from "vitest";
import { blocksOf } from "../src/learn/prose";

const plain = (text: string) => [{ text, strong: false }];

test("lines are paragraphs, and lines with the same mark are one list", () => {
    expect(blocksOf("One.\n- a\n- b\nTwo.\n1. c\n2. d")).toEqual([
        { kind: "paragraph", spans: plain("One.") },
        { kind: "list", items: [plain("a"), plain("b")] },
        { kind: "paragraph", spans: plain("Two.") },
        { kind: "numbered", items: [plain("c"), plain("d")] },
    ]);
});

test("words between underscores are strong", () => {
    expect(blocksOf("_Buy._ Pay _all_.")).toEqual([
        {
            kind: "paragraph",
            spans: [
                { text: "Buy.", strong: true },
                { text: " Pay ", strong: false },
                { text: "all", strong: true },
                { text: ".", strong: false },
            ],
        },
    ]);
});
