/** What the question offers, by where it lies on the table. Nothing here knows a rule: what is not legal is not in it. */
import type { Choice, Group, Question } from "../../lib/schema";

export interface Offer {
    choice: Choice;
    group: Group;
    /** The cards of the display or of the hand: what is taken, or what is paid with. */
    cards: string[];
    /** The cells of the palace. */
    cell: string | null;
}

/** Where tiles of the palace and of the reserve are changed. */
const REDESIGN = "redesign:";

/** The offers of a question that would follow after one that only begins an action: with it they are the whole action. */
export const wholeOffers = (begun: Offer, further: Question): Offer[] =>
    offersOf(further).map((offer) => ({
        ...offer,
        group: begun.group,
        cards: [...begun.cards, ...offer.cards],
        choice: { ...offer.choice, moves: [...begun.choice.moves, ...offer.choice.moves] },
    }));

export const offersOf = (question: Question | null): Offer[] =>
    question?.groups.flatMap((group) =>
        group.choices.map((choice) => ({
            choice,
            group,
            cards: [...namesAt("display", choice.places), ...namesAt("hand", choice.places)],
            cell: namesAt("cell", choice.places)[0] ?? null,
        })),
    ) ?? [];

/** The names of the places of one kind. */
export const namesAt = (kind: string, places: readonly string[] = []): string[] =>
    places.flatMap((place) => (place.startsWith(`${kind}:`) ? [place.slice(kind.length + 1)] : []));

export const takesOf = (offers: readonly Offer[]): Offer[] =>
    offers.filter(({ choice }) => namesAt("display", choice.places).length);

/** The ways to buy each tile of the market. */
export const buysOf = (offers: readonly Offer[]): Map<string, Offer[]> => byTile("market", offers);

/** What can be done now with each tile, as it has to be laid down. */
export const laysOf = (offers: readonly Offer[]): Map<string, Offer[]> => byTile("tile", offers);

function byTile(kind: string, offers: readonly Offer[]): Map<string, Offer[]> {
    const found = new Map<string, Offer[]>();
    for (const offer of offers)
        for (const tile of namesAt(kind, [offer.group.place ?? ""]))
            found.set(tile, [...(found.get(tile) ?? []), offer]);
    return found;
}

/** How each tile of the reserve is taken up. */
export const usesOf = (offers: readonly Offer[]): Map<string, Offer> =>
    new Map(
        offers.flatMap((offer) =>
            offer.group.place === REDESIGN
                ? namesAt("tile", offer.choice.places).map((tile): [string, Offer] => [tile, offer])
                : [],
        ),
    );

/** Tiles that can leave the palace. */
export const withdrawsOf = (offers: readonly Offer[]): Offer[] =>
    offers.filter(({ group, cell }) => group.place === REDESIGN && cell !== null);

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
    one.toSorted().join() === other.toSorted().join();

/** The choice that is made with exactly these cards. */
export const withCards = (offers: readonly Offer[], cards: readonly string[]): Offer | undefined =>
    offers.find((offer) => sameCards(offer.cards, cards));

/** The places of the display whose cards can be taken together with those at the chosen places. */
export function canJoin(
    takes: readonly Offer[],
    display: readonly string[],
    chosen: readonly number[],
): Set<number> {
    const others = display.map((_, place) => place).filter((place) => !chosen.includes(place));
    const together = (place: number): string[] => [...chosen, place].map((at) => display[at]!);
    return new Set(others.filter((place) => withCards(takes, together(place)) !== undefined));
}

/** How much too much is paid, if it is a payment. */
export const overOf = ({ choice: { label } }: Offer): number | null =>
    label[0] === "alhambra-choose-pay" ? (label[1][1] as number) : null;
