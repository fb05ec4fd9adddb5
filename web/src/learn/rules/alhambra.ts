/** The rules of Alhambra. Anchors, for links from elsewhere (`/rules/alhambra#exact`):
 *
 * summary, goal, setup, turn, money, buying, exact, placing, walls, reserve, redesign, refill, scoring, wall, dirk,
 * last-tiles, end */
import type { Rulebook } from "./rulebook";

export const ALHAMBRA: Rulebook = {
    game: "alhambra",
    title: "rule-alhambra-title",
    summary: "rule-alhambra-summary",
    sections: [
        { id: "goal", text: "rule-alhambra-goal" },
        { id: "setup", text: "rule-alhambra-setup", picture: { kind: "piles" } },
        { id: "turn", text: "rule-alhambra-turn" },
        {
            id: "money",
            text: "rule-alhambra-money",
            picture: {
                kind: "cards",
                cards: ["dinar-8", "florin-1", "ducat-4", "dirham-3"],
                taken: ["florin-1", "ducat-4"],
            },
        },
        {
            id: "buying",
            text: "rule-alhambra-buying",
            picture: { kind: "market", tiles: ["pavilion-8", "chambers-6es", "arcades-4nes", "tower-9nw"] },
        },
        { id: "exact", text: "rule-alhambra-exact" },
        { id: "placing", text: "rule-alhambra-placing" },
        {
            id: "walls",
            text: "rule-alhambra-walls",
            picture: { kind: "palace", palace: "walls" },
        },
        { id: "reserve", text: "rule-alhambra-reserve" },
        { id: "redesign", text: "rule-alhambra-redesign" },
        { id: "refill", text: "rule-alhambra-refill" },
        { id: "scoring", text: "rule-alhambra-scoring", picture: { kind: "points" } },
        {
            id: "wall",
            text: "rule-alhambra-wall",
            picture: { kind: "palace", palace: "longest" },
        },
        { id: "dirk", text: "rule-alhambra-dirk" },
        { id: "last-tiles", text: "rule-alhambra-last-tiles" },
        { id: "end", text: "rule-alhambra-end" },
    ],
};
