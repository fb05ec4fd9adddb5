/** Short notices that go away by themselves. */
import { Refused } from "../lib/api";
import { reasonOf } from "../lib/locale.svelte";

interface Toast {
    id: number;
    kind: "done" | "wrong";
    text: string;
}

const LASTS = 6000;

class Toasts {
    shown = $state.raw<Toast[]>([]);
    #last = 0;

    done(text: string): void {
        this.#show("done", text);
    }

    wrong(text: string): void {
        this.#show("wrong", text);
    }

    drop(id: number): void {
        this.shown = this.shown.filter((toast) => toast.id !== id);
    }

    #show(kind: Toast["kind"], text: string): void {
        const id = ++this.#last;
        this.shown = [...this.shown.filter((toast) => toast.text !== text).slice(-2), { id, kind, text }];
        setTimeout(() => this.drop(id), LASTS);
    }
}

export const toasts = new Toasts();

/** Do it; what the server refuses is told in a toast. Says whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
        await work();
        return true;
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        toasts.wrong(reasonOf(error.refusal));
        return false;
    }
}
