/** Where we are: the address of the page, and how to go elsewhere without loading everything again. */
import { addressOf, hrefTo } from "./place";

/** Only to read addresses, which need an origin for that. */
const ANYWHERE = "http://granada";

class Router {
    #address = $state.raw(new URL(addressOf(location), ANYWHERE));

    readonly path = $derived(this.#address.pathname);
    readonly query = $derived(this.#address.searchParams);
    /** What follows # in the address, without it. */
    readonly hash = $derived(this.#address.hash.slice(1));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("hashchange", () => this.#read());
    }

    go(to: string, { replace = false } = {}): void {
        if (replace) history.replaceState(null, "", hrefTo(to));
        else history.pushState(null, "", hrefTo(to));
        this.#read();
        if (!replace) scrollTo(0, 0);
    }

    #read(): void {
        this.#address = new URL(addressOf(location), ANYWHERE);
    }
}

export const router = new Router();

/** For links: `<a href={hrefTo("/learn")} onclick={follow}>`. Clicks that ask for another tab are left to the browser. */
export function follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLElement).closest("a");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
        return;
    event.preventDefault();
    router.go(addressOf(link));
}
