/** A table as one person uses it: what the server tells, and where this person is: looking back, about to confirm, handing on the screen. */
import { post, Refused } from "../lib/api";
import type { GameModule } from "../games";
import { LiveTable } from "../lib/live.svelte";
import { t } from "../lib/locale.svelte";
import { myself } from "../lib/me.svelte";
import { endingOf, movesOfPlan, plannedOf } from "../lib/question";
import type { GameEvent, Hint, Planned } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import { Story } from "../lib/story.svelte";
import { attempt, toasts } from "../ui/toasts.svelte";
import { HUMAN, namesOf } from "./names";

/** What every view has, whatever the game. */
export interface AnyView {
    over: boolean;
    deciders: number[];
    undoable: number;
    scores: number[];
    winners: number[];
    turn: number;
}

export class Play {
    readonly table: LiveTable<AnyView>;
    game = $state.raw<GameModule | null>(null);
    story = $state.raw<Story<AnyView> | null>(null);
    /** After how many steps of the story one is looking at the game; null is now. */
    at = $state<number | null>(null);
    /** What the log points at. */
    pointed = $state.raw<GameEvent[]>([]);
    /** Moves that wait for a yes. */
    pending = $state.raw<string[]>([]);
    hint = $state.raw<Hint | null>(null);
    hinting = $state(false);
    /** Who of several people at this screen has said that it is them. */
    ready = $state<number | null>(null);

    #loading = false;
    /** Something has happened while the story was being loaded. */
    #behind = false;

    constructor(
        id: string,
        readonly invitation: string | null,
    ) {
        this.table = new LiveTable<AnyView>(id, invitation);
    }

    readonly names = $derived.by(() => (this.table.info ? namesOf(this.table.info) : []));
    readonly yours = $derived.by(() => this.table.info?.yours ?? []);
    readonly over = $derived.by(() => this.table.view?.over ?? false);
    readonly deciders = $derived.by(() => (this.over ? [] : (this.table.view?.deciders ?? [])));
    /** Of ours, who has to decide, whoever looks now. */
    readonly yourDeciders = $derived.by(() =>
        this.deciders.filter((seat) => this.yours.includes(seat) && !this.table.info?.seats[seat]?.stand_in),
    );
    readonly yourTurn = $derived.by(() => this.yourDeciders.length > 0);
    /** Several people play at this screen. */
    readonly shared = $derived.by(() => this.yours.length > 1);
    /** Whom the screen has to be handed to before anything may be shown. */
    readonly curtain = $derived.by(() => {
        if (!this.shared || this.over || !this.yourTurn) return null;
        if (this.ready !== null && this.yourDeciders.includes(this.ready) && this.table.eyes === this.ready)
            return null;
        return this.yourDeciders[0]!;
    });

    /** What was said, without what those have said whom one does not want to hear. */
    readonly heard = $derived.by(() => {
        const muted = new Set(myself.me?.muted ?? []);
        return this.table.chat.filter(({ person }) => !person || !muted.has(person));
    });

    /** A hint is of no use after the next entry, or for somebody else. */
    readonly goodHint = $derived.by(() =>
        this.hint?.n === this.table.n &&
        this.hint.seat === this.table.eyes &&
        this.at === null &&
        !this.pending.length
            ? this.hint
            : null,
    );

    readonly view = $derived.by(() => {
        if (this.at !== null && this.story) return this.story.viewAt(this.at);
        return this.table.view;
    });
    readonly question = $derived.by(() => (this.at === null ? this.table.question : null));

    readonly happened = $derived.by(
        () => this.story?.happenedUntil(this.at ?? this.story.steps.length) ?? [],
    );

    /** What may be taken back now, and whether others are to be asked. */
    readonly takeBack = $derived.by((): { moves: number; ask: boolean } | null => {
        const { back, info } = this.table;
        if (!back || !info) return null;
        const alone = info.seats.every(
            ({ kind, seat, stand_in: bot }) => kind !== HUMAN || bot || this.yours.includes(seat),
        );
        return { moves: back, ask: !alone && !this.#mayUndo };
    });

    /** Nobody has to agree as long as only one's own moves are taken back, and nothing was revealed by them. */
    readonly #mayUndo = $derived.by(() => this.table.back <= (this.table.view?.undoable ?? 0));

    /** Keeps the story up to what has happened; anew when we see with other eyes or have missed something. */
    async follow(): Promise<void> {
        const { entries, eyes, n, view } = this.table;
        if (!view) return;
        if (this.#loading) {
            this.#behind = true;
            return;
        }
        if (this.story && this.story.eyes === eyes) {
            const story = this.story;
            const fresh = entries.filter((entry) => entry.n > story.n);
            const whole = fresh.every(
                (entry, i) => entry.n === story.n + 1 + i && entry.change !== undefined,
            );
            if (whole && (fresh.at(-1)?.n ?? story.n) === n) {
                for (const entry of fresh)
                    story.append({
                        ...entry,
                        change: entry.change ?? null,
                    });
                return;
            }
        }
        this.#loading = true;
        this.#behind = false;
        try {
            this.story = await Story.load<AnyView>(
                this.table.id,
                eyes,
                this.invitation ?? this.table.info?.invitation ?? null,
            );
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
        } finally {
            this.#loading = false;
        }
        if (this.#behind) await this.follow();
    }

    readonly choose = (...moves: string[]): void => {
        const ending = endingOf(this.table.question);
        const ends = moves.some((move) => ending.includes(move));
        if (settings.confirm.value && !this.game!.words.asksItself && ends) this.pending = moves;
        else void this.send(moves);
    };

    /** A hint says what it would do, but not that this may be all for this turn. */
    accept(hint: Hint): void {
        const moves = movesOfPlan(hint.steps);
        if (settings.confirm.value && hint.ends_turn) this.pending = moves;
        else void this.send(moves);
    }

    async confirm(): Promise<void> {
        const moves = this.pending;
        this.pending = [];
        await this.send(moves);
    }

    async send(moves: string[]): Promise<void> {
        this.hint = null;
        await attempt(() => this.table.moves(this.table.eyes!, moves));
    }

    async undo(): Promise<void> {
        const [seat, what] = [this.table.eyes, this.takeBack];
        this.pending = [];
        this.at = null;
        if (seat === null || !what) return;
        const type = this.#mayUndo ? "undo" : "propose";
        const done = await attempt(() => this.table.act({ type, seat, moves: what.moves }));
        if (done && what.ask) toasts.done(t("web-undo-asked"));
    }

    async answer(type: "agree" | "decline"): Promise<void> {
        const agreed = this.table.proposal?.agreed ?? [];
        for (const seat of this.yours.filter((mine) => !agreed.includes(mine))) {
            if (this.table.proposal) await attempt(() => this.table.act({ type, seat }));
        }
    }

    async takeOver(seat: number): Promise<void> {
        await attempt(() => this.table.act({ type: "takeover", seat }));
    }

    async comeBack(seat: number): Promise<void> {
        await attempt(() => this.table.act({ type: "return", seat }));
    }

    async ask(): Promise<void> {
        const seat = this.table.eyes;
        if (seat === null || this.hinting) return;
        this.at = null;
        this.hinting = true;
        await attempt(async () => {
            this.hint = await post<Hint>(`/tables/${this.table.id}/hint`, { seat, n: this.table.n });
        });
        this.hinting = false;
    }

    /** Whoever the screen was handed to is here. */
    takeSeat(seat: number): void {
        this.ready = seat;
        this.pending = [];
        this.hint = null;
        if (this.table.eyes !== seat) this.table.look(seat);
    }

    /** Choices that follow each other, in words. */
    labels({ steps }: Pick<Hint, "steps">): string[] {
        const { planLabels } = this.game!.words;
        if (planLabels) return planLabels(steps, this.names, this.table.view);
        return steps.map((step) => this.#label(step));
    }

    /** The last of the moves that wait for a yes, in words. If they are those of a hint, it is made in a position that is still to come. */
    get pendingLabel(): string {
        const last = this.pending.at(-1)!;
        const planned = [...(this.goodHint?.steps ?? []), ...plannedOf(this.table.question)];
        const found = planned.findLast(({ choice }) => choice.moves.at(-1) === last);
        return found ? this.#label(found) : last;
    }

    #label(planned: Planned): string {
        return this.game!.words.choiceLabel(planned, this.names, this.table.view);
    }
}
