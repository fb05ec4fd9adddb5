/** The engine: the host of games in Python, compiled for WebAssembly, in a thread of its own. It answers as a server does. */
import { downloaded } from "./download";
import type { Failure, FromWorker, Start, ToWorker } from "./messages";
import { Blocked, Store } from "./store";

/** As Pyodide gives it, as far as it is used here. */
interface Python {
    unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
    runPython(code: string): unknown;
    pyimport(module: string): Program;
}

/** granada.browser. */
interface Program {
    start(store: Store): Promise<Host>;
}

interface Pair {
    toJs(): [status: number, text: string];
    destroy(): void;
}

/** granada.browser.Host. */
interface Host {
    request(method: string, path: string, body: string): Promise<Pair>;
    connect(socket: string, path: string, send: (text: string) => void): Promise<boolean>;
    hear(socket: string, text: string): Promise<void>;
    leave(socket: string): void;
    changed(table: string): Promise<void>;
}

const INSTALLED = "/granada";

const tell = (message: FromWorker): void => postMessage(message);

/** Other tabs play at the same tables. */
const others = new BroadcastChannel("granada");
let host: Host;

async function start({ folder, files, program }: Start): Promise<void> {
    const contents = await failing("unreachable", () =>
        downloaded(folder, files, (done, total) => tell({ type: "progress", done, total })),
    );
    const { loadPyodide } = await failing(
        "unreachable",
        () =>
            import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
                loadPyodide: (options: { indexURL: string }) => Promise<Python>;
            }>,
    );
    // What it may not be able to load is the same for every program.
    const python = await loadPyodide({ indexURL: folder });
    const granada = await failing("unfit", () => {
        python.unpackArchive(contents.get(program)!, "zip", { extractDir: INSTALLED });
        python.runPython(`import sys; sys.path.insert(0, "${INSTALLED}")`);
        return python.pyimport("granada.browser");
    });
    contents.clear();
    const store = await opened();
    host = await granada.start(store);
    others.onmessage = ({ data }: MessageEvent<string>) => void host.changed(data);
    tell({ type: "ready" });
}

async function opened(): Promise<Store> {
    try {
        return await Store.open((table) => others.postMessage(table));
    } catch (error) {
        throw error instanceof Blocked ? new Failed("blocked", error) : error;
    }
}

class Failed extends Error {
    constructor(
        readonly reason: Failure,
        cause: unknown,
    ) {
        super(String(cause), { cause });
    }
}

/** What goes wrong here has this reason. */
async function failing<T>(reason: Failure, work: () => T | Promise<T>): Promise<T> {
    try {
        return await work();
    } catch (error) {
        throw new Failed(reason, error);
    }
}

const tellFailure = (error: unknown): void =>
    tell({
        type: "failed",
        reason: error instanceof Failed ? error.reason : "failed",
        detail: String(error),
    });

async function hear(message: ToWorker): Promise<void> {
    switch (message.type) {
        case "start":
            await start(message).catch(tellFailure);
            break;
        case "request": {
            const pair = await host.request(message.method, message.path, message.body);
            const [status, text] = pair.toJs();
            pair.destroy();
            tell({ type: "reply", id: message.id, status, text });
            break;
        }
        case "open": {
            const { socket } = message;
            const send = (text: string): void => tell({ type: "message", socket, text });
            const entered = await host.connect(socket, message.path, send);
            tell({ type: entered ? "opened" : "closed", socket });
            break;
        }
        case "send":
            await host.hear(message.socket, message.text);
            break;
        case "close":
            host.leave(message.socket);
            break;
    }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    // An error that nothing here foresees ends the worker, and the page starts another one.
    void hear(data).catch(tellFailure);
});
