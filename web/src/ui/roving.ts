/** A group that is one stop of the Tab key: arrow keys lead from one thing in it to the next. For groups that keep no focus of their own.
 *
 *     <ul {@attach roving}>
 */
import type { Attachment } from "svelte/attachments";

const ITEMS = "button:not(:disabled), [tabindex]";
const STEPS: Record<string, (at: number, last: number) => number> = {
    ArrowRight: (at, last) => Math.min(at + 1, last),
    ArrowDown: (at, last) => Math.min(at + 1, last),
    ArrowLeft: (at) => Math.max(at - 1, 0),
    ArrowUp: (at) => Math.max(at - 1, 0),
    Home: () => 0,
    End: (_at, last) => last,
};

export const roving: Attachment<HTMLElement | SVGElement> = (group) => {
    let current: Element | null = null;

    const items = (): (HTMLElement | SVGElement)[] => [
        ...group.querySelectorAll<HTMLElement | SVGElement>(ITEMS),
    ];
    const isSeen = (item: Element): boolean => item.checkVisibility();
    const canBeChosen = (item: Element): boolean =>
        item.matches("button, [role=button]:not([aria-disabled=true])");

    /** The stop is where one was, or else the first thing that can be chosen. */
    function stop(): void {
        const all = items();
        if (!current || !all.includes(current as HTMLElement) || !isSeen(current)) {
            const seen = all.filter(isSeen);
            current = seen.find(canBeChosen) ?? seen[0] ?? all[0] ?? null;
        }
        for (const item of all) {
            const tabIndex = item === current ? 0 : -1;
            if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
        }
    }

    function focused(event: FocusEvent): void {
        current = (event.target as Element).closest(ITEMS);
        stop();
    }

    function pressed(event: KeyboardEvent): void {
        const step = STEPS[event.key];
        const all = items().filter(isSeen);
        const at = all.indexOf(event.target as HTMLElement);
        if (!step || at < 0) return;
        event.preventDefault();
        all[step(at, all.length - 1)]!.focus();
    }

    const changes = new MutationObserver(stop);
    changes.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focused as EventListener);
    group.addEventListener("keydown", pressed as EventListener);
    stop();
    return () => {
        changes.disconnect();
        group.removeEventListener("focusin", focused as EventListener);
        group.removeEventListener("keydown", pressed as EventListener);
    };
};
