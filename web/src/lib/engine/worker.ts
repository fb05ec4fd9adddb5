/** The engine: the host of games in Python, compiled for WebAssembly, in a thread of its own. It answers as a server does. */
import { downloaded } from "./download";
import type { FromWorker, Start, ToWorker } from "./messages";
import { Store } from "./store";

/** As Pyodide gives it, as far as it is used here. */
interface Python {
    unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
    runPython(code: string): unknown;
    pyimport(module: string): { start(store: Store): Promise<Host> };
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
    const contents = await downloaded(folder, files, (done, total) =>
        tell({ type: "progress", done, total }),
    );
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
        loadPyodide: (options: { indexURL: string }) => Promise<Python>;
    };
    const python = await loadPyodide({ indexURL: folder });
    python.unpackArchive(contents.get(program)!, "zip", { extractDir: INSTALLED });
    python.runPython(`import sys; sys.path.insert(0, "${INSTALLED}")`);
    contents.clear();
    const store = await Store.open((table) => others.postMessage(table));
    host = await python.pyimport("granada.browser").start(store);
    others.onmessage = ({ data }: MessageEvent<string>) => void host.changed(data);
    tell({ type: "ready" });
}

async function hear(message: ToWorker): Promise<void> {
    switch (message.type) {
        case "start":
            await start(message).catch((error: unknown) => tell({ type: "failed", reason: String(error) }));
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
    void hear(data).catch((error: unknown) => tell({ type: "failed", reason: String(error) }));
});
