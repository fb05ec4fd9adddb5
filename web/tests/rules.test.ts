import { expect, test } from "vitest";
import { ALHAMBRA } from "../src/learn/rules/alhambra";
import { SABIKA } from "../src/learn/rules/sabika";

// Tooltips of the boards and the steps of the tutorials link to these.
const ANCHORS: Record<string, string> = {
    alhambra:
        "money buying exact placing walls reserve redesign refill scoring wall dirk last-tiles end goal setup turn",
    sabika:
        "rondel costs secondary quarries storehouses market construction minor major balances favour trade export " +
        "consolidate produce poems reactivate parias wishes tribute events round-end final notes yusuf goal setup resources",
};

test.each([ALHAMBRA, SABIKA])("the rules of $game keep all places that others link to, each once", (book) => {
    const ids = book.sections.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(ANCHORS[book.game]!.split(" ").toSorted());
});
