const A_LINE = 30;

/** Keeps the end of what grows in sight of whoever has not scrolled up to read, however large it or the frame around it becomes. */
export function newestInSight(content: HTMLElement): () => void {
    const frame = content.parentElement!;
    let reads = false;
    let last = 0;

    function follow(): void {
        if (!reads) frame.scrollTo({ top: frame.scrollHeight });
    }

    // Growing does not scroll up, so whoever does wants to; only at the end they want to be taken along again.
    function scrolled(): void {
        const isAtEnd = frame.scrollHeight - frame.scrollTop - frame.clientHeight < A_LINE;
        if (isAtEnd) reads = false;
        else if (frame.scrollTop < last) reads = true;
        last = frame.scrollTop;
    }

    const sizes = new ResizeObserver(follow);
    sizes.observe(content);
    sizes.observe(frame);
    frame.addEventListener("scroll", scrolled);
    return () => {
        sizes.disconnect();
        frame.removeEventListener("scroll", scrolled);
    };
}
