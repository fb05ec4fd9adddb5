import { beforeAll, describe, expect, it } from "vitest";
import { ruleOfAction } from "../../src/games/sabika/explained";
import { amountsOfChoice, iconOfChoice, iconOfEvent } from "../../src/games/sabika/icons";
import { SABIKA } from "../../src/learn/rules/sabika";
import { LANGUAGES, locale } from "../../src/lib/locale.svelte";
import { choicesOf } from "../../src/lib/question";
import type { SabikaEvent } from "../../src/lib/schema";
import { during, moments, rows, words } from "./game";

/** Ids of messages that are missing, arguments that were not given, and things that were not found. */
const BROKEN = /sabika-|event-|\{|\}|undefined|NaN|\[object/;
const { saying } = words;

describe.each(LANGUAGES)("Sabika in words (%s)", (language) => {
    beforeAll(() => locale.use(language));

    it("tells everything that happens in the lessons", () => {
        const told = moments.flatMap(({ events }) => saying.sentences(events));
        expect(told.length).toBeGreaterThan(40);
        for (const { text, event } of told) {
            expect(text).not.toMatch(BROKEN);
            expect(iconOfEvent(event)).not.toBe("");
        }
    });

    it("says what is done on every square, and where the rules tell more", () => {
        const actions = [...new Set(Object.values(rows.squares).map(({ action }) => action))];
        for (const action of actions) expect(words.does(action), action).not.toMatch(BROKEN);
        expect(words.does("market")).toBe("<then(gain(dinar,2),transactions(2))>");
        const sections = SABIKA.sections.map(({ id }) => id);
        expect(sections).toEqual(expect.arrayContaining(actions.map(ruleOfAction)));
    });

    it("asks every question of the lessons, and says what every choice does", () => {
        for (const { question } of moments) {
            const { title, groups, steps = [], obstacles = [] } = question;
            const said = [title, ...groups.map((group) => group.title), ...steps.map(([, label]) => label)];
            for (const message of [...said, ...obstacles.map(([reason]) => reason)])
                expect(saying.message(message), message[0]).not.toMatch(BROKEN);
            for (const choice of choicesOf(question))
                expect(saying.label(choice), choice.moves[0]).not.toMatch(BROKEN);
        }
    });
});

describe("choices", () => {
    beforeAll(() => locale.use("en"));

    it("are grouped by worker, and tell the price of a way reason by reason", () => {
        const { question } = during("turn");
        const titles = question.groups.map(({ title }) => saying.message(title));
        expect(titles.some((title) => title.startsWith("The "))).toBe(true);
        expect(titles).toContain("Rest (3 dinars, −1 PP)");
        const labels = choicesOf(question).map((choice) => saying.label(choice));
        expect(labels.find((label) => label.includes("foreign"))).toMatch(/\d foreign worker/);
    });

    it("have a picture of everything that a tribute costs, and of nothing else", () => {
        const amounts = choicesOf(during("tribute-part").question).map(amountsOfChoice);
        expect(amounts).toContainEqual(["paria"]);
        expect(amounts).toContainEqual(["paria", "seal"]);
        expect(amounts).toContainEqual(["pp"]);
        expect(choicesOf(during("turn").question).map(amountsOfChoice)).toContain(null);
    });

    it("have pictures beside them", () => {
        const pictured = moments.flatMap(({ view, question }) =>
            choicesOf(question).map((choice) => iconOfChoice(choice, view, rows)),
        );
        expect(pictured).toContain("rest");
        expect(pictured.some((icon) => icon?.startsWith("action-"))).toBe(true);
    });

    it("put what changes for one player into one sentence", () => {
        const events: SabikaEvent[] = [
            { event: "sabika-scored", seat: 1, source: "exports", pp: 2 },
            { event: "sabika-changed", seat: 1, what: "dinars", by: -1 },
            { event: "sabika-changed", seat: 1, what: "sugar", by: 1 },
            { event: "sabika-changed", seat: 0, what: "marble", by: 2 },
            { event: "sabika-changed", seat: 0, what: "favour", by: 1 },
        ];
        expect(saying.sentences(events).map(({ text }) => text)).toEqual([
            "Ben: +2 PP (exports), −1 dinar, +1 <sugar>.",
            "Ana: +2 marble, +1 step of favour.",
        ]);
    });
});
