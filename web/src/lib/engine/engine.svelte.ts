/** The engine as the page uses it: loaded when it is first needed, and asked like a server. */
import { Stored } from "../stored.svelte";
import { BASE } from "../place";
import type { Refusal } from "../schema";
import type { EngineFile, Failure, FromWorker, Reply, ToWorker } from "./messages";

/** What `tools/engine.py` has built. */
export interface Built {
    /** A digest of all files, and the folder that they are in. */
    id: string;
    /** A digest of what a page and its engine agree about. */
    contract: string;
    /** Only plain Python is there. */
    plain: boolean;
    files: EngineFile[];
    /** Plain Python, for browsers that cannot run the compiled program. */
    spare: EngineFile | null;
}

/** Filled in by the build. */
declare const __CONTRACT__: string;

/** The file that has all our code. */
const PROGRAM = "granada.zip";

/** Nothing has come or begun to work for so long: it will not come any more. */
const TIMEOUT_MS = 60_000;

/** As the server closes WebSockets. */
const REFUSED_FOR_GOOD = 4000;

/** A module with a `try`, which Pyodide is full of. Where it is not valid, Pyodide would never be ready and never say why. */
const WITH_EXCEPTIONS = Uint8Array.of(
    ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11],
);

const canRun = (): boolean => "WebAssembly" in globalThis && WebAssembly.validate(WITH_EXCEPTIONS);

export type FailureReason = "absent" | "too-old" | "outdated" | Exclude<Failure, "unfit">;

export class EngineFault extends Error {
    constructor(readonly reason: FailureReason) {
        super(reason);
    }
}

/** The program has come, but this browser cannot load it: another one may do, and this one will not the next time. */
class Unfit extends EngineFault {
    constructor() {
        super("failed");
    }
}

const faultOf = (reason: Failure): EngineFault =>
    reason === "unfit" ? new Unfit() : new EngineFault(reason);

export const refusalOf = (reason: FailureReason): Refusal => ({
    code: `engine-${reason}`,
    message: "the games could not be started in this browser",
    details: {},
});

const folder = (): string => new URL(`${BASE}engine/`, document.baseURI).href;

let known: Promise<Built | null> | undefined;

/** The address of what there is for pages like this one. */
export const description = (): string => `${folder()}engine.json?${__CONTRACT__}`;

/** What can be loaded; null if this server or site has no engine. It stays the same as long as the page is open: a new version
 * comes with the next page, never in the middle of a game. */
export function builtEngine(): Promise<Built | null> {
    known ??= describedEngine().catch((error: unknown) => {
        known = undefined;
        throw error;
    });
    return known;
}

async function describedEngine(): Promise<Built | null> {
    let answer: Response;
    try {
        answer = await fetch(description(), { cache: "no-cache" });
    } catch {
        throw new EngineFault("unreachable");
    }
    const isJson = answer.headers.get("content-type")?.includes("json");
    if (!answer.ok || !isJson) return null;
    const built = (await answer.json()) as Built;
    if (built.contract !== __CONTRACT__) throw new EngineFault("outdated");
    return built;
}

/** A connection to a table of the engine, which is used like a WebSocket. */
export class EngineSocket {
    readyState: number = WebSocket.CONNECTING;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    readonly name = crypto.getRandomValues(new Uint32Array(2)).join("-");

    constructor(path: string) {
        void engine.connect(this, path).catch((error: unknown) => this.#refused(error));
    }

    send(text: string): void {
        engine.post({ type: "send", socket: this.name, text });
    }

    close(): void {
        this.readyState = WebSocket.CLOSED;
        engine.leave(this);
    }

    opened(): void {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
    }

    /** As a server does it: it says why, and closes the connection for good. */
    #refused(error: unknown): void {
        const reason = error instanceof EngineFault ? error.reason : "failed";
        this.onmessage?.({ data: JSON.stringify({ type: "refused", refusal: refusalOf(reason), key: "" }) });
        this.ended(REFUSED_FOR_GOOD);
    }

    ended(code: number): void {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code });
    }
}

class Engine {
    /** How much of it has come, from 0 to 1; null if it is not on its way. */
    progress = $state<number | null>(null);
    isRunning = $state(false);
    /** Only the plain build runs in this browser, or did the last time. It is slow. */
    readonly #plain = new Stored<boolean>("engine-plain", false);
    /** The engine and the browser of which it is known that the compiled program does not run, but the spare does. */
    readonly #unfit = new Stored<string | null>("engine-unfit", null);
    #starting: Promise<void> | undefined;
    #worker: Worker | undefined;
    #requests = new Map<number, { resolve: (reply: Reply) => void; reject: (fault: EngineFault) => void }>();
    #sockets = new Map<string, EngineSocket>();
    #last = 0;

    /** What has to be kept for times without a network. Whether the compiled program runs is known when it has. */
    needed({ files, spare }: Built): EngineFile[] {
        const isFit = this.isRunning && !this.isPlain;
        return isFit || !spare ? files : [...files, spare];
    }

    get isPlain(): boolean {
        return this.#plain.value;
    }

    /** Resolves when it runs. */
    start(): Promise<void> {
        this.#starting ??= this.#start().catch((error: unknown) => {
            this.#starting = undefined;
            this.progress = null;
            known = undefined; // Its files may have gone, and those of another version have come.
            throw error instanceof EngineFault ? error : new EngineFault("failed");
        });
        return this.#starting;
    }

    async request(method: string, path: string, body: unknown): Promise<Reply> {
        await this.start();
        const id = ++this.#last;
        return new Promise((resolve, reject) => {
            this.#requests.set(id, { resolve, reject });
            this.post({
                type: "request",
                id,
                method,
                path,
                body: body === undefined ? "" : JSON.stringify(body),
            });
        });
    }

    async connect(socket: EngineSocket, path: string): Promise<void> {
        await this.start();
        if (socket.readyState === WebSocket.CLOSED) return; // The person did not wait for it.
        this.#sockets.set(socket.name, socket);
        this.post({ type: "open", socket: socket.name, path });
    }

    leave({ name }: EngineSocket): void {
        if (this.#sockets.delete(name)) this.post({ type: "close", socket: name });
    }

    post(message: ToWorker): void {
        this.#worker?.postMessage(message);
    }

    async #start(): Promise<void> {
        if (!canRun()) throw new EngineFault("too-old");
        this.progress = 0;
        const built = await builtEngine();
        if (!built) throw new EngineFault("absent");
        const here = `${built.id} ${navigator.userAgent}`;
        const isUnfit = this.#unfit.value === here || !(await this.#runsCompiled(built));
        if (isUnfit && built.spare) {
            await this.#run(built, built.spare.name);
            this.#unfit.value = here;
        }
        this.#plain.value = built.plain || isUnfit;
        this.progress = null;
        this.isRunning = true;
    }

    /** False if only the spare is left to try. */
    async #runsCompiled(built: Built): Promise<boolean> {
        try {
            await this.#run(built, PROGRAM);
            return true;
        } catch (error) {
            if (!built.spare || !(error instanceof Unfit)) throw error;
            return false;
        }
    }

    #run({ id, files, spare }: Built, program: string): Promise<void> {
        this.#end();
        const parts = [...files, ...(spare ? [spare] : [])].filter(
            ({ name }) => name === program || (name !== PROGRAM && name !== spare?.name),
        );
        const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.#worker = worker;
        return new Promise((resolve, reject) => {
            let alarm: ReturnType<typeof setTimeout>;
            const settle = (done: () => void): void => {
                clearTimeout(alarm);
                worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
                worker.onerror = () => this.#crash();
                done();
            };
            const fail = (fault: EngineFault): void =>
                settle(() => {
                    this.#end();
                    reject(fault);
                });
            const wait = (): void => {
                clearTimeout(alarm);
                alarm = setTimeout(() => fail(new EngineFault("failed")), TIMEOUT_MS);
            };
            worker.onerror = () => fail(new EngineFault("failed"));
            worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
                if (data.type === "ready") return settle(resolve);
                if (data.type === "failed") return fail(faultOf(data.reason));
                if (data.type === "progress") this.progress = data.done / data.total;
                wait();
            };
            wait();
            worker.postMessage({
                type: "start",
                folder: `${folder()}${id}/`,
                files: parts,
                program,
            } satisfies ToWorker);
        });
    }

    #hear(message: FromWorker): void {
        switch (message.type) {
            case "reply":
                this.#requests.get(message.id)?.resolve(message);
                this.#requests.delete(message.id);
                break;
            case "opened":
                this.#sockets.get(message.socket)?.opened();
                break;
            case "message":
                this.#sockets.get(message.socket)?.onmessage?.({ data: message.text });
                break;
            case "closed":
                this.#sockets.get(message.socket)?.ended(REFUSED_FOR_GOOD);
                this.#sockets.delete(message.socket);
                break;
            case "failed":
                this.#crash();
                break;
        }
    }

    /** What was written is safe: the next one who asks starts it again. */
    #crash(): void {
        this.#end();
        this.#starting = undefined;
        this.isRunning = false;
        for (const { reject } of this.#requests.values()) reject(new EngineFault("failed"));
        this.#requests.clear();
        const sockets = [...this.#sockets.values()];
        this.#sockets.clear();
        for (const socket of sockets) socket.ended(0);
    }

    #end(): void {
        this.#worker?.terminate();
        this.#worker = undefined;
    }
}

export const engine = new Engine();
