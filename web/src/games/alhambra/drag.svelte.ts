/** A tile or a card that is dragged with mouse, pen or finger. Where it may be dropped says `data-drop` in the page. */

import { tips } from "../../ui/tip.svelte";

const LONGER_THAN_A_TAP = 6;
/** A finger that moves earlier scrolls the page; in milliseconds, and before the tip of what is held opens. */
const LIFTED_AFTER = 350;

/** A tile or a card, by its name. */
type Piece = { tile: string } | { card: string };

export class Drag {
    #piece = $state.raw<Piece | null>(null);
    x = $state(0);
    y = $state(0);
    /** The `data-drop` of what is under the tile. */
    over = $state<string | null>(null);

    get tile(): string | null {
        return this.#piece && "tile" in this.#piece ? this.#piece.tile : null;
    }

    get card(): string | null {
        return this.#piece && "card" in this.#piece ? this.#piece.card : null;
    }

    /** A finger holds a piece before it drags it, unless the piece lies where nothing is scrolled. */
    start(event: PointerEvent, piece: Piece, drop: (on: string) => void): void {
        if (event.button !== 0) return;
        const { clientX, clientY } = event;
        const scrolls =
            event.pointerType === "touch" &&
            getComputedStyle(event.currentTarget as Element).touchAction !== "none";
        const stop = new AbortController();
        const { signal } = stop;
        const lift = (at: PointerEvent): void => {
            this.#piece = piece;
            this.x = at.clientX;
            this.y = at.clientY;
        };
        const wait = scrolls ? setTimeout(() => lift(event), LIFTED_AFTER) : undefined;
        const move = (now: PointerEvent): void => {
            const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > LONGER_THAN_A_TAP;
            if (this.#piece === null && !far) return;
            if (this.#piece === null && scrolls) return end();
            // A tip would cover the places where the piece can be dropped.
            if (far) tips.close(0);
            lift(now);
            const below = document.elementFromPoint(now.clientX, now.clientY);
            this.over = below?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
        };
        const end = (): void => {
            clearTimeout(wait);
            stop.abort();
            this.#piece = null;
            this.over = null;
        };
        const release = (last: PointerEvent): void => {
            move(last);
            const on = this.over;
            end();
            if (on !== null) drop(on);
        };
        // Known to the browser from the beginning: one that comes later does not keep it from scrolling.
        const hold = (touch: TouchEvent): void => {
            if (this.#piece && touch.cancelable) touch.preventDefault();
        };
        addEventListener("touchmove", hold, { signal, passive: false });
        addEventListener("pointermove", move, { signal });
        addEventListener("pointerup", release, { signal });
        addEventListener("pointercancel", end, { signal });
    }
}
