/** Whether somebody uses keys: the last thing that they have touched was one. Then the focus has to go on by itself where what had it goes away. */
let last = false;
addEventListener("keydown", () => (last = true), { capture: true });
addEventListener("pointerdown", () => (last = false), { capture: true });

export const usesKeys = (): boolean => last;

/** Where the focus was, there is nothing any more, or it only waits for what comes next. */
export const focusIsLost = (): boolean =>
    document.activeElement === document.body || document.activeElement?.matches("[data-waits]") === true;
