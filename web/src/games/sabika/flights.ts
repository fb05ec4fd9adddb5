/** What has gone from one place to another between two views, so that it can be seen going. Places have names, `data-place` in the page. */
import type { SabikaPlayerView, SabikaView, SabikaWorker } from "../../lib/schema";

export interface Flight {
    /** A piece that can be drawn; of a worker its trade. */
    kind: string;
    n: number;
    from: string;
    to: string;
    /** Whose worker it is that goes. */
    seat?: number;
}

/** The middle of the rondel stands for whatever lies beside the board. */
export const BANK = "bank";
const AMOUNTS = { dinars: "dinar", parias: "paria", seals: "seal", pp: "pp" } as const;

export function flights(before: SabikaView, after: SabikaView, own: number): Flight[] {
    return after.everyone.flatMap((player, seat) => {
        const earlier = before.everyone[seat];
        return earlier ? ofPlayer(earlier, player, seat, seat === own, emptied(before, after)) : [];
    });
}

function ofPlayer(
    before: SabikaPlayerView,
    after: SabikaPlayerView,
    seat: number,
    isOwn: boolean,
    spaces: Map<string, string>,
): Flight[] {
    const home = (place: string): string => (isOwn ? place : `player:${seat}`);
    const moved = (kind: string, by: number, place: string, origin = BANK): Flight[] => {
        if (!by) return [];
        const [from, to] = by > 0 ? [origin, home(place)] : [home(place), BANK];
        return [{ kind, n: Math.abs(by), from, to }];
    };
    const amounts = Object.entries(AMOUNTS).flatMap(([name, kind]) => {
        const field = name as keyof typeof AMOUNTS;
        return moved(kind, after[field] - before[field], `own-${kind}`);
    });
    const had: Record<string, number> = { ...before.materials, ...before.goods };
    const items = Object.entries({ ...after.materials, ...after.goods }).flatMap(([item, n]) =>
        moved(item, n - (had[item] ?? 0), `item:${item}`, spaces.get(item)),
    );
    const raws = fresh(before.raws, after.raws).flatMap((raw) => moved(raw, 1, "own-raws", spaces.get(raw)));
    const taken = (kind: string, place: string, origin: string): Flight => ({
        kind,
        n: 1,
        from: origin,
        to: home(place),
    });
    return [
        ...walks(before.workers, after.workers, seat),
        ...amounts,
        ...items,
        ...raws,
        ...fresh(before.majors, after.majors).map((tile) => taken("palace", "own-majors", `major:${tile}`)),
        ...fresh(rowOf(before), rowOf(after)).map((card) => taken("tower", "own-row", `minor:${card}`)),
        ...(["blue", "red", "grey"] as const).flatMap((colour) =>
            fresh(before[colour], after[colour]).map((poem) =>
                taken(colour === "grey" ? "poem" : `poem-${colour}`, "own-poems", `${colour}:${poem}`),
            ),
        ),
        ...after.storehouses.flatMap(({ tiles }, place) =>
            fresh(before.storehouses[place]?.tiles ?? [], tiles).map((tile) =>
                taken("box", `storehouse:${place + 1}`, `tile:${tile}`),
            ),
        ),
    ];
}

/** Workers that leave the workshop for the rings, and those that come back from there. On the rings they are turned. */
function walks(
    before: Record<string, SabikaWorker>,
    after: Record<string, SabikaWorker>,
    seat: number,
): Flight[] {
    return Object.entries(after).flatMap(([name, { kind, square }]) => {
        const earlier = before[name]?.square ?? null;
        if ((earlier === null) === (square === null)) return [];
        const [home, token] = [`home:${seat}-${name}`, `token:${seat}-${name}`];
        const [from, to] = square === null ? [token, home] : [home, token];
        return [{ kind, n: 1, from, to, seat }];
    });
}

const rowOf = ({ left_row, right_row }: SabikaPlayerView): string[] => [...left_row, ...right_row];

const fresh = (before: readonly string[], after: readonly string[]): string[] =>
    after.filter((each) => !before.includes(each));

/** The space from which each thing has been taken. */
function emptied(before: SabikaView, after: SabikaView): Map<string, string> {
    const raws = Object.entries(before.raws).filter(([space, raw]) => raw && after.raws[space] !== raw);
    const marbles = Object.entries(before.marbles).filter(([space, lies]) => lies && !after.marbles[space]);
    return new Map([
        ...raws.map(([space, raw]): [string, string] => [raw!, `space:${space}`]),
        ...marbles.map(([space]): [string, string] => ["marble", `space:${space}`]),
    ]);
}
