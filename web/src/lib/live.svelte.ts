/** A table that we watch or play at: everything that the server tells of it, and everything that we can do there.
 *
 * Whatever was not answered is sent again with the same key when the connection is back, so that no move is lost and none is made
 * twice. docs/protocol.md has the whole story. */
import { Refused } from "./api";
import { patched, type Change } from "./patch";
import type {
    AnyAction,
    AnyTell,
    AskSay,
    ChatMessage,
    Clock,
    Happened,
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
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const REFUSED_FOR_GOOD = 4000;

type Wish = { [A in AnyAction as A["type"]]: Omit<A, "n" | "key"> }[AnyAction["type"]];

/** An entry, and how it has changed what we see; without that if we have only been told of it. */
export type Happening = Happened & { change?: Change | null };

interface Waiting {
    asked: AnyAction | AskSay;
    resolve: (n: number) => void;
    reject: (error: Refused) => void;
}

/** Not crypto.randomUUID: browsers have it only where people come by HTTPS. */
function newKey(): string {
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

export class LiveTable<V = unknown> {
    info = $state.raw<TableInfo | null>(null);
    view = $state.raw<V | null>(null);
    /** With whose eyes the view is seen. */
    eyes = $state<number | null>(null);
    /** The number of the last entry. */
    n = $state(0);
    /** What we have to decide. */
    question = $state.raw<Question | null>(null);
    /** How many moves we would have to take back to decide our last one anew; 0 if that cannot be. */
    back = $state(0);
    clock = $state.raw<(Clock & { since: number }) | null>(null);
    proposal = $state.raw<Proposal | null>(null);
    /** What has happened since we came, and what the server remembers from before. */
    entries = $state.raw<Happening[]>([]);
    chat = $state.raw<ChatMessage[]>([]);
    present = $state.raw<TellPresent>({ type: "present", seats: [], spectators: 0 });
    /** Whether the bots of this table think less than usual just now. */
    botsHurry = $state(false);
    connected = $state(false);
    /** Why we may not be here at all. */
    refusal = $state.raw<Refusal | null>(null);
    /** Whether something of ours is on its way. */
    busy = $state(false);

    #socket: WebSocket | null = null;
    #waiting = new Map<string, Waiting>();
    #pause = FIRST_PAUSE;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #ping: ReturnType<typeof setInterval> | undefined;
    /** How many messages have come so far. */
    #heard = 0;
    #closed = false;

    constructor(
        readonly id: string,
        private readonly invitation: string | null = null,
        private wished: number | null = null,
    ) {
        addEventListener("online", this.#hurry);
        addEventListener("offline", this.#drop);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#connect();
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#hurry);
        removeEventListener("offline", this.#drop);
        document.removeEventListener("visibilitychange", this.#hurry);
        clearTimeout(this.#timer);
        clearInterval(this.#ping);
        this.#socket?.close();
    }

    /** Several moves are one action: all of them or none. Resolves with the number of the last entry when they are safe; rejects
     * with why they were refused. */
    async moves(seat: number, moves: string[]): Promise<number> {
        return this.act({ type: "moves", seat, moves });
    }

    async act(wish: Wish): Promise<number> {
        return this.#ask({ ...wish, n: this.n, key: newKey() } as AnyAction);
    }

    /** See with the eyes of another one of our seats, or as a spectator. */
    look(seat: number | null): void {
        this.wished = seat;
        this.#send({ type: "look", seat });
    }

    /** Come again as whoever we are now. */
    reconnect(): void {
        this.#pause = FIRST_PAUSE;
        // What was seen with other eyes is of no use.
        this.view = null;
        this.#socket?.close();
    }

    /** Resolves when everybody can hear it. */
    async say(text: string): Promise<void> {
        await this.#ask({ type: "say", text, key: newKey() });
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
        if (this.view !== null && this.eyes !== null) query.set("seat", String(this.eyes));
        if (this.view !== null) query.set("after", String(this.n));
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(
            `${scheme}://${location.host}/api/tables/${this.id}/live?${query.toString()}`,
        );
        this.#socket = socket;
        socket.onopen = () => {
            clearInterval(this.#ping);
            this.#ping = setInterval(() => this.#probe(), PING_EVERY);
        };
        socket.onmessage = (event: MessageEvent<string>) => {
            this.#heard += 1;
            this.#hear(JSON.parse(event.data) as AnyTell);
        };
        socket.onclose = (event) => this.#lost(event.code);
    }

    /** Keeps the connection alive, and sees whether it is. */
    #probe(): void {
        const [socket, heard] = [this.#socket, this.#heard];
        if (socket?.readyState !== WebSocket.OPEN) return;
        this.#send({ type: "ping" });
        setTimeout(() => {
            if (this.#socket === socket && this.#heard === heard) this.#drop();
        }, ANSWER_WITHIN);
    }

    #lost(code = 0): void {
        this.#socket = null;
        this.connected = false;
        this.botsHurry = false;
        clearInterval(this.#ping);
        if (this.#closed || code === REFUSED_FOR_GOOD) return;
        this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
        this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
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
                this.#happened(message);
                break;
            case "done":
                this.#answer(message.key)?.resolve(message.n);
                break;
            case "refused":
                if (message.key) this.#answer(message.key)?.reject(new Refused(409, message.refusal));
                else this.refusal = message.refusal;
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
        this.#pause = FIRST_PAUSE;
        for (const { asked } of this.#waiting.values()) this.#send(asked);
    }

    #see(message: TellView): void {
        if (message.view !== undefined) this.view = message.view as V;
        this.eyes = message.eyes;
        this.n = message.n;
        this.entries = [
            ...this.entries,
            ...(message.missed ?? []).filter(({ n }) => n > (this.entries.at(-1)?.n ?? 0)),
        ];
        this.#setUp(message);
    }

    #happened(entry: TellEntry): void {
        this.view = entry.change == null ? this.view : (patched(this.view, entry.change as Change) as V);
        this.n = entry.n;
        this.entries = [
            ...this.entries,
            // Nobody has seen the game between the moves of one action.
            ...(entry.earlier ?? []).map((part) => ({ ...part, change: null })),
            {
                n: entry.n,
                kind: entry.kind,
                seat: entry.seat,
                text: entry.text ?? null,
                events: entry.events ?? [],
                taken_back: entry.taken_back ?? 0,
                change: entry.change ?? null,
            },
        ];
        this.#setUp(entry);
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
        const known = new Set(this.chat.map(({ id }) => id));
        this.chat = [...this.chat, ...messages.filter(({ id }) => !known.has(id))];
    }

    #answer(key: string): Waiting | undefined {
        const waiting = this.#waiting.get(key);
        this.#waiting.delete(key);
        this.#countWaiting();
        return waiting;
    }

    #countWaiting(): void {
        this.busy = [...this.#waiting.values()].some(({ asked }) => asked.type !== "say");
    }
}
