/** Where we are: the path of the page, and how to go elsewhere without loading everything again. */

class Router {
    path = $state(location.pathname);
    query = $state(new URLSearchParams(location.search));
    /** What follows # in the address, without it. */
    hash = $state(location.hash.slice(1));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("hashchange", () => this.#read());
    }

    go(to: string, { replace = false } = {}): void {
        if (replace) history.replaceState(null, "", to);
        else history.pushState(null, "", to);
        this.#read();
        if (!replace) scrollTo(0, 0);
    }

    #read(): void {
        this.path = location.pathname;
        this.query = new URLSearchParams(location.search);
        this.hash = location.hash.slice(1);
    }
}

export const router = new Router();

/** For links: `<a href="/learn" onclick={follow}>`. Clicks that ask for another tab are left to the browser. */
export function follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLElement).closest("a");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
        return;
    event.preventDefault();
    router.go(link.pathname + link.search + link.hash);
}
