/** From a tutorial right into a game against one bot. */
import { post } from "../lib/api";
import { myself } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import type { TableInfo } from "../lib/schema";
import { lt } from "./texts.svelte";

export async function playNow(game: string): Promise<void> {
    await myself.comeAs(myself.me?.name ?? lt("learn-guest"));
    const seats = [{ kind: "me" }, { kind: "apprentice" }];
    const table = await post<TableInfo>("/tables", { game, seats, public: false });
    router.go(`/table/${table.id}`);
}
