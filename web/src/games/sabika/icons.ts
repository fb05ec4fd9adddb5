/** What is drawn beside sentences and choices. */
import type { Choice, SabikaEvent, SabikaView } from "../../lib/schema";
import type { IconName } from "../../ui/icons";
import { spaceBeside } from "./spaces";
import { BOXED, type Rows } from "./rows";

const OF_NEWS: [RegExp, IconName][] = [
    [/yusuf/, "bot"],
    [/worked|rested|waking/, "person"],
    [/bonus|accepted|declined|option/, "star"],
    [/major-built|minor-built|renewed|expanded/, "palace"],
    [/carved|reactivated/, "scroll"],
    [/seal/, "seal"],
    [/exported|ship|consolidated|rival/, "ship"],
    [/bought|sold|exchanged|processed|good|changed|scored/, "coin"],
    [/tribute|fee/, "bank"],
    [/wish|final|game-over/, "trophy"],
    [/event|era|round|start/, "hourglass"],
];

/** A sign that tells the kind of event at a glance. */
export function iconOfEvent({ event }: SabikaEvent): IconName {
    return OF_NEWS.find(([kinds]) => kinds.test(event.replace("sabika-", "")))?.[1] ?? "info";
}

const OF_VERBS: Record<string, string> = {
    rest: "rest",
    export: "ship",
    ship: "ship",
    yusuf: "ship",
    consolidate: "action-consolidate",
    favour: "favour",
};

/** What is handed over or received if a choice is nothing but amounts, such as a tribute. */
export function amountsOfChoice({ moves, cost = {}, brings = {} }: Choice): string[] | null {
    const isAmount = /^(dinars|parias|seals) /.test(moves[0]!);
    return isAmount ? Object.keys({ ...cost, ...brings }) : null;
}

/** A piece or an action that can be drawn beside a choice. */
export function iconOfChoice({ moves }: Choice, view: SabikaView, rows: Rows): string | null {
    const [verb = "", thing = "", other = ""] = moves[0]!.split(" ");
    const here = view.task?.square ?? "";
    switch (verb) {
        case "work":
            return `action-${rows.squares[other]!.action}`;
        case "main":
            return `action-${rows.squares[here]?.action ?? ""}`;
        case "secondary": {
            const space = spaceBeside(view, here, thing) ?? "";
            if (thing === "raw") return view.raws[space] ?? "process";
            return view.marbles[space] ? "marble" : "gypsum";
        }
        case "take":
        case "discard":
        case "buy":
        case "sell":
        case "trade":
        case "process":
            return thing.replace(BOXED, "");
        case "raw":
        case "buy-raw":
            return view.raws[thing] ?? null;
        case "good":
            return rows.goodOf[view.raws[thing] ?? ""] ?? null;
        case "major":
        case "bonus":
            return rows.majors[thing]?.building ?? null;
        case "minor":
            return rows.minors[thing]?.building ?? null;
        case "quarry":
            return `action-${thing}_quarry`;
        default:
            return OF_VERBS[verb] ?? null;
    }
}
