/** Which page is at which address. Pages are loaded when somebody goes there. */
import type { Component } from "svelte";

export type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: unknown }>;

const missing: Loader = () => import("../pages/NotFound.svelte");

const ROUTES: [RegExp, Loader][] = [
    [/^\/$/, () => import("../pages/Front.svelte")],
    [/^\/new\/(?<game>\w+)$/, () => import("../pages/New.svelte")],
    [/^\/edition\/(?<game>\w+)$/, () => import("../pages/Edition.svelte")],
    [/^\/table\/(?<id>[\w-]+)$/, () => import("../pages/Table.svelte")],
    [/^\/table\/(?<id>[\w-]+)\/replay$/, () => import("../pages/Replay.svelte")],
    [/^\/import$/, () => import("../pages/Import.svelte")],
    [/^\/me$/, () => import("../pages/Me.svelte")],
    [/^\/people\/(?<id>[\w-]+)$/, () => import("../pages/Person.svelte")],
    [/^\/settings$/, () => import("../pages/Settings.svelte")],
    [/^\/ratings\/(?<game>\w+)$/, () => import("../pages/Ratings.svelte")],
    [/^\/about$/, () => import("../pages/About.svelte")],
    [/^\/learn\/(?<game>\w+)(?:\/(?<chapter>[\w-]+))?$/, () => import("../learn/Learn.svelte")],
    [/^\/rules\/(?<game>\w+)$/, () => import("../learn/Rules.svelte")],
];

export interface Place {
    /** The same for addresses that differ only in what they show of the same thing. */
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
