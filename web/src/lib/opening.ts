/** Opening tables: what people ask for with one click, and what they are given. */
import { post, Refused } from "./api";
import { myself } from "./me.svelte";
import { madeUpName } from "./names";
import { router } from "./router.svelte";
import type { NewTable, TableInfo } from "./schema";

/** Whoever has never been here becomes a guest. */
export async function beSomebody(): Promise<void> {
    if (!myself.known) await myself.look();
    if (myself.me) return;
    const name = madeUpName();
    try {
        await myself.comeAs(name);
    } catch (error) {
        if (!(error instanceof Refused && error.code === "name-taken")) throw error;
        await myself.comeAs(`${name} ${2 + Math.floor(Math.random() * 9998)}`);
    }
}

export async function open(wish: NewTable): Promise<void> {
    await beSomebody();
    const table = await post<TableInfo>("/tables", wish);
    router.go(`/table/${table.id}`);
}

export async function playAgainstBots(game: string, players: number, level: string): Promise<void> {
    const bots = Array.from({ length: players - 1 }, () => ({ kind: level }));
    await open({ game, seats: [{ kind: "me" }, ...bots], public: false });
}

export async function playWithFriends(game: string, players: number): Promise<void> {
    const friends = Array.from({ length: players - 1 }, () => ({ kind: "open" }));
    await open({ game, seats: [{ kind: "me" }, ...friends], public: false });
}

/** Where others get to a table of ours. */
export function linkTo({ id, public: isPublic, invitation }: TableInfo): string {
    const query = !isPublic && invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
    return `${location.origin}/table/${id}${query}`;
}
