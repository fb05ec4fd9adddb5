/** The legal moves, sorted by what they are done to. Nothing here knows a rule: what is not legal is not in it. */
export interface Choices {
    /** The cards of each legal way to take money. */
    takes: string[][];
    buys: Set<string>;
    withdraws: Set<string>;
    uses: Set<string>;
    /** By tile, the cells it can be put on. */
    sites: Map<string, Set<string>>;
    /** By tile, the tiles it can be swapped for. */
    swaps: Map<string, Set<string>>;
    reserves: Set<string>;
    gives: Set<string>;
    pass: boolean;
}

export function choicesOf(legal: readonly string[]): Choices {
    const choices: Choices = {
        takes: [],
        buys: new Set(),
        withdraws: new Set(),
        uses: new Set(),
        sites: new Map(),
        swaps: new Map(),
        reserves: new Set(),
        gives: new Set(),
        pass: false,
    };
    for (const move of legal) {
        const [verb, first = "", second = ""] = move.split(" ");
        if (verb === "take") choices.takes.push(move.split(" ").slice(1));
        else if (verb === "buy") choices.buys.add(first);
        else if (verb === "withdraw") choices.withdraws.add(first);
        else if (verb === "use") choices.uses.add(first);
        else if (verb === "place") gather(choices.sites, first, second);
        else if (verb === "swap") gather(choices.swaps, first, second);
        else if (verb === "reserve") choices.reserves.add(first);
        else if (verb === "give") choices.gives.add(first);
        else if (verb === "pass") choices.pass = true;
    }
    return choices;
}

function gather(map: Map<string, Set<string>>, key: string, value: string): void {
    map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** The tiles that can or must be laid down now. */
export function tilesToLay({ sites, swaps, reserves, gives }: Choices): string[] {
    return [...new Set([...sites.keys(), ...swaps.keys(), ...reserves, ...gives])];
}

/** The move that takes exactly these cards, if it is legal. */
export function takeMove({ takes }: Choices, cards: readonly string[]): string | undefined {
    const wanted = cards.toSorted().join(" ");
    const found = takes.find((take) => take.toSorted().join(" ") === wanted);
    return found && `take ${found.join(" ")}`;
}

/** The places of the display whose cards can be taken together with those at the chosen places. */
export function canJoin(
    choices: Choices,
    display: readonly string[],
    chosen: readonly number[],
): Set<number> {
    const others = display.map((_, place) => place).filter((place) => !chosen.includes(place));
    const together = (place: number): string[] => [...chosen, place].map((at) => display[at]!);
    return new Set(others.filter((place) => takeMove(choices, together(place)) !== undefined));
}
