/** A tile that is dragged with mouse, pen or finger. Where it may be dropped says `data-drop` in the page. */

const LONGER_THAN_A_TAP = 6;

export class Drag {
    tile = $state<string | null>(null);
    x = $state(0);
    y = $state(0);
    /** The `data-drop` of what is under the tile. */
    over = $state<string | null>(null);

    start(event: PointerEvent, tile: string, drop: (on: string) => void): void {
        if (event.button !== 0) return;
        const { clientX, clientY } = event;
        const stop = new AbortController();
        const { signal } = stop;
        const move = (now: PointerEvent): void => {
            const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > LONGER_THAN_A_TAP;
            if (this.tile === null && !far) return;
            this.tile = tile;
            this.x = now.clientX;
            this.y = now.clientY;
            const below = document.elementFromPoint(now.clientX, now.clientY);
            this.over = below?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
        };
        const end = (): void => {
            stop.abort();
            this.tile = null;
            this.over = null;
        };
        const release = (last: PointerEvent): void => {
            move(last);
            const on = this.over;
            end();
            if (on !== null) drop(on);
        };
        addEventListener("pointermove", move, { signal });
        addEventListener("pointerup", release, { signal });
        addEventListener("pointercancel", end, { signal });
    }
}
