/** What one can do on the board now. A move is chosen by clicking the things that it is about, or in the words of the question. */
import { getContext, setContext } from "svelte";
import type { SabikaEvent, SabikaView } from "../../lib/schema";
import type { BoardProps } from "../board";
import { Choices, type Choice } from "./choices";
import { parse, targetsOf, type Move, type Target } from "./moves";
import { pointedAt } from "./pointing";
import { Reasons } from "./reasons";
import type { Words } from "./saying";
import { cardsInARow } from "./yusuf";

interface Possible {
    move: Move;
    targets: Target[];
}

export class Play {
    /** What has been clicked of a move that takes several clicks. */
    #picked = $state.raw<{ at: string[]; targets: Target[] }>({ at: [], targets: [] });
    readonly #possible = $derived.by((): Possible[] =>
        this.given().legal.map((text) => {
            const move = parse(text);
            return { move, targets: targetsOf(move, this.view, this.words.rows) };
        }),
    );
    /** Moves that go with what has been clicked. */
    readonly candidates = $derived(this.#possible.filter(({ targets }) => includesAll(targets, this.picked)));
    readonly #open = $derived(new Set(this.candidates.flatMap(({ targets }) => targets)));
    readonly #all = $derived(new Set(this.#possible.flatMap(({ targets }) => targets)));
    readonly #pointed = $derived.by(() => pointedAt(this.given().pointed));
    /** What the first move of a hint is about. */
    readonly #hinted = $derived.by(() => {
        const [move] = this.given().hinted ?? [];
        return new Set<string>(move ? targetsOf(parse(move), this.view, this.words.rows) : []);
    });
    readonly choices = $derived.by(() => new Choices(this.words, this.view));
    readonly #reasons = $derived.by(() => new Reasons(this.words, this.view, this.seat));

    constructor(
        private readonly given: () => BoardProps<SabikaView>,
        private readonly said: () => Words,
    ) {}

    get view(): SabikaView {
        return this.given().view;
    }

    get words(): Words {
        return this.said();
    }

    get busy(): boolean {
        return this.given().busy;
    }

    /** Takes back one's last move, where that is possible. */
    get undo(): (() => void) | undefined {
        return this.given().undo;
    }

    /** The cards that Yusuf has played in a row, before the last one. */
    readonly yusufsEarlierCards = $derived.by((): string[] => {
        const cards = cardsInARow(this.given().happened as SabikaEvent[]);
        // While it is not known yet what has happened, there is only what is seen.
        return cards.at(-1) === this.view.yusuf?.card ? cards.slice(0, -1) : [];
    });

    /** Whose workshop is one's own; spectators look at the first one. */
    get seat(): number {
        return this.view.seat ?? 0;
    }

    /** Clicks are forgotten when there are other moves to choose from. */
    get picked(): Target[] {
        return this.#picked.at === this.given().legal ? this.#picked.targets : [];
    }

    /** Whether clicking it leads to a move. */
    can(target: Target): boolean {
        if (this.busy) return false;
        return this.#open.has(target) || (isFirst(target) && this.#all.has(target));
    }

    /** What to tell those who wonder why something cannot be chosen, if the question is about such things. */
    get reasons(): Reasons | null {
        return this.given().legal.length && this.view.task?.seat === this.view.seat ? this.#reasons : null;
    }

    isPicked(target: Target): boolean {
        return this.picked.includes(target);
    }

    isPointed(target: string): boolean {
        return this.#pointed.has(target) || this.#hinted.has(target);
    }

    pick(target: Target): void {
        if (!this.can(target)) return;
        if (this.isPicked(target)) return this.#pick(this.picked.filter((other) => other !== target));
        const together = [...this.picked, target];
        const fits = this.#possible.some(({ targets }) => includesAll(targets, together));
        const picked = fits ? together : [target];
        const [only, ...others] = this.#possible.filter(({ targets }) => includesAll(targets, picked));
        // Who takes a worker in hand has not yet said what it shall do, even if it can only rest.
        const settled = picked.some((each) => !each.startsWith("worker:"));
        // What is chosen is not picked as well: it could not be clicked again by who is asked and says no.
        if (only && !others.length && settled) this.choose(only.move.text);
        else this.#pick(picked);
    }

    back(): void {
        this.#pick([]);
    }

    choose(move: string): void {
        if (!this.busy) this.given().choose(move);
    }

    /** What clicking it would do, in words; several lines if a further click decides. */
    told(target: Target): string {
        return this.movesOf(target)
            .map(({ label }) => label)
            .join("\n");
    }

    movesOf(target: Target): Choice[] {
        const moves = this.candidates.filter(({ targets }) => targets.includes(target));
        return moves.map(({ move }) => this.choices.choice(move));
    }

    #pick(targets: Target[]): void {
        this.#picked = { at: this.given().legal, targets };
    }
}

/** Whatever a longer choice begins with can be exchanged for another one. */
const isFirst = (target: Target): boolean => /^(worker|tile):/.test(target);

const includesAll = (targets: readonly Target[], wanted: readonly Target[]): boolean =>
    wanted.every((target) => targets.includes(target));

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
