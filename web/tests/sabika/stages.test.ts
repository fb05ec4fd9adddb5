import { describe, expect, it } from "vitest";
import { bySource } from "../../src/games/sabika/points";
import { withoutPoints } from "../../src/games/sabika/stages";
import type { Stage } from "../../src/games/board";
import type { SabikaEvent, SabikaView } from "../../src/lib/schema";
import { moments } from "./game";

const stage = (source: string, gains: number[]): Stage<SabikaEvent> => ({
    title: source,
    subject: "",
    events: [],
    gains,
    source,
});

describe("a scoring that is being counted", () => {
    it("spoils no points, in all or by source", () => {
        const { view } = moments[0]!;
        const after: SabikaView = {
            ...view,
            everyone: view.everyone.map((player) => ({
                ...player,
                pp: 20,
                points: { start: 14, tribute: -3, wishes: 9 },
            })),
        };
        const later = [stage("tribute", [-3, -1]), stage("wishes", [4, 0])];
        const { everyone } = withoutPoints(after, [1, -1], [], later);
        expect(everyone.map(({ pp }) => pp)).toEqual([19, 21]);
        expect(bySource(everyone.map(({ points }) => points))).toEqual([
            { source: "start", points: [14, 14] },
            { source: "tribute", points: [0, -2] },
            { source: "wishes", points: [5, 9] },
        ]);
        const [first] = withoutPoints(after, [0, 0], [], [stage("wishes", [9, 9])]).everyone;
        expect(Object.keys(first!.points)).toEqual(["start", "tribute"]);
    });
});
