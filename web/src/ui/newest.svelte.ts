const A_LINE = 30;

/** Keeps the end of a growing list in sight until somebody scrolls up to read, however large the list or the frame around it becomes. */
export class Newest {
    /** Somebody has scrolled up. What they read must stay where it is. */
    reads = $state(false);

    readonly follow = (content: HTMLElement): (() => void) => {
        const frame = content.parentElement!;
        let last = 0;

        // At once: a list that has become shorter scrolls up by itself, which must not be taken for somebody reading.
        const changed = (): void => {
            if (!this.reads) frame.scrollTo({ top: frame.scrollHeight });
            last = frame.scrollTop;
        };

        // A person who scrolls up wants to read; at the end the list follows new entries again.
        const scrolled = (): void => {
            const isAtEnd = frame.scrollHeight - frame.scrollTop - frame.clientHeight < A_LINE;
            if (isAtEnd) this.reads = false;
            else if (frame.scrollTop < last) this.reads = true;
            last = frame.scrollTop;
        };

        // When old lines are removed, browsers scroll up by themselves, to keep those in sight in their places.
        // That would be taken for somebody reading, so they may do it only where somebody reads.
        $effect(() => {
            frame.style.overflowAnchor = this.reads ? "auto" : "none";
        });

        const lines = new MutationObserver(changed);
        lines.observe(content, { childList: true, characterData: true, subtree: true });
        const sizes = new ResizeObserver(changed);
        sizes.observe(content);
        sizes.observe(frame);
        frame.addEventListener("scroll", scrolled);
        return () => {
            lines.disconnect();
            sizes.disconnect();
            frame.removeEventListener("scroll", scrolled);
        };
    };
}
