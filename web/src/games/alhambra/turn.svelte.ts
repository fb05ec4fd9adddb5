/** A turn as a player takes it: what could be done, what is about to be done and not yet known to the server, and how a choice
 * becomes moves. */
import { capital } from "../../lib/locale.svelte";
import { endsForGood } from "../../lib/question";
import { settings } from "../../lib/settings.svelte";
import type { AlhambraEvent, AlhambraView, Message, Question } from "../../lib/schema";
import { byMouse } from "../../ui/keys";
import { toasts } from "../../ui/toasts.svelte";
import type { BoardProps } from "../board";
import {
    buysOf,
    canJoin,
    laysOf,
    namesAt,
    offersOf,
    takesOf,
    usesOf,
    wholeOffers,
    withCards,
    withdrawsOf,
    type Offer,
} from "./choices";
import { keyed } from "./content";
import { Drag } from "./drag.svelte";
import { offerLabel, sayingFor } from "./words";

/** A cell of the palace where something can be done. */
export interface Spot {
    kind: "place" | "swap" | "withdraw";
    /** What choosing it does, in words. */
    label: string;
    /** What it would change, in words. */
    foresee: () => Promise<string[]>;
    act: (event: Event) => void;
}

const CELL = "cell ";
/** Where tiles of the market are dropped to buy them, if not on a cell. */
export const PALACE = "palace";
export const HAND = "hand";
/** All empty cells that no obstacle names. */
const ELSEWHERE = "palace:";
const NOTHING_PICKED = { display: [], places: [] };

export class Turn {
    readonly drag = new Drag();
    /** The tile of the market that somebody looks at. */
    looked = $state<string | null>(null);
    /** The cards of the hand to pay with, by their keys. */
    paying = $state.raw<string[]>([]);
    #picked = $state.raw<{ display: readonly string[]; places: number[] }>(NOTHING_PICKED);
    /** What waits to be confirmed. */
    asked = $state.raw<Offer | null>(null);
    /** A tile of the market that somebody would like to have, but cannot pay. */
    tooDear = $state<string | null>(null);
    /** The further ways to pay that were asked for, and what they belong to. */
    #further = $state.raw<{ question: Question | null; bill: string | null; ways: Offer[] } | null>(null);
    #wanted = $state<string | null>(null);
    #held = $state<string | null>(null);
    /** The cell where each tile from the market was dropped: it is laid there when it is time to. */
    #destinations = $state.raw<ReadonlyMap<string, string>>(new Map());

    constructor(private readonly props: () => BoardProps<AlhambraView, AlhambraEvent>) {}

    readonly offers = $derived.by(() => offersOf(this.props().question));
    readonly takes = $derived.by(() => takesOf(this.offers));
    readonly buys = $derived.by(() => buysOf(this.offers));
    readonly uses = $derived.by(() => usesOf(this.offers));
    readonly #lays = $derived.by(() => laysOf(this.offers));
    /** The places of the display whose cards are to be taken: none once other cards lie there. */
    readonly picked = $derived.by(() =>
        this.#picked.display.join() === this.#view.display.join() ? this.#picked.places : [],
    );
    /** What is done with them. */
    readonly taking = $derived.by(() =>
        withCards(
            this.takes,
            this.picked.map((place) => this.#view.display[place]!),
        ),
    );
    /** The places whose cards can be taken, too. */
    readonly joinable = $derived.by(() =>
        this.picked.length ? canJoin(this.takes, this.#view.display, this.picked) : new Set<number>(),
    );
    /** The tile that was chosen on the market, as long as it lies there. */
    readonly #chosen = $derived.by(() =>
        this.#wanted && this.#view.market.includes(this.#wanted) ? this.#wanted : null,
    );
    readonly deciding = $derived.by(() => this.props().question !== null);
    /** The tiles that can be laid down now, and the one of them that is in hand. */
    readonly layable = $derived.by(() => [...this.#lays.keys()]);
    readonly held = $derived.by(
        () => this.layable.find((tile) => tile === (this.drag.tile ?? this.#held)) ?? this.layable[0] ?? null,
    );
    /** The tile that is being paid: chosen on the market, or its payment was begun before. */
    readonly bill = $derived.by(() =>
        this.deciding && this.#view.phase === "payment" ? this.#view.wanted : this.#chosen,
    );
    /** The ways to pay it. */
    readonly ways = $derived.by(() => {
        const { question } = this.props();
        if (this.#further?.question === question && this.#further.bill === this.bill)
            return this.#further.ways;
        if (this.#view.phase === "payment") return this.offers;
        return (this.bill && this.buys.get(this.bill)) || [];
    });
    /** The one of them that lies ready. */
    readonly payment = $derived.by(() =>
        withCards(
            this.ways,
            this.paying.map((key) => key.split("#")[0]!),
        ),
    );
    /** The cards that pay for it, or would pay for what somebody looks at. */
    readonly raised = $derived.by(() => {
        if (this.bill) return this.paying;
        return this.looked ? keysOf(this.buys.get(this.looked)?.[0]) : [];
    });
    /** The tile of the market that is being dragged. */
    readonly coming = $derived.by(() =>
        this.drag.tile && this.buys.has(this.drag.tile) ? this.drag.tile : null,
    );
    /** What can be done with the tile in hand. */
    readonly lays = $derived.by(() => (this.held && this.#lays.get(this.held)) || []);

    readonly spots = $derived.by(() => {
        const found = new Map<string, Spot>();
        const saying = sayingFor(this.props().names);
        for (const offer of withdrawsOf(this.offers))
            found.set(offer.cell!, {
                kind: "withdraw",
                label: offerLabel(offer),
                foresee: () => this.foresee(offer),
                act: () => (this.asked === offer ? this.send(offer) : this.ask(offer)),
            });
        for (const offer of this.lays) {
            if (offer.cell === null) continue;
            const kind = offer.choice.label[0] === ":cell" ? "place" : "swap";
            // Where it is placed says the cell itself.
            const label = kind === "place" ? saying.message(offer.group.title) : offerLabel(offer);
            found.set(offer.cell, {
                kind,
                label,
                foresee: () => this.foresee(offer),
                act: (event) => this.lay(offer, event),
            });
        }
        return found;
    });

    /** The reason why nothing can be done there, by cell. */
    readonly obstacles = $derived.by(() => {
        const saying = sayingFor(this.props().names);
        const found = new Map<string, string>();
        for (const [reason, places, step] of this.props().question?.obstacles ?? [])
            if (!step || step === `tile:${this.held}`)
                for (const cell of namesAt("cell", places)) found.set(cell, saying.message(reason));
        return found;
    });

    /** Why nothing can be done on the other empty cells. */
    readonly elsewhere = $derived.by(() => this.whyNot(ELSEWHERE));

    /** The cell where the tile in hand is about to lie. */
    readonly target = $derived.by(() => {
        if (this.drag.over?.startsWith(CELL)) return this.drag.over.slice(CELL.length);
        return this.asked && this.lays.includes(this.asked) ? this.asked.cell : null;
    });

    /** The tile that is about to be taken out of the palace. */
    readonly leaving = $derived.by(() => {
        const { asked } = this;
        return asked && withdrawsOf([asked]).length ? (asked.choice.label[1][0] as string) : null;
    });

    /** What is asked. */
    get title(): Message | undefined {
        return this.props().question?.title;
    }

    get #view(): AlhambraView {
        return this.props().view;
    }

    get isUndecided(): boolean {
        return !this.#wanted && !this.tooDear && !this.picked.length && !this.asked;
    }

    /** Something else is to be decided: what was about to be done is forgotten. */
    begin(): void {
        this.clear();
        this.#destinations = new Map(
            [...this.#destinations].filter(([tile]) => this.#view.bought.includes(tile)),
        );
        if (this.#view.phase === "payment") this.paying = keysOf(this.offers[0]);
    }

    clear(): void {
        this.#wanted = null;
        this.#further = null;
        this.tooDear = null;
        this.paying = [];
        this.#picked = NOTHING_PICKED;
        this.asked = null;
    }

    ask(offer: Offer): void {
        if (this.props().busy) return;
        this.clear();
        this.asked = offer;
    }

    /** Do it, after asking if that ends the turn for good and the player wants to be asked. */
    propose(offer: Offer): void {
        if (this.props().busy) return;
        if (settings.confirm.value && endsForGood(offer.choice)) this.ask(offer);
        else this.send(offer);
    }

    /** A mouse has shown the tile in its place before, as when it is dropped there; a finger and a key show it first. */
    lay(offer: Offer, event: Event): void {
        if (this.asked === offer || byMouse(event)) this.send(offer);
        else this.propose(offer);
    }

    send(offer: Offer): void {
        const { busy, choose, further } = this.props();
        if (busy) return;
        if (offer.choice.begins && further) void this.choose(offer);
        else choose(...offer.choice.moves);
    }

    /** What an offer would change, in words. */
    async foresee({ choice }: Offer): Promise<string[]> {
        const saying = sayingFor(this.props().names);
        const changes = (await this.props().preview?.(choice.moves)) ?? [];
        return changes.map((change) => capital(saying.message(change)));
    }

    /** Why something cannot be chosen. */
    whyNot(place: string): string {
        const obstacles = this.props().question?.obstacles ?? [];
        const found = obstacles.find(([, places]) => places.includes(place));
        return found ? sayingFor(this.props().names).message(found[0]) : "";
    }

    /** Choose a way to pay: one that only begins shows how it can go on, one that needs cards lies ready with them, and any
     * other one is made at once. */
    async choose(way: Offer): Promise<void> {
        const { question, further } = this.props();
        if (way.choice.begins && further) {
            const { bill, ways } = this;
            const found = await further(way.choice.moves);
            if (!found || question !== this.props().question || bill !== this.bill) return;
            const others = wholeOffers(way, found).filter(({ cards }) => !withCards(ways, cards));
            this.#further = { question, bill, ways: [...ways.filter((known) => known !== way), ...others] };
            this.paying = keysOf(others.find(({ choice }) => !choice.begins));
        } else if (way.cards.length) this.paying = keysOf(way);
        else this.send(way);
    }

    /** A tile of the market; the best payment lies ready, and the player may choose another one, or the tile again to pay. The
     * only way to pay is taken at once if a mouse has shown what it would change: it can be taken back. If there is none, it is
     * said why. */
    want(tile: string, event: Event): void {
        const chosen = this.#wanted === tile ? this.payment : undefined;
        const again = this.tooDear === tile;
        if (chosen) return this.send(chosen);
        this.clear();
        if (again) return;
        const ways = this.buys.get(tile);
        if (ways?.length === 1 && byMouse(event)) this.send(ways[0]!);
        else if (ways) {
            this.#wanted = tile;
            this.paying = keysOf(ways[0]);
        } else this.tooDear = tile;
    }

    /** A card of the display. It joins those that were picked if that is allowed; one that was picked takes them all. If there
     * is nothing to decide, it is taken at once. */
    pick(place: number): void {
        const { display } = this.#view;
        if (this.picked.includes(place)) {
            if (this.taking) this.send(this.taking);
            return;
        }
        const places = this.joinable.has(place) ? [...this.picked, place] : [place];
        this.clear();
        this.#picked = { display, places };
        if (places.length > 1 || this.joinable.size || !this.taking) return;
        if (!settings.confirm.value || !endsForGood(this.taking.choice)) this.send(this.taking);
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

    /** A tile that has to be laid down. A player who drags it there wants it there, so no question is asked. */
    drop(tile: string, on: string): void {
        const place = on.startsWith(CELL) ? `cell:${on.slice(CELL.length)}` : `${on}:`;
        const offer = this.#lays.get(tile)?.find(({ choice }) => choice.places?.includes(place));
        if (offer) this.send(offer);
        else this.#refuse(tile, place);
    }

    /** Say why a tile cannot be laid where it was dropped. */
    #refuse(tile: string, place: string): void {
        const obstacles = this.props().question?.obstacles ?? [];
        const found = obstacles.find(
            ([, places, step]) => places.includes(place) && (!step || step === `tile:${tile}`),
        );
        const reason = found ? sayingFor(this.props().names).message(found[0]) : this.elsewhere;
        if (reason) toasts.wrong(reason);
    }

    /** A tile of the market is dragged into the palace: it is paid as proposed. */
    buy(tile: string, on: string): void {
        const [way] = this.buys.get(tile) ?? [];
        if (!way || !(on === PALACE || on.startsWith(CELL))) return;
        this.clear();
        if (on.startsWith(CELL))
            this.#destinations = new Map(this.#destinations).set(tile, on.slice(CELL.length));
        this.send(way);
    }

    /** Lay a tile where it was dropped when it was bought, or say why it cannot lie there. */
    fulfil(): void {
        const wished = [...this.#destinations].find(([tile]) => this.#lays.has(tile));
        if (!wished || this.props().busy) return;
        const [tile, cell] = wished;
        // Only once: a player who takes it back wants something else.
        this.#destinations = new Map([...this.#destinations].filter(([other]) => other !== tile));
        this.drop(tile, `${CELL}${cell}`);
    }

    /** A card of the display is dragged to the hand, with those that were picked if they can be taken together. */
    take(place: number, on: string): void {
        if (on !== HAND) return;
        const { display } = this.#view;
        const cards = (places: number[]): string[] => places.map((at) => display[at]!);
        const together = withCards(this.takes, cards([...new Set([...this.picked, place])]));
        const offer = together ?? withCards(this.takes, cards([place]));
        if (offer) this.send(offer);
    }
}

/** The cards of the hand that an offer is paid with. */
const keysOf = (offer: Offer | undefined): string[] => keyed(offer?.cards ?? []).map(({ key }) => key);
