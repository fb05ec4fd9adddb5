/** A table that we watch or play at: everything that the server tells of it, and everything that we can do there.
 *
 * Whatever was not answered is sent again with the same key when the connection is back, so that no move is lost and none is made
 * twice. docs/protocol.md has the whole story. */
import { EngineSocket } from "./engine/engine.svelte";
import { isHere } from "./hosts.svelte";
import { Refused } from "./refused";
import { patched, type Change } from "./patch";
import type {
    AnyAction,
    AnyTell,
    AskCoach,
    AskFurther,
    AskPreview,
    AskSay,
    ChatMessage,
    Clock,
    LogEntry,
    Message,
    Proposal,
    Question,
    Refusal,
    TableInfo,
    TellEntry,
    TellPresent,
    TellView,
} from "./schema";

const PING_EVERY = 20_000;
/** A connection from which nothing comes for so long after we have asked for something is dead, whatever the browser thinks. */
const ANSWER_WITHIN = 6_000;
/** There is no coach, or nothing to decide. */
const NO_HINT = "no-hint";
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const REFUSED_FOR_GOOD = 4000;
/** The server stops, and another one is there or comes soon. */
const RESTARTS = 1012;
/** Within how many milliseconds we come again then, */
const SOON = 200;
/** and how long nobody needs to know of it. */
const GRACE = 3_000;

/** A WebSocket of the server, or what the engine in this browser has instead. */
type Socket = WebSocket | EngineSocket;

type NewAction = { [A in AnyAction as A["type"]]: Omit<A, "n" | "key"> }[AnyAction["type"]];

/** An entry, and how it has changed what we see; without that if we have only been told of it. */
export type KnownEntry = LogEntry & { change?: Change | null };

interface Waiting {
    asked: AnyAction | AskSay;
    resolve: (n: number) => void;
    reject: (error: Refused) => void;
}

function serverAddress(path: string): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api${path}`;
}

/** Not crypto.randomUUID: browsers have it only where people come by HTTPS. */
function newKey(): string {
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

export class Connection<V = unknown> {
    info = $state.raw<TableInfo | null>(null);
    view = $state.raw<V | null>(null);
    /** The seat that sees the view; null for a spectator. */
    viewer = $state<number | null>(null);
    /** The number of the last entry. */
    n = $state(0);
    /** What we have to decide. */
    question = $state.raw<Question | null>(null);
    /** How many moves we would have to take back to decide our last one anew; 0 if that cannot be. */
    back = $state(0);
    clock = $state.raw<(Clock & { since: number }) | null>(null);
    proposal = $state.raw<Proposal | null>(null);
    /** The entries since we came, and the last ones before as far as the server has them. */
    entries = $state.raw<KnownEntry[]>([]);
    chat = $state.raw<ChatMessage[]>([]);
    present = $state.raw<TellPresent>({ type: "present", seats: [], spectators: 0 });
    /** Whether the bots of this table think less than usual just now. */
    botsHurry = $state(false);
    connected = $state(false);
    /** Whether the connection is gone, and longer than a restart takes. */
    lost = $state(false);
    /** Why we may not be here at all. */
    refusal = $state.raw<Refusal | null>(null);
    /** Whether something of ours is on its way. */
    busy = $state(false);

    /** Called for each entry that is told while we watch, with the view after it. */
    onentry: ((entry: KnownEntry, view: V) => void) | null = null;
    /** Called when we have a view that does not follow from the one before it. */
    onview: (() => void) | null = null;

    /** Questions for messages without an answer, by their keys: previews, and what the coach says. */
    #questions = new Map<string, (messages: Message[] | null) => void>();
    /** Requests for further questions, by their keys. */
    #furthers = new Map<string, (question: Question | null) => void>();
    #socket: Socket | null = null;
    /** It is played in this browser: no network can fail. */
    readonly #isHere: boolean;
    #waiting = new Map<string, Waiting>();
    #pause = FIRST_PAUSE;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #grace: ReturnType<typeof setTimeout> | undefined;
    #ping: ReturnType<typeof setInterval> | undefined;
    /** How many messages have come so far. */
    #heard = 0;
    #closed = false;

    constructor(
        readonly id: string,
        private readonly invitation: string | null = null,
        private wished: number | null = null,
    ) {
        this.#isHere = isHere(id);
        if (!this.#isHere) {
            addEventListener("online", this.#hurry);
            addEventListener("offline", this.#drop);
            document.addEventListener("visibilitychange", this.#hurry);
        }
        this.#connect();
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#hurry);
        removeEventListener("offline", this.#drop);
        document.removeEventListener("visibilitychange", this.#hurry);
        clearTimeout(this.#timer);
        clearTimeout(this.#grace);
        clearInterval(this.#ping);
        this.#socket?.close();
    }

    /** Several moves are one action: all of them or none. Resolves with the number of the last entry when they are safe; rejects
     * with why they were refused. */
    async moves(seat: number, moves: string[]): Promise<number> {
        return this.act({ type: "moves", seat, moves });
    }

    async act(action: NewAction): Promise<number> {
        return this.#ask({ ...action, n: this.n, key: newKey() } as AnyAction);
    }

    /** See the game as another one of our seats, or as a spectator. */
    look(seat: number | null): void {
        this.wished = seat;
        this.#send({ type: "look", seat });
    }

    /** Connect again as the person that we are now. */
    reconnect(): void {
        this.#pause = FIRST_PAUSE;
        // The view belongs to the person that we were.
        this.view = null;
        this.#socket?.close();
    }

    /** Resolves when everybody can hear it. */
    async say(text: string): Promise<void> {
        await this.#ask({ type: "say", text, key: newKey() });
    }

    /** What these moves would change, as far as it is certain; nothing if there is no answer. */
    async preview(seat: number, moves: readonly string[]): Promise<Message[]> {
        if (!this.connected) return [];
        const asked: AskPreview = { type: "preview", seat, n: this.n, key: newKey(), moves: [...moves] };
        return (await this.#question(asked)) ?? [];
    }

    /** What would have to be decided after these moves, which only begin an action; null if there is no answer. */
    further(seat: number, moves: readonly string[]): Promise<Question | null> {
        if (!this.connected) return Promise.resolve(null);
        const asked: AskFurther = { type: "further", seat, n: this.n, key: newKey(), moves: [...moves] };
        return new Promise((resolve) => {
            this.#furthers.set(asked.key, resolve);
            this.#send(asked);
        });
    }

    /** What matters now for a seat of ours; undefined if there is nothing new to say, and null if nobody says anything here. */
    async coach(seat: number): Promise<Message | undefined | null> {
        if (!this.connected) return undefined;
        const asked: AskCoach = { type: "coach", seat, n: this.n, key: newKey() };
        const said = await this.#question(asked);
        return said && said[0];
    }

    /** Null if nobody answers such questions here. */
    #question(asked: AskPreview | AskCoach): Promise<Message[] | null> {
        return new Promise((resolve) => {
            this.#questions.set(asked.key, resolve);
            this.#send(asked);
        });
    }

    #ask(asked: (AnyAction | AskSay) & { key: string }): Promise<number> {
        return new Promise((resolve, reject) => {
            this.#waiting.set(asked.key, { asked, resolve, reject });
            this.#countWaiting();
            this.#send(asked);
            this.#probe();
        });
    }

    /** Somebody looks at the page again, or the network is back. */
    readonly #hurry = (): void => {
        if (document.visibilityState !== "visible") return;
        if (this.connected) return this.#probe();
        this.#drop();
        clearTimeout(this.#timer);
        this.#pause = FIRST_PAUSE;
        this.#connect();
    };

    /** Without a network, closing in good order would take a minute. */
    readonly #drop = (): void => {
        const socket = this.#socket;
        if (!socket) return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
        this.#lost();
    };

    #connect(): void {
        if (this.#closed || this.#socket) return;
        const query = new URLSearchParams();
        if (this.wished !== null) query.set("seat", String(this.wished));
        if (this.invitation) query.set("invitation", this.invitation);
        if (this.view !== null && this.viewer !== null) query.set("seat", String(this.viewer));
        if (this.view !== null) query.set("after", String(this.n));
        const path = `/tables/${this.id}/live?${query.toString()}`;
        const socket = this.#isHere ? new EngineSocket(path) : new WebSocket(serverAddress(path));
        this.#socket = socket;
        socket.onopen = () => {
            clearInterval(this.#ping);
            this.#ping = setInterval(() => this.#probe(), PING_EVERY);
        };
        socket.onmessage = ({ data }: { data: string }) => {
            this.#heard += 1;
            this.#hear(JSON.parse(data) as AnyTell);
        };
        socket.onclose = ({ code }: { code: number }) => this.#lost(code);
    }

    /** Keeps the connection alive, and sees whether it is. */
    #probe(): void {
        const [socket, heard] = [this.#socket, this.#heard];
        // The engine answers late while a bot thinks, but it is never lost.
        if (this.#isHere || socket?.readyState !== WebSocket.OPEN) return;
        this.#send({ type: "ping" });
        setTimeout(() => {
            if (this.#socket === socket && this.#heard === heard) this.#drop();
        }, ANSWER_WITHIN);
    }

    #lost(code = 0): void {
        this.#socket = null;
        this.connected = false;
        this.botsHurry = false;
        for (const key of this.#questions.keys()) this.#hearMessages(key, []);
        for (const key of this.#furthers.keys()) this.#hearFurther(key, null);
        clearInterval(this.#ping);
        if (this.#closed || code === REFUSED_FOR_GOOD) return;
        if (code === RESTARTS) {
            this.#grace ??= setTimeout(() => (this.lost = true), GRACE);
            this.#timer = setTimeout(() => this.#connect(), SOON * Math.random());
        } else {
            this.lost ||= this.#grace === undefined;
            this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
            this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
        }
    }

    #send(message: object): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    #hear(message: AnyTell): void {
        switch (message.type) {
            case "table":
                this.info = message.table;
                this.#arrived();
                break;
            case "view":
                this.#see(message);
                break;
            case "entry":
                this.#append(message);
                break;
            case "done":
                this.#answer(message.key)?.resolve(message.n);
                break;
            case "refused":
                if (this.#questions.has(message.key ?? ""))
                    this.#hearMessages(message.key!, message.refusal.code === NO_HINT ? null : []);
                else if (this.#furthers.has(message.key ?? "")) this.#hearFurther(message.key!, null);
                else if (message.key) this.#answer(message.key)?.reject(new Refused(409, message.refusal));
                else this.refusal = message.refusal;
                break;
            case "changes":
                this.#hearMessages(message.key, message.messages ?? []);
                break;
            case "question":
                this.#hearFurther(message.key, message.question);
                break;
            case "advice":
                this.#hearMessages(message.key, message.message ? [message.message] : []);
                break;
            case "chat":
                this.#hearChat(message.messages);
                break;
            case "present":
                this.present = message;
                break;
            case "bots":
                this.botsHurry = message.hurried;
                break;
            case "pong":
                break;
        }
    }

    /** The server talks to us: what had no answer is sent again. */
    #arrived(): void {
        if (this.connected) return;
        this.connected = true;
        this.lost = false;
        clearTimeout(this.#grace);
        this.#grace = undefined;
        this.#pause = FIRST_PAUSE;
        for (const { asked } of this.#waiting.values()) this.#send(asked);
    }

    #see(message: TellView): void {
        if (message.view !== undefined) this.view = message.view as V;
        this.viewer = message.viewer;
        this.n = message.n;
        this.entries = [
            ...this.entries,
            ...(message.missed ?? []).filter(({ n }) => n > (this.entries.at(-1)?.n ?? 0)),
        ];
        this.#setUp(message);
        this.onview?.();
    }

    #append(entry: TellEntry): void {
        this.view = entry.change == null ? this.view : (patched(this.view, entry.change as Change) as V);
        this.n = entry.n;
        const earlier = entry.earlier ?? [];
        const last: KnownEntry = {
            n: entry.n,
            kind: entry.kind,
            seat: entry.seat,
            text: entry.text ?? null,
            events: entry.events ?? [],
            taken_back: entry.taken_back ?? 0,
            change: entry.change ?? null,
        };
        this.entries = [
            ...this.entries,
            // Nobody has seen the game between the moves of one action.
            ...earlier.map((part) => ({ ...part, change: null })),
            last,
        ];
        this.#setUp(entry);
        this.onentry?.(
            { ...last, events: [...earlier.flatMap(({ events }) => events), ...last.events] },
            this.view!,
        );
        const asked = this.#waiting.get(entry.key ?? "")?.asked;
        // Others may use the same key.
        if (asked && "seat" in asked && asked.seat === entry.seat) this.#answer(asked.key)?.resolve(entry.n);
    }

    #setUp({ question, back, clock, proposal }: TellView | TellEntry): void {
        this.question = question ?? null;
        this.back = back ?? 0;
        this.clock = clock ? { ...clock, since: Date.now() } : null;
        this.proposal = proposal ?? null;
    }

    #hearChat(messages: ChatMessage[]): void {
        // One that a moderator has emptied comes again.
        this.chat = [
            ...new Map([...this.chat, ...messages].map((message) => [message.id, message])).values(),
        ];
    }

    #answer(key: string): Waiting | undefined {
        const waiting = this.#waiting.get(key);
        this.#waiting.delete(key);
        this.#countWaiting();
        return waiting;
    }

    #hearMessages(key: string, messages: Message[] | null): void {
        this.#questions.get(key)?.(messages);
        this.#questions.delete(key);
    }

    #hearFurther(key: string, question: Question | null): void {
        this.#furthers.get(key)?.(question);
        this.#furthers.delete(key);
    }

    #countWaiting(): void {
        this.busy = [...this.#waiting.values()].some(({ asked }) => asked.type !== "say");
    }
}
