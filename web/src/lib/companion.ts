/** The companion: a bot that plays as well as oneself, chosen by one's results, which this browser remembers. */
import { Stored } from "./stored.svelte";
import type { TableInfo } from "./schema";

export const COMPANION = "companion";

/** How strong the levels of a game are: with 400 points more, one wins ten times as often. */
type Strengths = Readonly<Record<string, number>>;

const MEASURED = import.meta.glob<Strengths>("../games/*/strengths.ts", { eager: true, import: "STRENGTHS" });

/** For games whose bots nobody has compared: masters win about three of four games against apprentices in each game
 * that was measured, and apprentices win more than that against novices. */
const USUAL: Strengths = { novice: 0, apprentice: 400, master: 600, grandmaster: 750 };

export const strengthsOf = (game: string): Strengths => MEASURED[`../games/${game}/strengths.ts`] ?? USUAL;

/** The weight of later games. A first one weighs as much as the step from novice to apprentice: so two victories over
 * novices lead to apprentices, however far apart the levels of the game are. */
const LAST_STEP = 60;
const MOST_REMEMBERED = 50;

/** What is known of a person's strength in one game. Everybody begins as strong as a novice. */
export interface Known {
    strength: number;
    games: number;
    /** Tables that have been counted. */
    tables: string[];
}

export const UNKNOWN: Known = { strength: 0, games: 0, tables: [] };

type Finished = Pick<TableInfo, "id" | "game" | "seats" | "yours" | "imported">;

/** What is known after a game. Only games of one person against bots count, each once. */
export function afterwards(known: Known, table: Finished, scores: readonly number[]): Known {
    const strengths = strengthsOf(table.game);
    const [seat, ...others] = table.yours;
    const rivals = table.seats.filter(({ kind, seat: place }) => place !== seat && kind in strengths);
    const counts = seat !== undefined && !others.length && rivals.length > 0 && !table.imported;
    if (!counts || known.tables.includes(table.id)) return known;
    const surprises = rivals.map(({ kind, seat: rival }) => {
        const expected = 1 / (1 + 10 ** ((strengths[kind]! - known.strength) / 400));
        return (1 + Math.sign(scores[seat]! - scores[rival]!)) / 2 - expected;
    });
    const step = Math.max(LAST_STEP, firstStep(strengths) / (1 + known.games / 4));
    const change = (step * surprises.reduce((sum, surprise) => sum + surprise)) / surprises.length;
    return {
        strength: known.strength + change,
        games: known.games + 1,
        tables: [...known.tables, table.id].slice(-MOST_REMEMBERED),
    };
}

const firstStep = ({ novice, apprentice }: Strengths): number => apprentice! - novice!;

/** The level that is nearest to this strength. */
export function levelOf(game: string, { strength }: Known, levels: readonly string[]): string {
    const distance = (level: string): number => Math.abs(strengthsOf(game)[level]! - strength);
    return levels.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

const stored = new Stored<Record<string, Known>>("strength", {});
/** The seats of the last tables at which the companion was asked for. */
const asked = new Stored<Record<string, number[]>>("companions", {});

export const knownOf = (game: string): Known => stored.value[game] ?? UNKNOWN;

export const companionsAt = (table: string): readonly number[] => asked.value[table] ?? [];

export function noteCompanions(table: string, seats: readonly number[]): void {
    if (!seats.length) return;
    const before = Object.entries(asked.value).slice(1 - MOST_REMEMBERED);
    asked.value = Object.fromEntries([...before, [table, [...seats]]]);
}

export function noteResult(table: Finished, scores: readonly number[]): void {
    stored.value = { ...stored.value, [table.game]: afterwards(knownOf(table.game), table, scores) };
}
