/** Whether somebody uses keys: the last thing that they have touched was one. Then the focus has to go on by itself where what had it goes away. */
let last = false;
addEventListener("keydown", () => (last = true), { capture: true });
addEventListener("pointerdown", () => (last = false), { capture: true });

export const usesKeys = (): boolean => last;

/** Where the focus was, there is nothing any more, or it is about to go away (what leaves is inert), or it only waits for what comes next. */
export const focusIsLost = (): boolean =>
    document.activeElement === document.body ||
    document.activeElement?.closest("[data-waits], [inert]") != null;

/** To the first thing that can be chosen here; what is on its way out cannot be. */
export const focusChoice = (within: ParentNode | undefined): void =>
    within?.querySelector<HTMLElement>("[data-choice]:not([inert], [inert] *)")?.focus();

/** Whether a click was made with a mouse: then the pointer has been over what was clicked. */
export const byMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";
