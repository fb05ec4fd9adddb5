/** Which page is at which address. Pages are loaded when somebody goes there. */
import type { Component } from "svelte";
import PAGES from "../../../src/granada/server/pages.json";

export type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: unknown }>;

const LOADERS = import.meta.glob<{ default: unknown }>([
    "../pages/*.svelte",
    "../learn/Learn.svelte",
    "../learn/Rules.svelte",
]);

const missing: Loader = () => import("../pages/NotFound.svelte");

const ROUTES: [RegExp, Loader][] = Object.entries(PAGES).map(([address, page]) => [
    new RegExp(`^${address.replace(/:(\w+)/g, "(?<$1>[\\w-]+)")}$`),
    LOADERS[`../${page}.svelte`] ?? missing,
]);

export interface Place {
    /** Addresses that differ only in what they show of the same thing have the same key. */
    key: string;
    load: () => Promise<Page>;
    params: Record<string, string>;
}

export function placeOf(path: string): Place {
    for (const [pattern, loader] of ROUTES) {
        const found = pattern.exec(path);
        if (found)
            return {
                key: path,
                load: async () => (await loader()).default as Page,
                params: { ...found.groups },
            };
    }
    return { key: path, load: async () => (await missing()).default as Page, params: {} };
}
