/** Opening tables: what people ask for with one click, and what they are given. */
import { post, Refused } from "./api";
import { Asked } from "./asked.svelte";
import { COMPANION, companionsAt, knownOf, levelOf, noteCompanions } from "./companion";
import { contribute, promised } from "./contribution";
import { isHere } from "./hosts.svelte";
import { myself } from "./me.svelte";
import { madeUpName } from "./names";
import { LEVELS, levelsOf, offered, playable } from "./offer.svelte";
import { hrefTo } from "./place";
import { router } from "./router.svelte";
import type { NewTable, TableInfo } from "./schema";
import { offerCoach } from "./settings.svelte";

/** What only somebody may ask for. A person whom the host does not know becomes a guest: one who has never been here, and one of
 * the server when it has gone and the engine answers. */
export async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
    await beSomebody();
    try {
        return await work();
    } catch (error) {
        if (!(error instanceof Refused && error.code === "not-signed-in")) throw error;
        const name = myself.me?.name;
        await myself.look();
        await beSomebody(name);
        return work();
    }
}

async function beSomebody(name = madeUpName()): Promise<void> {
    if (!myself.known) await myself.look();
    if (myself.me) return;
    try {
        await myself.comeUnasked(name);
    } catch (error) {
        if (!(error instanceof Refused && error.code === "name-taken")) throw error;
        await myself.comeUnasked(`${name} ${2 + Math.floor(Math.random() * 9998)}`);
    }
}

/** The question for the name, which a dialog of the page asks. */
export const nameQuestion = new Asked();

/** A person who plays with others is asked for a name, once. False if they do not want to say it. */
export async function beKnown(): Promise<boolean> {
    if (!myself.known) await myself.look();
    return myself.hasName || nameQuestion.ask();
}

/** The level of the companion now. */
export function companionLevel(game: string): string {
    const info = offered.game(game);
    return playable(levelOf(game, knownOf(game), info ? levelsOf(info) : LEVELS));
}

/** The level that plays where somebody has asked for this kind. */
const levelAsked = (game: string, kind: string): string =>
    kind === COMPANION ? companionLevel(game) : playable(kind);

export async function open(request: NewTable): Promise<void> {
    const withOthers = request.seats.some(({ kind }) => kind === "open");
    if (withOthers && !(await beKnown())) return;
    const table = await asSomebody(async () => {
        const seats = request.seats.map((seat) => ({
            ...seat,
            kind: levelAsked(request.game, seat.kind),
        }));
        const commitment = await promised();
        return post<TableInfo>("/tables", { ...request, seats, commitment });
    });
    const companions = request.seats.flatMap(({ kind }, seat) => (kind === COMPANION ? [seat] : []));
    await goTo(table, companions);
}

/** The same people play again. Companions play as well as one does now. */
export async function playAgain({ id, game }: TableInfo): Promise<void> {
    await offered.load();
    const companions = companionsAt(id);
    const bots = Object.fromEntries(companions.map((seat) => [seat, companionLevel(game)]));
    const commitment = isHere(id) ? null : await promised();
    await goTo(await post<TableInfo>(`/tables/${id}/rematch`, { commitment, bots }), companions);
}

async function goTo(table: TableInfo, companions: readonly number[]): Promise<void> {
    noteCompanions(table.id, companions);
    await contribute(table);
    router.go(`/table/${table.id}`);
}

export async function playAgainstBots(game: string, players: number, kind: string): Promise<void> {
    if (levelAsked(game, kind) === LEVELS[0]) offerCoach();
    const bots = Array.from({ length: players - 1 }, () => ({ kind }));
    await open({ game, seats: [{ kind: "me" }, ...bots], public: false });
}

export async function playWithFriends(game: string, players: number): Promise<void> {
    const friends = Array.from({ length: players - 1 }, () => ({ kind: "open" }));
    await open({ game, seats: [{ kind: "me" }, ...friends], public: false });
}

/** Where others get to a table of ours, or to its replay. */
export function pathTo({ id, public: isPublic, invitation }: TableInfo, page = ""): string {
    const query = !isPublic && invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
    return `/table/${id}${page}${query}`;
}

export const linkTo = (table: TableInfo): string => new URL(hrefTo(pathTo(table)), location.href).href;
