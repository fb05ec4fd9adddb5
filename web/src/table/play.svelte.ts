/** A table as one person uses it: what the server tells, and where this person is: looking back, about to confirm, handing on the screen. */
import { post, Refused } from "../lib/api";
import type { GameModule } from "../games";
import type { Stage } from "../games/board";
import { Connection } from "../lib/live.svelte";
import { capital, t } from "../lib/locale.svelte";
import { myself } from "../lib/me.svelte";
import { choiceOf, endsForGood, movesOfPlan, plannedOf } from "../lib/question";
import type { GameEvent, Hint, Message, Planned, Question } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import { GameLog, type EntryWithChange } from "../lib/log.svelte";
import { play as playSound, soundOf } from "../sound/sounds";
import { attempt, toasts } from "../ui/toasts.svelte";
import { stepMs } from "../lib/pace";
import { HUMAN, namesOf } from "./names";
import { StepQueue, type Counting, type QueuedStep } from "./queue.svelte";
import { gistOf } from "./sentences";
import { tracesOf } from "./traces";

/** What every view has, whatever the game. */
export interface AnyView {
    over: boolean;
    deciders: number[];
    undoable: number;
    hides: boolean;
    scores: number[];
    winners: number[];
    turn: number;
}

export class Play {
    readonly table: Connection<AnyView>;
    game = $state.raw<GameModule | null>(null);
    log = $state.raw<GameLog<AnyView> | null>(null);
    /** After how many entries of the log one is looking at the game; null is now. */
    at = $state<number | null>(null);
    /** What the log points at. */
    pointed = $state.raw<GameEvent[]>([]);
    /** Moves that wait for a yes. */
    pending = $state.raw<string[]>([]);
    hint = $state.raw<Hint | null>(null);
    hinting = $state(false);
    /** The one of several people at this screen who has confirmed that it is them. */
    ready = $state<number | null>(null);

    /** What a board remembers, even if the connection is made anew. */
    readonly memory = new Map<string, number>();

    /** For one viewer after one entry. */
    #previews = { n: -1, viewer: -1, answers: new Map<string, Promise<readonly Message[]>>() };
    #loading = false;
    /** There are new entries since the log was being loaded. */
    #behind = false;

    constructor(
        id: string,
        readonly invitation: string | null,
    ) {
        this.table = new Connection<AnyView>(id, invitation);
        this.table.onentry = ({ n, seat, kind, events }, view) =>
            this.queue.add({ n, events, view, isOwn: kind !== "move" || this.yours.includes(seat) });
        this.table.onview = () => {
            // A viewer who only takes another seat has missed nothing.
            if (this.table.n === this.queue.shown?.n) this.queue.skip();
            else this.queue.sumUp();
        };
    }

    close(): void {
        this.queue.close();
        this.table.close();
    }

    readonly queue = new StepQueue<AnyView>({
        stepMs,
        isHidden: () => document.visibilityState === "hidden",
        weight: ({ events, view }) => (this.game?.words.sentences(events, this.names, view).length ? 1 : 0),
        stages: (step) => this.#stagesOf(step),
        onshown: ({ events }) => void playSound(soundOf(events, this.game?.words.sounds ?? {})),
        onstage: () => void playSound("scoring"),
    });

    /** The position that is shown if nobody looks back: the newest one, unless the queue is behind. */
    readonly now = $derived.by((): AnyView | null => {
        const { counting, isBehind, shown } = this.queue;
        if (!isBehind || !shown) return this.table.view;
        return counting ? this.#whileCounting(shown.view, counting) : shown.view;
    });
    /** The number of the last entry that is shown. */
    readonly shownEntry = $derived.by(() =>
        this.queue.isBehind && this.queue.shown ? this.queue.shown.n : this.table.n,
    );
    /** The number of the last entry that may be told: a scoring is told when it was counted out, or it would tell the winner. */
    readonly toldEntry = $derived.by(() => (this.queue.counting ? this.shownEntry - 1 : this.shownEntry));
    /** How many entries of the log may be told. */
    readonly shownCount = $derived.by(() => this.#entriesUntil(this.toldEntry).length);
    /** What is counted out just now. */
    readonly counted = $derived.by(() => {
        const { counting } = this.queue;
        return counting && { stage: counting.stages[counting.at]!, beat: counting.beat };
    });
    /** The name and the points of a rival nobody sits for, who plays against a single player. */
    readonly rival = $derived.by(() => (this.view && this.game?.words.rival?.(this.view)) ?? null);
    /** What the others have done since our last move, as far as it is shown. */
    readonly traces = $derived.by(() => {
        // What is counted out just now is told by the board.
        if (this.queue.counting) return [];
        const seat = this.names.length;
        const { isRivals } = this.game?.words ?? {};
        const rival =
            this.rival && isRivals ? { seat, isHis: (event: GameEvent) => isRivals(event, seat) } : null;
        return tracesOf(this.#entriesUntil(this.shownEntry), this.table.viewer, rival);
    });
    /** The traces in words, by seat. */
    readonly traceLines = $derived.by(() => {
        const words = this.game?.words;
        const lines = this.traces.map(({ seat, events }): [number, string] => {
            const told = words?.sentences(gistOf(events, words), this.names, this.now) ?? [];
            const name = this.everybody[seat] ?? "";
            return [seat, told.map(({ text }) => withoutName(text, name)).join(" ")];
        });
        return new Map(lines.filter(([, text]) => text));
    });

    /** The log has everything at once. */
    readonly isSummedUp = $derived.by(() => this.queue.summed && this.at === null && stepMs() > 0);

    readonly names = $derived.by(() => (this.table.info ? namesOf(this.table.info) : []));
    /** The names of all seats, and last that of a rival nobody sits for. */
    readonly everybody = $derived.by(() => [...this.names, ...(this.rival ? [this.rival.name] : [])]);
    readonly yours = $derived.by(() => this.table.info?.yours ?? []);
    readonly over = $derived.by(() => this.now?.over ?? false);
    readonly deciders = $derived.by(() => (this.over ? [] : (this.now?.deciders ?? [])));
    /** Our seats that have to decide, whichever of them is the viewer. */
    readonly yourDeciders = $derived.by(() =>
        this.deciders.filter((seat) => this.yours.includes(seat) && !this.table.info?.seats[seat]?.stand_in),
    );
    readonly yourTurn = $derived.by(() => this.yourDeciders.length > 0);
    /** Several people play at this screen. */
    readonly shared = $derived.by(() => this.yours.length > 1);
    /** The one of several people at this screen that has to decide and does not see the table yet. */
    readonly next = $derived.by(() => {
        if (!this.shared || this.over || !this.yourTurn) return null;
        if (this.ready !== null && this.yourDeciders.includes(this.ready) && this.table.viewer === this.ready)
            return null;
        return this.yourDeciders[0]!;
    });
    /** Whom the screen has to be handed to before anything may be shown. */
    readonly curtain = $derived.by(() => (this.now?.hides ? this.next : null));

    /** What was said, without what those have said whom one does not want to hear. */
    readonly heard = $derived.by(() => {
        const muted = new Set(myself.me?.muted ?? []);
        return this.table.chat.filter(({ person }) => !person || !muted.has(person));
    });

    /** A hint is of no use after the next entry, or for somebody else. */
    readonly goodHint = $derived.by(() =>
        this.hint?.n === this.table.n &&
        this.hint.seat === this.table.viewer &&
        this.at === null &&
        !this.pending.length
            ? this.hint
            : null,
    );

    readonly view = $derived.by(() => {
        if (this.at !== null && this.log) return this.log.viewAt(this.at);
        return this.now;
    });
    readonly question = $derived.by(() =>
        this.at === null && !this.queue.isBehind ? this.table.question : null,
    );

    readonly events = $derived.by(() => this.log?.eventsUntil(this.at ?? this.shownCount) ?? []);

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

    /** Adds the newest entries to the log; loads it anew for another viewer, or when entries are missing. */
    async follow(): Promise<void> {
        const { entries, viewer, n, view } = this.table;
        if (!view) return;
        if (this.#loading) {
            this.#behind = true;
            return;
        }
        if (this.log && this.log.viewer === viewer) {
            const log = this.log;
            const fresh = entries.filter((entry) => entry.n > log.n);
            const whole = fresh.every((entry, i) => entry.n === log.n + 1 + i && entry.change !== undefined);
            if (whole && (fresh.at(-1)?.n ?? log.n) === n) {
                for (const entry of fresh)
                    log.append({
                        ...entry,
                        change: entry.change ?? null,
                    });
                return;
            }
        }
        this.#loading = true;
        this.#behind = false;
        try {
            this.log = await GameLog.load<AnyView>(
                this.table.id,
                viewer,
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
        const { asksItself, saysThatItEnds } = this.game!.words;
        const choice = choiceOf(this.table.question, moves);
        const asks = !asksItself && endsForGood(choice) && !saysThatItEnds?.(choice!);
        if (settings.confirm.value && asks) this.pending = moves;
        else void this.send(moves);
    };

    /** What a choice would change, asked for once: the answer holds until the next entry. */
    readonly preview = (moves: readonly string[]): Promise<readonly Message[]> => {
        const { n, viewer } = this.table;
        if (viewer === null) return Promise.resolve([]);
        if (this.#previews.n !== n || this.#previews.viewer !== viewer)
            this.#previews = { n, viewer, answers: new Map() };
        const { answers } = this.#previews;
        const key = moves.join();
        const answer = answers.get(key) ?? this.table.preview(viewer, moves);
        answers.set(key, answer);
        return answer;
    };

    /** What would have to be decided after moves that only begin an action. */
    readonly further = (moves: readonly string[]): Promise<Question | null> => {
        const { viewer } = this.table;
        return viewer === null ? Promise.resolve(null) : this.table.further(viewer, moves);
    };

    /** A hint says what it would do, but not that this may be all for this turn. */
    accept(hint: Hint): void {
        const moves = movesOfPlan(hint.steps);
        if (settings.confirm.value && hint.ends_turn && endsForGood(hint.steps.at(-1)?.choice))
            this.pending = moves;
        else void this.send(moves);
    }

    async confirm(): Promise<void> {
        const moves = this.pending;
        this.pending = [];
        await this.send(moves);
    }

    async send(moves: string[]): Promise<void> {
        this.queue.skip();
        this.hint = null;
        await attempt(() => this.table.moves(this.table.viewer!, moves));
    }

    async undo(): Promise<void> {
        const [seat, what] = [this.table.viewer, this.takeBack];
        this.queue.skip();
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
        const seat = this.table.viewer;
        if (seat === null || this.hinting) return;
        this.at = null;
        this.hinting = true;
        await attempt(async () => {
            this.hint = await post<Hint>(`/tables/${this.table.id}/hint`, { seat, n: this.table.n });
        });
        this.hinting = false;
    }

    /** The person whom the screen was handed to is here. */
    takeSeat(seat: number): void {
        this.ready = seat;
        this.pending = [];
        this.hint = null;
        if (this.table.viewer !== seat) this.table.look(seat);
    }

    /** Choices that follow each other, in words. */
    labels({ steps }: Pick<Hint, "steps">): string[] {
        return steps.map((step) => this.#label(step));
    }

    /** The last of the moves that wait for a yes, in words. If they are those of a hint, it is made in a position that is still to come. */
    get pendingLabel(): string {
        const pending = this.pending.join();
        const planned = [...plannedOf(this.table.question), ...(this.goodHint?.steps ?? [])];
        const found = planned.findLast(({ choice }) => pending.endsWith(choice.moves.join()));
        return found ? this.#label(found) : this.pending.at(-1)!;
    }

    #entriesUntil(last: number): EntryWithChange[] {
        const entries = this.log?.entries ?? [];
        return entries.slice(0, entries.findLastIndex(({ n }) => n <= last) + 1);
    }

    #stagesOf({ events, view }: QueuedStep<AnyView>): readonly Stage<GameEvent>[] {
        return this.game?.words.stages?.(events, this.names, view) ?? [];
    }

    /** Nobody has the points yet that are still to be counted, and nobody has won. */
    #whileCounting(view: AnyView, { stages, at }: Counting): AnyView {
        const later = stages.slice(at + 1);
        const rows = Math.max(...stages.map(({ gains }) => gains.length));
        const uncounted = Array.from({ length: rows }, (_, row) =>
            later.reduce((sum, { gains }) => sum + (gains[row] ?? 0), 0),
        );
        const shown = {
            ...view,
            over: false,
            winners: [],
            scores: view.scores.map((score, seat) => score - (uncounted[seat] ?? 0)),
        };
        const events = stages.flatMap((stage) => stage.events);
        const { withoutPoints } = this.game!.words;
        return (withoutPoints?.(shown, uncounted, events, later) as AnyView | undefined) ?? shown;
    }

    #label(planned: Planned): string {
        return this.game!.words.choiceLabel(planned, this.names, this.table.view);
    }
}

/** A sentence about somebody, beside whose name it stands. */
const withoutName = (sentence: string, name: string): string =>
    sentence.startsWith(name) ? capital(sentence.slice(name.length).replace(/^:?\s+/, "")) : sentence;
