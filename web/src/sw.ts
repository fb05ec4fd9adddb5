/// <reference lib="webworker" />
/** The service worker: keeps the application and its engine for when there is no network, and shows what the server pushes
 * while nobody looks. A new one waits until no page is open, so that no page gets parts of another version. */

/** Filled in by the build: all files of the application, and a digest of them. */
declare const __SHELL__: { version: string; files: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Wherever the application lies, also below the address of something else. */
const ROOT = new URL("./", worker.location.href);
const PAGE = ROOT.href;
const FOLDER = `${ROOT.href}engine/`;
const DESCRIPTION = `${FOLDER}engine.json`;

const SHELL = `granada-shell-${__SHELL__.version}`;
const ENGINE = "granada-engine";
/** What begins so is the server's and is never kept. */
const OF_THE_SERVER = /^(api|schema|health)\b/;
/** A network that says nothing for so long is as good as none. */
const WAITING_MS = 5000;

/** What `tools/engine.py` has built, as far as it is used here. */
interface Built {
    id: string;
    files: { name: string; bytes: number }[];
}

worker.addEventListener("install", (event) => {
    const files = [PAGE, ...__SHELL__.files.map((name) => ROOT.href + name)];
    // What has a digest in its name is taken from the cache of the browser, if it is there.
    const asked = files.map((url) =>
        url.includes("/assets/") ? url : new Request(url, { cache: "no-cache" }),
    );
    event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(asked)));
});

worker.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([dropOldShells(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = pathOf(request.url);
    if (request.method !== "GET" || path === null || OF_THE_SERVER.test(path)) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (request.url === DESCRIPTION) event.respondWith(description());
    else if (request.url.startsWith(FOLDER)) event.respondWith(partOfEngine(request, event));
    else event.respondWith(partOfShell(request));
});

worker.addEventListener("message", (event) => {
    const [port] = event.ports;
    const { type, built } = event.data as { type?: string; built?: Built };
    if (type === "keep" && built && port) event.waitUntil(keep(built, port));
});

/** Below the application's own address; null elsewhere. */
function pathOf(url: string): string | null {
    return url.startsWith(ROOT.href) ? url.slice(ROOT.href.length) : null;
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

/** Which engine belongs to the application; without a network, the one of which everything is kept. */
async function description(): Promise<Response> {
    try {
        const answer = await fetch(DESCRIPTION, {
            cache: "no-cache",
            signal: AbortSignal.timeout(WAITING_MS),
        });
        if (answer.status < 500) return answer;
    } catch {
        // There is no network.
    }
    return (await caches.match(DESCRIPTION, { cacheName: ENGINE })) ?? Response.error();
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

/** Gets what is missing of the engine, and says how far that is: `{done, total}` in bytes, which are the same only when all
 * is kept, or "failed". */
async function keep(built: Built, port: MessagePort): Promise<void> {
    const { id, files } = built;
    try {
        const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
        let done = 0;
        const advance = (bytes: number): void => {
            done += bytes;
            if (done < total) port.postMessage({ done, total });
        };
        const kept = await caches.open(ENGINE);
        for (const { name, bytes } of files) {
            const url = `${FOLDER}${id}/${name}`;
            if (await kept.match(url)) advance(bytes);
            else await kept.put(url, await counted(url, advance));
        }
        // Only now: before, the one that was kept is the one to play with.
        await kept.put(DESCRIPTION, Response.json(built));
        await dropOldEngines(id);
        port.postMessage({ done: total, total });
    } catch {
        port.postMessage("failed");
    }
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

/** Another page may still play with another engine; then they go the next time. */
async function dropOldEngines(id: string): Promise<void> {
    if ((await worker.clients.matchAll({ includeUncontrolled: true })).length > 1) return;
    const kept = await caches.open(ENGINE);
    for (const { url } of await kept.keys())
        if (url !== DESCRIPTION && !url.startsWith(`${FOLDER}${id}/`)) await kept.delete(url);
}

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
