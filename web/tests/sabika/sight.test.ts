import { describe, expect, it } from "vitest";
import { flights } from "../../src/games/sabika/flights";
import { Words } from "../../src/games/sabika/saying";
import { signsOf } from "../../src/games/sabika/wishes";
import type { SabikaPlayerView, SabikaView } from "../../src/lib/schema";
import { first, rows, said } from "./game";

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

    it("is a worker on its way from the workshop or back, whoever sends it", () => {
        const at = (square: string | null): SabikaView =>
            withOwn(first, { workers: { ...own.workers, poet: { ...own.workers["poet"]!, square } } });
        const there = { kind: "poet", n: 1, from: "home:0-poet", to: "token:0-poet", seat: 0 };
        expect(flights(at(null), at("inner-1"), 0)).toEqual([there]);
        expect(flights(at(null), at("inner-1"), 1)).toEqual([there]);
        expect(flights(at("inner-1"), at(null), 0)).toEqual([
            { ...there, from: "token:0-poet", to: "home:0-poet" },
        ]);
        expect(flights(at("inner-1"), at("inner-2"), 0)).toEqual([]);
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
