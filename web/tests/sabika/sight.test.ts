import { beforeAll, describe, expect, it } from "vitest";
import { flights } from "../../src/games/sabika/flights";
import { Reasons } from "../../src/games/sabika/reasons";
import { Words } from "../../src/games/sabika/saying";
import { endsOfRounds, roundOf, signsOf } from "../../src/games/sabika/wishes";
import { locale } from "../../src/lib/locale.svelte";
import type { SabikaPlayerView, SabikaView } from "../../src/lib/schema";
import { during, first, rows, said, words } from "./game";

const turn = during("turn").view;

function withOwn(
    view: SabikaView,
    own: Partial<SabikaPlayerView>,
    more: Partial<SabikaView> = {},
): SabikaView {
    return { ...view, ...more, everyone: [{ ...view.everyone[0]!, ...own }, ...view.everyone.slice(1)] };
}

describe("wishes", () => {
    it("are drawn as points for pieces, and told in words where that cannot be done", () => {
        expect(signsOf(["each(has[palace],3,-)", "each(has[garden],3,-)"])).toEqual([
            { points: 3, pieces: ["palace", "garden"] },
        ]);
        expect(signsOf(["each(poems_red,4,-)"])).toEqual([{ points: 4, pieces: ["poem-red"] }]);
        expect(signsOf(["each(regions,3,-)"])).toEqual([]);
    });

    it("lie at the ends of the rounds in which they come, also when they have come", () => {
        const wishes = [...first.tower, ...first.wishes];
        const view = { ...first, round: 4, tower: wishes.slice(0, 2), wishes: wishes.slice(2) };
        const ends = endsOfRounds(view, rows);
        expect(ends.map(({ wish }) => wish)).toEqual([wishes[0], null, wishes[1], null, wishes[2]]);
        expect(ends.map(({ isScored }) => isScored)).toEqual([true, false, true, false, false]);
        expect(ends.map(({ tribute }) => tribute)).toEqual([2, 3, 4, 5, 6]);
    });

    it("are settled in the round that ends, though the narrator has gone on", () => {
        const paying: SabikaView = { ...first, round: 2, task: { task: "tribute-part", seat: 0 } };
        expect(roundOf(paying, rows)).toBe(1);
        expect(roundOf({ ...paying, task: { task: "fee", seat: 0 } }, rows)).toBe(1);
        expect(roundOf({ ...paying, task: { task: "turn", seat: 0 } }, rows)).toBe(2);
        expect(roundOf({ ...paying, round: 6, over: true }, rows)).toBe(5);
    });
});

describe("why something cannot be done", () => {
    beforeAll(() => locale.use("en"));
    const reasons = (view: SabikaView): Reasons => new Reasons(words, view, 0);
    const workers = (changed: Record<string, string>, lying: string[] = []): SabikaPlayerView["workers"] =>
        Object.fromEntries(
            Object.entries(turn.everyone[0]!.workers).map(([name, worker]) => [
                name,
                { ...worker, square: changed[name] ?? worker.square, standing: !lying.includes(name) },
            ]),
        );

    it("is told of squares: money, the other builder, or nothing to do there", () => {
        const poor = { dinars: 0, seals: 0 };
        const far = withOwn(turn, { ...poor, workers: workers({ poet: "inner-1" }) }, { sultan: [] });
        expect(reasons(far).square("inner-0", null)).toMatch(/would cost \d dinars; you have 0 dinars/);
        expect(reasons(far).square("inner-2", null)).toBe("No action would be possible there.");
        const lies = { workers: workers({ "builder-1": "outer-3" }, ["builder-1"]) };
        expect(reasons(withOwn(turn, lies)).square("outer-3", null)).toBe("Your other builder stands there.");
        const own = withOwn(turn, { dinars: 99, workers: workers({ poet: "inner-1" }) });
        for (const inHand of [null, "poet"])
            expect(reasons(own).square("inner-1", inHand)).toMatch(/must go to another square/);
        const asleep = withOwn(turn, { workers: workers({}, ["merchant"]) });
        expect(reasons(asleep).square("middle-1", null)).toMatch(/standing/);
        expect(reasons(asleep).square("middle-1", "poet")).toBe("");
    });

    it("is told of the second builder while both stand in the workshop", () => {
        expect(reasons(turn).worker("builder-1")).toBe("");
        expect(reasons(turn).worker("builder-2")).toMatch(/Both your builders .* choose the first one/);
        for (const apart of [workers({ "builder-1": "outer-3" }), workers({}, ["builder-1"])])
            expect(reasons(withOwn(turn, { workers: apart })).worker("builder-2")).toBe("");
    });

    it("is told of cities, constructions and poems", () => {
        const none = Object.fromEntries(rows.materials.map((material) => [material, 0]));
        const bare = withOwn(
            turn,
            { dinars: 0, seals: 1, ships: { fez: "settled" }, materials: none },
            { task: { task: "export", seat: 0 } },
        );
        expect(reasons(bare).city("fez")).toBe("You already have a ship there.");
        expect(reasons(bare).city("constantinople")).toMatch(/you have 0 dinars, 1 seal/);
        expect(reasons(bare).construction(null)).toBe("Missing: gypsum.");
        expect(reasons(bare).poems("blue")).toBe("Missing: gypsum / wood / marble.");
        expect(reasons(withOwn(bare, { materials: { ...none, wood: 1 } })).poems("red")).toMatch(
            /cost 2 dinars/,
        );
        expect(reasons(withOwn(bare, { grey: ["A1", "B1"] })).poems("grey")).toMatch(/as many/);
    });
});

describe("what is seen moving", () => {
    const own = first.everyone[0]!;

    it("comes from where it lay and goes to who has it", () => {
        const [space, raw] = Object.entries(first.raws).find(([, lies]) => lies !== null)!;
        const after = withOwn(
            first,
            { dinars: own.dinars - 2, raws: [...own.raws, raw!], majors: ["3"] },
            { raws: { ...first.raws, [space]: null } },
        );
        expect(flights(first, after, 0)).toEqual([
            { kind: "dinar", n: 2, from: "own-dinar", to: "bank" },
            { kind: raw, n: 1, from: `space:${space}`, to: "own-raws" },
            { kind: "palace", n: 1, from: "major:3", to: "own-majors" },
        ]);
        expect(flights(first, after, 1).every(({ from, to }) => [from, to].includes("player:0"))).toBe(true);
    });

    it("is nothing where nothing has changed", () => expect(flights(first, first, 0)).toEqual([]));
});

describe("the letter on pieces", () => {
    const lettersOf = (...names: string[]): string[] => {
        const all = new Words(rows, said, names);
        return names.map((_, seat) => all.letter(seat));
    };

    it("is the first of the name, unless another player begins with it", () => {
        expect(lettersOf("Ana", "ben")).toEqual(["A", "B"]);
        expect(lettersOf("Ana", "Random 1", "Random 2")).toEqual(["A", "1", "2"]);
    });
});
