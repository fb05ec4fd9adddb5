/** A game for tests: what is printed, words as names of themselves, and the game of the lessons, step by step. */
import { patched, type Change } from "../../src/lib/patch";
import type {
    Question,
    SabikaDictionary,
    SabikaEvent,
    SabikaPrintedContent,
    SabikaView,
} from "../../src/lib/schema";
import { Rows } from "../../src/games/sabika/rows";
import { Words } from "../../src/games/sabika/saying";
import lessons from "../../src/learn/lessons/sabika.json";
import content from "./content.json";

export const rows = new Rows(content as unknown as SabikaPrintedContent);

/** Whatever is looked up is called by its own name, in angle brackets. */
const themselves = new Proxy<Record<string, string>>({}, { get: (_, name) => `<${String(name)}>` });
export const said: SabikaDictionary = {
    things: new Proxy({}, { get: () => themselves }),
};

export const words = new Words(rows, said, ["Ana", "Ben"]);

interface Entry {
    seat: number;
    move: string;
    events: SabikaEvent[];
    change: Change;
}

export interface Moment {
    view: SabikaView;
    question: Question;
    events: SabikaEvent[];
}

const of = (view: unknown): SabikaView => view as SabikaView;

/** Every position of the lessons in which one has to decide, with what may be done and what came of it. */
export const moments: Moment[] = [];
for (const { start, steps } of lessons.chapters) {
    let view: unknown = start;
    for (const step of steps) {
        if (step.change) view = patched(view, step.change as unknown as Change);
        for (const { question, entries } of step.asks) {
            const happened = entries as unknown as Entry[];
            const asked = question as unknown as Question;
            moments.push({
                view: of(view),
                question: asked,
                events: happened.flatMap(({ events }) => events),
            });
            for (const { change } of happened) if (change) view = patched(view, change);
        }
    }
}

export const first = moments[0]!.view;
/** The first position with this task. */
export const during = (task: string): Moment => moments.find((moment) => moment.view.task?.task === task)!;
