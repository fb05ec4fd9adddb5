/// <reference lib="webworker" />
/** The service worker: keeps the application and its engine for when there is no network, and shows what the server pushes
 * while nobody looks. A new one waits until no page is open, so that no page gets parts of another version. */

/** Filled in by the build: all files of the application, a digest of them, and what it agrees about with its engine. */
declare const __SHELL__: { version: string; contract: string; files: string[] };
const VERSION = __SHELL__;

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Wherever the application lies, also below the address of something else. */
const ROOT = new URL("./", worker.location.href);
const PAGE = ROOT.href;
const FOLDER = `${ROOT.href}engine/`;
const DESCRIPTION = `${FOLDER}engine.json`;
/** Each page asks for the engine that fits it. */
const describes = (contract: string): string => `${DESCRIPTION}?${contract}`;
const OWN_DESCRIPTION = describes(VERSION.contract);

const SHELL = `granada-shell-${VERSION.version}`;
const ENGINE = "granada-engine";
/** What begins so is the server's and is never kept. */
const OF_THE_SERVER = /^(api|schema|healthz|readyz|metrics)\b/;
/** A network that says nothing for so long is as good as none. */
const WAITING_MS = 5000;

/** What `tools/engine.py` has built, as far as it is used here. */
interface Built {
    id: string;
    contract: string;
    files: EngineFile[];
    spare: EngineFile | null;
}

interface EngineFile {
    name: string;
    bytes: number;
}

worker.addEventListener("install", (event) => {
    const files = [PAGE, ...VERSION.files.map((name) => ROOT.href + name)];
    // What has a digest in its name is taken from the cache of the browser, if it is there.
    const asked = files.map((url) =>
        url.includes("/assets/") ? url : new Request(url, { cache: "no-cache" }),
    );
    const shell = caches.open(SHELL).then((shell) => shell.addAll(asked));
    // Where games are kept, a version is there only with its own: without a network it would have none.
    event.waitUntil(Promise.all([shell, keepAnew()]));
});

worker.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([dropOldShells(), dropOldEngines(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = pathOf(request.url);
    if (request.method !== "GET" || path === null || OF_THE_SERVER.test(path)) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (isDescription(request.url)) event.respondWith(description(request));
    else if (request.url.startsWith(FOLDER)) event.respondWith(partOfEngine(request, event));
    else event.respondWith(partOfShell(request));
});

worker.addEventListener("message", (event) => {
    const [port] = event.ports;
    const { type, built, needed } = event.data as { type?: string; built?: Built; needed?: EngineFile[] };
    if (type === "keep" && built && needed && port) event.waitUntil(keepFor(built, needed, port));
});

/** Below the application's own address; null elsewhere. */
function pathOf(url: string): string | null {
    return url.startsWith(ROOT.href) ? url.slice(ROOT.href.length) : null;
}

function isDescription(url: string): boolean {
    return url === DESCRIPTION || url.startsWith(`${DESCRIPTION}?`);
}

/** The newest page that can be had. Whatever address was asked for, the page itself finds out what to show. */
async function page(request: Request): Promise<Response> {
    try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(WAITING_MS) });
        if (answer.status < 500) return answer;
    } catch {
        // There is no network.
    }
    return (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error();
}

async function partOfShell(request: Request): Promise<Response> {
    return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

/** The engine that fits the page that asks: the newest one, or the one of which everything is kept. */
async function description({ url }: Request): Promise<Response> {
    const kept = await caches.match(url, { cacheName: ENGINE });
    try {
        const answer = await fetch(url, { cache: "no-cache", signal: AbortSignal.timeout(WAITING_MS) });
        if (!kept) return answer;
        const { contract } = (await answer.clone().json()) as Built;
        if (url === describes(contract)) return answer;
    } catch {
        // There is no network, or no engine any more.
    }
    return kept ?? Response.error();
}

/** The file from the cache, or from the network and then into the cache. */
async function partOfEngine(request: Request, event: FetchEvent): Promise<Response> {
    const kept = await caches.open(ENGINE);
    const found = await kept.match(request.url);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(kept.put(request.url, answer.clone()));
    return answer;
}

/** Keeps an engine, and says how far that is: `{done, total}` in bytes, which are the same only when all is kept, or
 * "failed". */
async function keepFor(built: Built, needed: EngineFile[], port: MessagePort): Promise<void> {
    try {
        const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
        const before = await described(describes(built.contract));
        let done = 0;
        await keep(built, needed, (bytes) => {
            done += bytes;
            if (done < total) port.postMessage({ done, total });
        });
        if (before && before.id !== built.id) await drop(before);
        port.postMessage({ done: total, total });
    } catch {
        port.postMessage("failed");
    }
}

/** The engine of this version, if one of a version before is kept, with the same parts. */
async function keepAnew(): Promise<void> {
    const kept = (await (await caches.open(ENGINE)).keys()).map(({ url }) => url);
    if (kept.includes(OWN_DESCRIPTION) || !kept.some(isDescription)) return;
    const answer = await fetch(OWN_DESCRIPTION, { cache: "no-cache" });
    if (!answer.ok) return; // There is none any more.
    const built = (await answer.json()) as Built;
    if (built.contract !== VERSION.contract) return;
    const { files, spare } = built;
    const isSpareKept = spare && kept.some((url) => url.endsWith(`/${spare.name}`));
    await keep(built, isSpareKept ? [...files, spare] : files);
}

/** Gets what is missing. */
async function keep(
    built: Built,
    needed: EngineFile[],
    advance = (_bytes: number): void => {},
): Promise<void> {
    const kept = await caches.open(ENGINE);
    for (const { name, bytes } of needed) {
        const url = `${FOLDER}${built.id}/${name}`;
        if (await kept.match(url)) advance(bytes);
        else await kept.put(url, await counted(url, advance));
    }
    // Only now: before, the one that was kept is the one to play with.
    await kept.put(describes(built.contract), Response.json(built));
}

/** An answer that tells, while it is read, how much of it is there. */
async function counted(url: string, advance: (bytes: number) => void): Promise<Response> {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
            advance(part.length);
            controller.enqueue(part);
        },
    });
    return new Response(answer.body.pipeThrough(counter), { headers: answer.headers });
}

/** This version is the only one now: no page was open when it took over. */
async function dropOldShells(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("granada-shell-") && name !== SHELL);
    await Promise.all(old.map((name) => caches.delete(name)));
}

/** Engines that do not fit this version: no page was open when it took over. */
async function dropOldEngines(): Promise<void> {
    const kept = await caches.open(ENGINE);
    const own = await described(OWN_DESCRIPTION);
    for (const { url } of await kept.keys())
        if (url !== OWN_DESCRIPTION && !(own && isPartOf(own, url))) await kept.delete(url);
}

/** An engine whose place another one has taken. A second page may still play with it; then it goes with the next version. */
async function drop(engine: Built): Promise<void> {
    if ((await worker.clients.matchAll({ includeUncontrolled: true })).length > 1) return;
    const kept = await caches.open(ENGINE);
    for (const { url } of await kept.keys()) if (isPartOf(engine, url)) await kept.delete(url);
}

async function described(url: string): Promise<Built | null> {
    const answer = await caches.match(url, { cacheName: ENGINE });
    return answer ? ((await answer.json()) as Built) : null;
}

const isPartOf = ({ id }: Built, url: string): boolean => url.startsWith(`${FOLDER}${id}/`);

interface Notice {
    title?: string;
    body?: string;
    table?: string;
}

worker.addEventListener("push", (event) => {
    const { title = "Granada", body = "", table = "" } = (event.data?.json() ?? {}) as Notice;
    const options = { body, icon: `${PAGE}icon.svg`, tag: table, data: { table } };
    event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { table } = event.notification.data as { table: string };
    event.waitUntil(worker.clients.openWindow(`${PAGE}table/${table}`));
});
