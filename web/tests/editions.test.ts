import { expect, test } from "vitest";
import { changed, factsIn, Form, namesIn, namesNeeded, provenanceOf } from "../src/editions/form";

const form = new Form({
    $ref: "#/$defs/Content",
    $defs: {
        Content: {
            properties: { cards: { type: "array", items: { $ref: "#/$defs/Card" } } },
            required: ["cards"],
        },
        Card: {
            properties: {
                provenance: { enum: ["house", "inferred"] },
                number: { type: "integer", minimum: 1, maximum: 9 },
                limit: { anyOf: [{ type: "integer", minimum: 2 }, { type: "null" }] },
                does: { $ref: "#/$defs/Effect" },
            },
            required: ["provenance", "number", "does"],
        },
        Effect: {
            anyOf: [{ $ref: "#/$defs/Gain" }, { $ref: "#/$defs/Or" }],
            discriminator: { propertyName: "type", mapping: { gain: "#/$defs/Gain", or: "#/$defs/Or" } },
        },
        Gain: {
            properties: { type: { enum: ["gain"] }, n: { type: "integer", minimum: 1 } },
            required: ["type", "n"],
        },
        Or: {
            properties: {
                type: { enum: ["or"] },
                parts: { type: "array", items: { $ref: "#/$defs/Effect" } },
            },
            required: ["type", "parts"],
        },
    },
});

test("a new row has what its schema requires", () => {
    expect(form.blank(form.rowOf("cards")!)).toEqual({
        provenance: "house",
        number: 1,
        does: { type: "gain", n: 1 },
    });
});

test("a structure begins with as many parts as it needs, different ones where they are chosen", () => {
    const parts = { type: "array", minItems: 2, items: { type: "integer", minimum: 1 } };
    expect(form.blank(parts)).toEqual([1, 1]);
    expect(form.blank({ ...parts, items: { enum: ["clay", "silk", "wood"] } })).toEqual(["clay", "silk"]);
    expect(form.blank({ ...parts, items: { enum: ["clay"] } })).toEqual(["clay", "clay"]);
});

test("controls are those of the schema", () => {
    const fields = Object.fromEntries(form.fields(form.rowOf("cards")!));
    expect(Object.keys(fields)).toEqual(["provenance", "number", "limit", "does"]);
    expect(form.kind(fields["number"]!)).toEqual({ is: "number", min: 1, max: 9 });
    expect(form.kind(fields["limit"]!)).toMatchObject({ is: "optional" });
    expect(form.kind(fields["does"]!)).toMatchObject({ is: "variants", tag: "type" });
    expect(form.fields({ $ref: "#/$defs/Or" }).map(([name]) => name)).toEqual(["parts"]);
});

test("a field of names offers those of the edition, and a field of texts that all differ offers none", () => {
    const cards = [
        { id: "a", left: "azure", demand: ["silk", "clay"], number: 3 },
        { id: "b", left: "amber", demand: ["clay", "silk"], number: 3 },
        { id: "c", left: "azure", does: { where: "north" }, number: 3 },
        { id: "d", left: "amber", does: { where: "north" }, number: 3 },
        { id: "d", left: "wild" },
    ];
    const named = new Form({}, { edition: "built-in", cards });
    const offered = (field: string): string[] => named.namesFor(field);
    expect(offered("left")).toEqual(["amber", "azure"]);
    expect(offered("demand")).toEqual(["clay", "silk"]);
    expect(offered("where")).toEqual(["north"]);
    expect(["id", "number", "edition", "unknown"].flatMap(offered)).toEqual([]);
});

test("what somebody has changed is not made up any more", () => {
    expect(changed({ n: 1, provenance: "house" }, "n", 2)).toEqual({ n: 2, provenance: "inferred" });
    expect(changed({ red: 1, red_provenance: "house", blue_provenance: "house" }, "red", 2)).toEqual({
        red: 2,
        red_provenance: "inferred",
        blue_provenance: "house",
    });
    expect(changed({ n: 1, provenance: "inferred" }, "provenance", "house")).toEqual({
        n: 1,
        provenance: "house",
    });
    expect(changed({ n: 1, provenance: "rulebook" }, "n", null)).toEqual({ provenance: "rulebook" });
});

test("a component is known as well as its least certain part, and named by its first values", () => {
    expect(provenanceOf({ red_provenance: "rulebook", blue_provenance: "house" })).toBe("house");
    expect(provenanceOf({ n: 1 })).toBeNull();
    const route = { provenance: "house", between: ["granada", "fez"], cost: 1 };
    expect(namesIn(route, 1)).toEqual([["granada", "fez"]]);
    expect(namesIn(route, 3)).toEqual([["granada", "fez"], [1]]);
});

test("a row is named by as few values as tell it from the others", () => {
    expect(
        namesNeeded([
            { item: "wood", buy: 1 },
            { item: "marble", buy: 1 },
        ]),
    ).toBe(1);
    expect(
        namesNeeded([
            { ring: "outer", index: 0, action: "a" },
            { ring: "outer", index: 1, action: "a" },
        ]),
    ).toBe(2);
    expect(namesNeeded([{ n: 1 }, { n: 1 }])).toBe(3);
});

test("the other plain values of a row can be seen while it is closed", () => {
    const card = {
        number: 4,
        base: "wood",
        demand: ["sugar", "silk"],
        solo: true,
        asterisk: false,
        red: { type: "gain" },
    };
    expect(factsIn({ ...card, parts: [{ type: "gain" }], provenance: "house" }, 1)).toEqual([
        ["base", ["wood"]],
        ["demand", ["sugar", "silk"]],
        ["solo", []],
    ]);
});
