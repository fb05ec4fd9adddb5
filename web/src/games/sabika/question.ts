/** How a decision is asked for: a sentence, and a first step where a choice is made of two things. */
import { capital, t } from "../../lib/locale.svelte";
import type { SabikaWorker } from "../../lib/schema";
import type { Move, Target } from "./moves";
import type { Play } from "./play.svelte";

export interface Step {
    title: string;
    choices: { target: Target; label: string; worker: SabikaWorker["kind"] | null }[];
}

/** Which worker, or which tile, before one asks where to. Null where nothing is to be chosen first. */
export function firstStep(moves: readonly Move[], play: Play): Step | null {
    const kind = moves.some(({ verb }) => verb === "work" || verb === "rest")
        ? "worker"
        : moves.every(({ verb }) => verb === "expand") && moves.length > 1
          ? "tile"
          : null;
    const things = [...new Set(moves.map(({ things }) => things[0]!))];
    if (!kind || play.picked.some((target) => target.startsWith(`${kind}:`) || target.startsWith("square:")))
        return null;
    if (kind === "tile" && things.length < 2) return null;
    return {
        title: t(kind === "worker" ? "sabika-group-work" : "sabika-group-expand"),
        choices: things.map((thing) => ({
            target: `${kind}:${thing}`,
            label:
                kind === "tile"
                    ? (play.words.said.storehouse_tiles[thing] ?? thing)
                    : `${play.words.worker(thing)} ${play.words.where(play.choices.player.workers[thing]!.square)}`,
            worker: kind === "worker" ? play.choices.player.workers[thing]!.kind : null,
        })),
    };
}

/** What is asked of us, or for whom we wait. */
export function headline(play: Play, legal: readonly string[]): string {
    const { view, words } = play;
    if (legal.length) return capital(asked(play));
    if (view.over) return t("event-sabika-game-over");
    const message = view.has_chosen.every(Boolean) ? "sabika-deciding" : "sabika-choosing";
    return view.deciders.map((seat) => t(message, { player: words.name(seat) })).join(" ");
}

function asked(play: Play): string {
    const { view, words } = play;
    const task = play.choices.task;
    const effect = task.effect ? capital(words.effect(task.effect)) : "";
    return t(`sabika-task-${task.task}`, {
        n: task.number ?? 1,
        price: words.dinars(task.dinars ?? 0),
        parias: words.parias(task.parias ?? 0),
        item: task.item ? words.item(task.item) : "",
        good: task.good ? words.item(task.good) : "",
        effect,
        city: task.city ? words.city(task.city) : "",
        square: task.square ? words.square(task.square) : "",
        component: component(play),
        round: view.round,
    });
}

/** What is being built or carved. */
function component({ choices, words }: Play): string {
    const { major, minor, poem, grey, colour } = choices.task;
    if (major != null) return words.said.majors[major] ?? major;
    if (minor != null) return words.said.minors[minor] ?? minor;
    const number = poem ?? grey;
    return number != null ? t(`sabika-poem-${colour ?? "grey"}.short`, { n: number }) : "";
}
