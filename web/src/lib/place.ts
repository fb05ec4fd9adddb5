/** Where the application lives: at the root of a server of its own, or as files below any address of another one. */

/** Without a server: everything is played in this browser. */
export const IS_SITE = import.meta.env.MODE === "site";

/** The beginning of the addresses of files: "/" at a server, "./" at a site. */
export const BASE = import.meta.env.BASE_URL;

/** The link to an address of the application. A site has one page only, and tells what it shows behind the #. */
export const hrefTo = (address: string): string => (IS_SITE ? `#${address}` : address);

/** The address of the application that the window shows, or that a link leads to. */
export function addressOf({ pathname, search, hash }: Location | HTMLAnchorElement | URL): string {
    return IS_SITE ? hash.slice(1) || "/" : pathname + search + hash;
}
