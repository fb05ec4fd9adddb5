/** What one can do on the board now. A choice is made by clicking the things that it is about, or in the words of the question. */
import { getContext, setContext } from "svelte";
import { capital } from "../../lib/locale.svelte";
import { movesWithoutAssumption } from "../../lib/question";
import type { Choice, Group, Question, SabikaEvent, SabikaView, SabikaWorker } from "../../lib/schema";
import type { TipContent } from "../../ui/tip.svelte";
import type { BoardProps } from "../board";
import { countedAt, pointedAt, tracesAt } from "./pointing";
import type { Ring } from "./rows";
import type { Words } from "./saying";
import type { Target } from "./targets";
import { cardsInARow, type PlayedCard } from "./yusuf";

export interface Possible {
    choice: Choice;
    group: Group;
    targets: Target[];
}

export class BoardPlay {
    /** What has been clicked of a choice that takes several clicks. */
    #picked = $state.raw<{ at: Question | null; targets: Target[] }>({ at: null, targets: [] });
    /** The turn in which one wants to be asked how to pay. */
    #asksIn = $state<number | null>(null);
    readonly #possible = $derived.by((): Possible[] =>
        (this.question?.groups ?? []).flatMap((group) =>
            group.choices.map((choice) => ({
                choice,
                group,
                targets: [...(group.place ? [group.place] : []), ...(choice.places ?? [])] as Target[],
            })),
        ),
    );
    /** Choices that go with what has been clicked. */
    readonly candidates = $derived(this.#possible.filter(({ targets }) => includesAll(targets, this.picked)));
    readonly #open = $derived(new Set(this.candidates.flatMap(({ targets }) => targets)));
    readonly #all = $derived(new Set(this.#possible.flatMap(({ targets }) => targets)));
    /** What somebody points at in words. */
    #looked = $state.raw<readonly string[]>([]);
    /** What is counted out, or what the log points at. */
    readonly #pointed = $derived.by(() => {
        const { counted, pointed } = this.given();
        return counted ? countedAt(counted.stage, this.view.seat) : pointedAt(pointed);
    });
    /** What rivals have changed last, by the seat that did it. */
    readonly #traced = $derived.by(() => {
        const { traces = [] } = this.given();
        return new Map(
            traces.flatMap(({ seat, events }) =>
                [...tracesAt(events, seat)].map((place): [string, number] => [place, seat]),
            ),
        );
    });
    /** What the first move of a hint is about. */
    readonly #hinted = $derived.by(() => {
        const [move] = this.given().hinted ?? [];
        const hinted = this.#possible.find(({ choice }) => choice.moves[0] === move);
        return new Set<string>(hinted?.targets);
    });

    constructor(
        private readonly given: () => BoardProps<SabikaView, SabikaEvent>,
        private readonly said: () => Words,
    ) {}

    get view(): SabikaView {
        return this.given().view;
    }

    get question(): Question | null {
        return this.given().question;
    }

    get words(): Words {
        return this.said();
    }

    get busy(): boolean {
        return this.given().busy;
    }

    /** Whether the position is the newest one. */
    get live(): boolean {
        return this.given().live;
    }

    /** Takes back one's last move, where that is possible. */
    get undo(): (() => void) | undefined {
        return this.given().undo;
    }

    /** The cards that Yusuf has played in a row, before the last one. */
    readonly yusufsEarlierCards = $derived.by((): PlayedCard[] => {
        const cards = cardsInARow(this.given().events);
        // While it is not known yet what has happened, there is only what is seen.
        return cards.at(-1)?.card === this.view.yusuf?.card ? cards.slice(0, -1) : [];
    });

    /** Which workers work on a ring. */
    kindOn(ring: Ring): SabikaWorker["kind"] {
        const workers = Object.values(this.view.everyone[0]!.workers);
        return workers.find((worker) => worker.ring === ring)!.kind;
    }

    /** Whose workshop is one's own; spectators look at the first one. */
    get seat(): number {
        return this.view.seat ?? 0;
    }

    /** Clicks are forgotten when something else is asked. */
    get picked(): Target[] {
        return this.#picked.at === this.question ? this.#picked.targets : [];
    }

    /** Whether clicking it leads to a move. */
    can(target: Target): boolean {
        if (this.busy) return false;
        return this.#open.has(target) || (isFirst(target) && this.#all.has(target));
    }

    /** Why something cannot be chosen, if the question is about such things. */
    whyNot(...places: Target[]): string | null {
        const obstacles = this.question?.obstacles ?? [];
        const found = [...this.picked, ""].flatMap((step) =>
            obstacles.filter(
                ([, at, after]) => after === step && at.some((place) => places.includes(place as Target)),
            ),
        )[0];
        return found ? this.words.saying.message(found[0]) : null;
    }

    isPicked(target: Target): boolean {
        return this.picked.includes(target);
    }

    isPointed(target: string): boolean {
        return this.#pointed.has(target) || this.#hinted.has(target) || this.#looked.includes(target);
    }

    /** The colour of the rival who has changed something here since our last move. */
    trace(place: string): string | undefined {
        const seat = this.#traced.get(place);
        return seat === undefined ? undefined : `var(--seat-line-${seat})`;
    }

    /** Shows where these places are, until others are looked at. */
    look(places: readonly string[]): void {
        this.#looked = places;
    }

    /** A first step and where it can lead; a worker also where the figure stands. */
    placesFrom(target: Target): string[] {
        const places = this.choicesAt(target).flatMap(({ targets }) => targets);
        const workers = places.filter((place) => place.startsWith("worker:"));
        const figures = workers.map((place) => place.replace("worker:", `token:${this.seat}-`));
        return [...new Set([target, ...places, ...figures])];
    }

    pick(target: Target): void {
        if (!this.can(target)) return;
        if (this.isPicked(target)) return this.#pick(this.picked.filter((other) => other !== target));
        const together = [...this.picked, target];
        const fits = this.#possible.some(({ targets }) => includesAll(targets, together));
        const picked = fits ? together : [target];
        this.look([]);
        // Picking a worker does not choose its action, even if it can only rest.
        const settled = picked.some((each) => !each.startsWith("worker:"));
        const fitting = this.#possible.filter(({ targets }) => includesAll(targets, picked));
        const [only, ...others] = settled ? withPreference(fitting) : fitting;
        // A choice is not picked as well: a person who answers no could not click it again.
        if (only && !others.length && settled) this.choose(only.choice);
        else this.#pick(picked);
    }

    back(): void {
        this.#pick([]);
    }

    choose(choice: Choice): void {
        this.look([]);
        if (this.busy) return;
        this.given().choose(...this.#movesOf(choice));
    }

    /** Whether one is asked what choices would assume, until the turn is over. */
    get asks(): boolean {
        return this.#asksIn === this.view.turn;
    }

    set asks(wanted: boolean) {
        this.#asksIn = wanted ? this.view.turn : null;
    }

    /** What clicking it would do, in words; several lines if a further click decides. */
    told(target: Target): string {
        return this.choicesAt(target)
            .map(({ choice }) => this.words.saying.label(choice))
            .join("\n");
    }

    /** What a choice would change, in words, line by line. */
    async foresee(choice: Choice): Promise<string[]> {
        const changes = (await this.given().preview?.(this.#movesOf(choice))) ?? [];
        return changes.map((change) => capital(this.words.saying.message(change)));
    }

    /** The tip of something on the board. Where one click chooses, it also says what that would change. */
    tip(target: Target, content: TipContent): TipContent {
        const [only, ...others] = this.can(target) ? this.choicesAt(target) : [];
        return only && !others.length ? { ...content, more: () => this.foresee(only.choice) } : content;
    }

    /** What clicking it can lead to. */
    choicesAt(target: Target): Possible[] {
        const here = this.candidates.filter(({ targets }) => targets.includes(target));
        return isFirst(target) ? here : withPreference(here);
    }

    #movesOf(choice: Choice): string[] {
        return this.asks ? movesWithoutAssumption(choice, this.question) : choice.moves;
    }

    #pick(targets: Target[]): void {
        this.#picked = { at: this.question, targets };
    }
}

/** Whatever a longer choice begins with can be exchanged for another one. */
const isFirst = (target: Target): boolean => /^(worker|tile):/.test(target);

/** The one of several choices at a place that a click makes at once, if there is one. */
function withPreference(choices: Possible[]): Possible[] {
    const preferred = choices.find(({ choice }) => choice.preferred);
    return preferred ? [preferred] : choices;
}

const includesAll = (targets: readonly Target[], wanted: readonly Target[]): boolean =>
    wanted.every((target) => targets.includes(target));

const KEY = Symbol("play");
export const providePlay = (play: BoardPlay): BoardPlay => setContext(KEY, play);
export const usePlay = (): BoardPlay => getContext<BoardPlay>(KEY);
