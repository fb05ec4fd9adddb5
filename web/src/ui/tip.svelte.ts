/** Tooltips: one layer for the whole page (TipLayer.svelte), and an attachment for whatever has something to say.
 *
 *     <button {@attach tip({ text: t("…"), rule: { game: "alhambra", anchor: "walls" } })}>
 *
 * They open on hover, on focus, and on touch when held; things that only explain open on tap as well (Tip.svelte). */
import type { Attachment } from "svelte/attachments";

export interface TipContent {
    /** Empty if only the answer of `more` is shown. */
    text: string;
    /** A heading above the text. */
    title?: string;
    /** Where the rules page says more. */
    rule?: { game: string; anchor: string };
    /** What is only asked for when somebody points at it, line by line. */
    more?: () => Promise<readonly string[]>;
    /** A selector of the group around it that one looks at as a whole: the tip does not cover it. */
    beside?: string;
}

interface Shown extends TipContent {
    over: Element;
    /** The answer of `more`. */
    lines: readonly string[];
}

const OPEN_AFTER = 350;
const CLOSE_AFTER = 200;
const HELD_AFTER = 450;

class Tips {
    shown = $state.raw<Shown | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** What the last tip is about, whether or not it has opened yet. */
    #about: Element | null = null;

    open(over: Element, content: TipContent, after = 0): void {
        clearTimeout(this.#timer);
        this.#about = over;
        this.#timer = setTimeout(() => {
            // It may have gone with a click meanwhile.
            if (!over.isConnected) return;
            this.shown = content.text ? { over, lines: [], ...content } : null;
            void content.more?.().then((lines) => {
                if (this.#about === over && lines.length) this.shown = { over, ...content, lines };
            });
        }, after);
    }

    /** Not at once, so that one can get from the thing into its tip. */
    close(after = CLOSE_AFTER): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.shown = this.#about = null), after);
    }

    /** One points elsewhere, or the focus has gone; another tip may have been asked for since. */
    leave(over: Element): void {
        if (this.#about === over) this.close();
    }

    keep(): void {
        clearTimeout(this.#timer);
    }
}

export const tips = new Tips();

export const TIP_ID = "tip";

export function tip(content: TipContent | null | undefined): Attachment<HTMLElement | SVGElement> {
    return (element) => {
        if (!content) return;
        const enter = (event: Event): void => {
            if ((event as PointerEvent).pointerType !== "touch") tips.open(element, content, OPEN_AFTER);
        };
        const focus = (): void => {
            if (element.matches(":focus-visible")) tips.open(element, content);
        };
        let since = Infinity;
        let held = false;
        /** What was opened with a finger stays until somebody taps elsewhere. */
        const leave = (): void => {
            if (!held) tips.leave(element);
        };
        const hold = (event: Event): void => {
            held = false;
            if ((event as PointerEvent).pointerType !== "touch") return;
            since = event.timeStamp;
            tips.open(element, content, HELD_AFTER);
        };
        const release = (event: Event): void => {
            held = event.timeStamp - since >= HELD_AFTER;
            since = Infinity;
            if (tips.shown?.over !== element) tips.close(0);
        };
        /** A finger that was held wanted to read, and not to choose. */
        const click = (event: Event): void => {
            if (held) event.stopImmediatePropagation();
            held = false;
        };
        const listeners: [string, (event: Event) => void][] = [
            ["pointerenter", enter],
            ["pointerleave", leave],
            ["pointerdown", hold],
            ["pointerup", release],
            ["pointercancel", leave],
        ];
        // Chromium makes each SVG element that listens to the focus a stop of the Tab key.
        if (element instanceof HTMLElement || element.hasAttribute("tabindex"))
            listeners.push(["focus", focus], ["blur", leave]);
        for (const [name, listener] of listeners) element.addEventListener(name, listener);
        element.addEventListener("click", click, { capture: true });
        return () => {
            for (const [name, listener] of listeners) element.removeEventListener(name, listener);
            element.removeEventListener("click", click, { capture: true });
            if (tips.shown?.over === element) tips.close(0);
        };
    };
}
