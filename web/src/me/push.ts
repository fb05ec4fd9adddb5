/** Push notices of the browser. The service worker (sw.ts) shows them. */
import { get, put, remove } from "../lib/api";
import { BASE } from "../lib/place";
import type { PushKey } from "../lib/schema";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Says whether the person and the browser have allowed it. */
export async function subscribe(language: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.register(`${BASE}sw.js`);
    const { key } = await get<PushKey>("/push/key");
    try {
        const subscription = await worker.pushManager.subscribe({
            userVisibleOnly: true,
            applicationServerKey: key,
        });
        await put("/me/push", { subscription: subscription.toJSON(), language });
        return true;
    } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
    }
}

export async function unsubscribe(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await remove("/me/push");
}
