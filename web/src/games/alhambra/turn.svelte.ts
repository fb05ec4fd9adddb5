/** A turn as a player takes it: what could be done, what is about to be done and not yet known to the server, and how a choice
 * becomes moves. */
import { settings } from "../../lib/settings.svelte";
import { endingOf, movesOf } from "../../lib/question";
import type { AlhambraEvent, AlhambraView } from "../../lib/schema";
import type { BoardProps } from "../board";
import { canJoin, choicesOf, tilesToLay } from "./choices";
import { keyed } from "./content";
import { Drag } from "./drag.svelte";
import { cellKey } from "./palace";
import { payments } from "./payment";
import { moveLabel } from "./words";

/** A cell of the palace where something can be done. */
export interface Spot {
    kind: "place" | "swap" | "withdraw";
    /** What choosing it does, in words. */
    label: string;
    act: () => void;
}

const CELL = "cell ";
const NOTHING_PICKED = { display: [], places: [] };

export class Turn {
    readonly drag = new Drag();
    /** The tile of the market that somebody looks at. */
    looked = $state<string | null>(null);
    /** The cards of the hand to pay with, by their keys. */
    paying = $state.raw<string[]>([]);
    #picked = $state.raw<{ display: readonly string[]; places: number[] }>(NOTHING_PICKED);
    /** A move that waits to be confirmed. */
    asked = $state<string | null>(null);
    /** A tile of the market that somebody would like to have, but cannot pay. */
    tooDear = $state<string | null>(null);
    #wanted = $state<string | null>(null);
    #held = $state<string | null>(null);

    constructor(private readonly props: () => BoardProps<AlhambraView, AlhambraEvent>) {}

    readonly choices = $derived.by(() => choicesOf(movesOf(this.props().question)));
    /** The places of the display whose cards are to be taken: none once other cards lie there. */
    readonly picked = $derived.by(() =>
        this.#picked.display.join() === this.#view.display.join() ? this.#picked.places : [],
    );
    /** The tile that was chosen on the market, as long as it lies there. */
    readonly #chosen = $derived.by(() =>
        this.#wanted && this.#view.market.includes(this.#wanted) ? this.#wanted : null,
    );
    readonly deciding = $derived.by(() => this.props().question !== null);
    /** The tiles that can be laid down now, and the one of them that is in hand. */
    readonly layable = $derived.by(() => tilesToLay(this.choices));
    readonly held = $derived.by(
        () => this.layable.find((tile) => tile === (this.drag.tile ?? this.#held)) ?? this.layable[0] ?? null,
    );
    /** The tile that is being paid: chosen on the market, or its payment was begun before. */
    readonly bill = $derived.by(() =>
        this.deciding && this.#view.phase === "payment" ? this.#view.wanted : this.#chosen,
    );
    /** The cards that pay for it, or would pay for what somebody looks at. */
    readonly raised = $derived.by(() => {
        if (this.bill) return this.paying;
        return this.looked && this.choices.buys.has(this.looked) ? this.#bestPayment(this.looked) : [];
    });

    readonly spots = $derived.by(() => {
        const found = new Map<string, Spot>();
        if (!this.deciding) return found;
        const offer = (cell: string | undefined, kind: Spot["kind"], move: string): void => {
            const act = (): void => (kind === "withdraw" ? this.ask(move) : this.propose(move));
            if (cell) found.set(cell, { kind, label: moveLabel(move), act });
        };
        for (const tile of this.choices.withdraws)
            offer(this.#cells.get(tile), "withdraw", `withdraw ${tile}`);
        if (this.held) {
            for (const cell of this.choices.sites.get(this.held) ?? [])
                offer(cell, "place", `place ${this.held} ${cell}`);
            for (const out of this.choices.swaps.get(this.held) ?? [])
                offer(this.#cells.get(out), "swap", `swap ${this.held} ${out}`);
        }
        return found;
    });

    /** The cell where the tile in hand is about to lie. */
    readonly target = $derived.by(() => {
        if (this.drag.over?.startsWith(CELL)) return this.drag.over.slice(CELL.length);
        const [verb, , where = ""] = this.asked?.split(" ") ?? [];
        if (verb === "place") return where;
        return verb === "swap" ? (this.#cells.get(where) ?? null) : null;
    });

    /** The tile that is about to be taken out of the palace. */
    readonly leaving = $derived.by(() => {
        const [verb, tile] = this.asked?.split(" ") ?? [];
        return verb === "withdraw" ? (tile ?? null) : null;
    });

    readonly #cells = $derived.by(
        () => new Map(this.#view.palaces[this.#view.seat ?? 0]!.map((it) => [it.tile, cellKey(it)])),
    );

    get #view(): AlhambraView {
        return this.props().view;
    }

    get isUndecided(): boolean {
        return !this.#wanted && !this.tooDear && !this.picked.length && !this.asked;
    }

    /** Something else is to be decided: what was about to be done is forgotten. */
    begin(): void {
        this.clear();
        if (this.#view.phase === "payment" && this.#view.wanted)
            this.paying = this.#bestPayment(this.#view.wanted);
    }

    clear(): void {
        this.#wanted = null;
        this.tooDear = null;
        this.paying = [];
        this.#picked = NOTHING_PICKED;
        this.asked = null;
    }

    ask(move: string): void {
        if (this.props().busy) return;
        this.clear();
        this.asked = move;
    }

    /** Whether others have their turn after this move: it is worth a second look. */
    ends(move: string): boolean {
        return endingOf(this.props().question).includes(move);
    }

    /** Do it, after asking if it ends the turn and the player wants to be asked. */
    propose(move: string): void {
        if (this.props().busy) return;
        if (settings.confirm.value && this.ends(move)) this.ask(move);
        else this.send(move);
    }

    send(...moves: string[]): void {
        if (!this.props().busy) this.props().choose(...moves);
    }

    /** A tile of the market; the best payment lies ready, and the player may choose another one. If there is none, it is said why. */
    want(tile: string): void {
        const again = this.#wanted === tile || this.tooDear === tile;
        this.clear();
        if (again) return;
        if (this.choices.buys.has(tile)) {
            this.#wanted = tile;
            this.paying = this.#bestPayment(tile);
        } else this.tooDear = tile;
    }

    pick(places: number[]): void {
        this.clear();
        const { display } = this.#view;
        this.#picked = { display, places };
        const alone = places.length === 1 && canJoin(this.choices, display, places).size === 0;
        if (alone && !settings.confirm.value) this.send(`take ${display[places[0]!]}`);
    }

    /** A card is put to the payment, or taken back. */
    toggle(key: string): void {
        this.paying = this.paying.includes(key)
            ? this.paying.filter((other) => other !== key)
            : [...this.paying, key];
    }

    hold(tile: string): void {
        this.#held = tile;
        this.asked = null;
    }

    drop(tile: string, on: string): void {
        if (on === "reserve") this.propose(`reserve ${tile}`);
        else if (on === "dirk") this.propose(`give ${tile}`);
        else this.spots.get(on.slice(CELL.length))?.act();
    }

    #bestPayment(tile: string): string[] {
        return keyed(payments(this.#view, tile)[0] ?? []).map(({ key }) => key);
    }
}
