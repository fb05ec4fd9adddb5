/** Everything in this browser, for times without a network: kept by the service worker, and perhaps installed as an app. */
import { builtEngine, description, engine, type Built } from "./engine/engine.svelte";
import { keptOffline } from "./hosts.svelte";
import { BASE } from "./place";

/** The question of the browser whether to install, which Chromium lets a page ask (not yet in TypeScript's library). */
interface InstallQuestion extends Event {
    prompt(): Promise<unknown>;
}

/** What the service worker tells while it keeps the files of the engine. */
interface Kept {
    done: number;
    total: number;
}

const SOON_MS = 1_000;

class Offline {
    /** The progress from 0 to 1; null if nothing is being stored just now. */
    progress = $state<number | null>(null);
    #question = $state.raw<InstallQuestion | null>(null);

    readonly isPossible = "serviceWorker" in navigator;

    get canInstall(): boolean {
        return this.#question !== null;
    }

    /** When the page is opened. What it needs comes first: the service worker gets three times as much. */
    start(): void {
        if (!this.isPossible || import.meta.env.DEV) return;
        addEventListener("beforeinstallprompt", (event) => {
            event.preventDefault();
            this.#question = event as InstallQuestion;
        });
        // An application is expected to work wherever it is opened.
        addEventListener("appinstalled", () => void this.keep());
        addEventListener("load", () => whenIdle(() => void this.#renew().catch(ignore)));
    }

    #register(): Promise<ServiceWorkerRegistration> {
        return navigator.serviceWorker.register(`${BASE}sw.js`);
    }

    async install(): Promise<void> {
        await this.#question?.prompt();
        this.#question = null;
    }

    /** Resolves with whether everything is here. */
    async keep(): Promise<boolean> {
        if (!this.isPossible || this.progress !== null) return false;
        this.progress = 0;
        try {
            const built = await builtEngine();
            await this.#register();
            const { active } = await navigator.serviceWorker.ready;
            if (!built || !active) return false;
            await navigator.storage?.persist?.();
            await this.#kept(active, built);
            keptOffline.value = built.id;
            return true;
        } catch {
            return false;
        } finally {
            this.progress = null;
        }
    }

    /** The newest version of the application, before the network is gone; and where the games are kept, those of it. */
    async #renew(): Promise<void> {
        await this.#register();
        if (keptOffline.value === null) return;
        const [built, kept] = await Promise.all([builtEngine(), caches.match(description())]);
        // The games of a new version come with its service worker.
        if (!built || !kept) return;
        if (((await kept.json()) as Built).id === built.id) keptOffline.value = built.id;
        else await this.keep();
    }

    #kept(worker: ServiceWorker, built: Built): Promise<void> {
        return new Promise((resolve, reject) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }: MessageEvent<Kept | "failed">) => {
                if (data === "failed") return reject(new Error("not kept"));
                this.progress = data.done / data.total;
                if (data.done === data.total) resolve();
            };
            worker.postMessage({ type: "keep", built, needed: engine.needed(built) }, [port2]);
        });
    }
}

/** Safari does not say when it is idle. */
const whenIdle = (work: () => void): void =>
    void ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, SOON_MS));

/** Without a service worker the page works as before, with a network. */
const ignore = (): void => undefined;

export const offline = new Offline();
