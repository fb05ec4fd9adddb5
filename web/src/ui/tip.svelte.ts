/** Tooltips: one layer for the whole page (TipLayer.svelte), and an attachment for whatever has something to say.
 *
 *     <button {@attach tip({ text: t("…"), rule: { game: "alhambra", anchor: "walls" } })}>
 *
 * They open on hover, on focus, and on touch when held; things that only explain open on tap as well (Tip.svelte). */
import type { Attachment } from "svelte/attachments";

export interface Told {
    text: string;
    /** A heading above the text. */
    title?: string;
    /** Where the rules page says more. */
    rule?: { game: string; anchor: string };
    /** A selector of the group around it that one looks at as a whole: the tip does not cover it. */
    beside?: string;
}

interface Shown extends Told {
    over: Element;
}

const OPEN_AFTER = 350;
const CLOSE_AFTER = 200;
const HELD_AFTER = 450;

class Tips {
    shown = $state.raw<Shown | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;

    open(over: Element, told: Told, after = 0): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.shown = { over, ...told }), after);
    }

    /** Not at once, so that one can get from the thing into its tip. */
    close(after = CLOSE_AFTER): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.shown = null), after);
    }

    keep(): void {
        clearTimeout(this.#timer);
    }
}

export const tips = new Tips();

export const TIP_ID = "tip";

export function tip(told: Told | null | undefined): Attachment<HTMLElement | SVGElement> {
    return (element) => {
        if (!told) return;
        const enter = (event: Event): void => {
            if ((event as PointerEvent).pointerType !== "touch") tips.open(element, told, OPEN_AFTER);
        };
        const leave = (): void => tips.close();
        const focus = (): void => {
            if (element.matches(":focus-visible")) tips.open(element, told);
        };
        const hold = (event: Event): void => {
            if ((event as PointerEvent).pointerType === "touch") tips.open(element, told, HELD_AFTER);
        };
        const release = (): void => {
            if (tips.shown?.over !== element) tips.close(0);
        };
        const listeners: [string, (event: Event) => void][] = [
            ["pointerenter", enter],
            ["pointerleave", leave],
            ["focus", focus],
            ["blur", leave],
            ["pointerdown", hold],
            ["pointerup", release],
            ["pointercancel", leave],
        ];
        for (const [name, listener] of listeners) element.addEventListener(name, listener);
        return () => {
            for (const [name, listener] of listeners) element.removeEventListener(name, listener);
            if (tips.shown?.over === element) tips.close(0);
        };
    };
}
