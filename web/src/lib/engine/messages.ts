/** What the page and the worker of the engine say to each other. */

/** The answer to a request, as a server would give it. */
export interface Reply {
    status: number;
    text: string;
}

export interface EngineFile {
    name: string;
    bytes: number;
}

export interface Start {
    type: "start";
    /** The address of the folder that has the files, with a slash at its end. */
    folder: string;
    files: EngineFile[];
    /** The one of them that has all our code. */
    program: string;
}

/** Why the engine does not run: a file cannot be had; the program is here, but this browser cannot load it; a page of an older
 * version is open; or anything else, such as a browser that keeps nothing. */
export type Failure = "unreachable" | "unfit" | "blocked" | "failed";

export type ToWorker =
    | Start
    | { type: "request"; id: number; method: string; path: string; body: string }
    | { type: "open"; socket: string; path: string }
    | { type: "send"; socket: string; text: string }
    | { type: "close"; socket: string };

export type FromWorker =
    /** Bytes of the files that are here, of all. */
    | { type: "progress"; done: number; total: number }
    | { type: "ready" }
    | { type: "failed"; reason: Failure; detail: string }
    | ({ type: "reply"; id: number } & Reply)
    | { type: "opened"; socket: string }
    | { type: "message"; socket: string; text: string }
    | { type: "closed"; socket: string };
