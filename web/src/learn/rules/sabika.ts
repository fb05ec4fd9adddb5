/** The rules of Sabika. Anchors, for links from elsewhere (`/rules/sabika#costs`):
 *
 * summary, goal, setup, resources, rondel, costs, secondary, quarries, storehouses, market, construction, major, minor,
 * balances, favour, trade, export, consolidate, produce, poems, reactivate, round-end, wishes, parias, tribute, events,
 * final, notes, yusuf */
import type { Rulebook } from "./rulebook";

export const SABIKA: Rulebook = {
    game: "sabika",
    title: "rule-sabika-title",
    summary: "rule-sabika-summary",
    sections: [
        { id: "goal", text: "rule-sabika-goal" },
        { id: "setup", text: "rule-sabika-setup", picture: { kind: "turn-order" } },
        { id: "resources", text: "rule-sabika-resources", picture: { kind: "materials" } },
        { id: "rondel", text: "rule-sabika-rondel", picture: { kind: "rondel" } },
        {
            id: "costs",
            text: "rule-sabika-costs",
            picture: { kind: "rondel", walk: { from: 7, to: 2, free: 2 } },
        },
        { id: "secondary", text: "rule-sabika-secondary", picture: { kind: "secondary" } },
        { id: "quarries", text: "rule-sabika-quarries" },
        { id: "storehouses", text: "rule-sabika-storehouses", picture: { kind: "stores" } },
        { id: "market", text: "rule-sabika-market", picture: { kind: "exchange" } },
        { id: "construction", text: "rule-sabika-construction" },
        { id: "major", text: "rule-sabika-major" },
        {
            id: "minor",
            text: "rule-sabika-minor",
            picture: {
                kind: "row",
                cards: [
                    { left: "violet", right: "azure" },
                    { left: "azure", right: "wild", balance: true },
                    { left: "emerald", right: "amber" },
                    { left: "violet", right: "azure" },
                ],
            },
        },
        { id: "balances", text: "rule-sabika-balances", picture: { kind: "said", of: "balances" } },
        { id: "favour", text: "rule-sabika-favour", picture: { kind: "said", of: "favour" } },
        { id: "trade", text: "rule-sabika-trade", picture: { kind: "map" } },
        { id: "export", text: "rule-sabika-export" },
        { id: "consolidate", text: "rule-sabika-consolidate" },
        { id: "produce", text: "rule-sabika-produce" },
        { id: "poems", text: "rule-sabika-poems", picture: { kind: "poems" } },
        { id: "reactivate", text: "rule-sabika-reactivate" },
        { id: "round-end", text: "rule-sabika-round-end" },
        { id: "wishes", text: "rule-sabika-wishes", picture: { kind: "said", of: "wishes" } },
        { id: "parias", text: "rule-sabika-parias" },
        { id: "tribute", text: "rule-sabika-tribute", picture: { kind: "rounds" } },
        { id: "events", text: "rule-sabika-events", picture: { kind: "said", of: "events" } },
        { id: "final", text: "rule-sabika-final" },
        { id: "notes", text: "rule-sabika-notes", picture: { kind: "said", of: "notes" } },
        { id: "yusuf", text: "rule-sabika-yusuf" },
    ],
};
