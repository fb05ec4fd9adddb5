/** Finds what a tutorial points at. Places have the names that choices use: `data-place` on the board, `data-words` where something of the
 * board is offered once more in words, `data-move` for choices in words (`choice:MOVES`). */

export interface Found {
    place: string;
    element: Element;
    rect: DOMRect;
}

const QUESTION = "question:";
/** What is smaller is there for screen readers only. */
const LEAST = 6;

/** What can be seen of these places, without what was picked already; the question, if nothing else is left. */
export function found(board: Element, places: readonly string[]): Found[] {
    if (!places.length) return [];
    const open = places.flatMap((place) => {
        const elements = elementsOf(board, place);
        return elements.some((element) => element.getAttribute("aria-pressed") === "true")
            ? []
            : seen(place, elements);
    });
    return open.length ? open : seen(QUESTION, elementsOf(board, QUESTION));
}

function elementsOf(board: Element, place: string): Element[] {
    const [kind, name] = split(place);
    const selector =
        kind === "choice" ? `[data-move="${name}"]` : `[data-place="${place}"], [data-words="${place}"]`;
    return [...board.querySelectorAll(selector)];
}

function split(place: string): [string, string] {
    const at = place.indexOf(":");
    return [place.slice(0, at), place.slice(at + 1)];
}

const seen = (place: string, elements: readonly Element[]): Found[] =>
    elements.filter(isShown).map((element) => ({ place, element, rect: element.getBoundingClientRect() }));

/** Lists for screen readers are clipped to a point, whatever is in them. */
function isShown(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
        const { width, height } = around.getBoundingClientRect();
        const isPoint = width < LEAST || height < LEAST;
        if (isPoint && (around === element || getComputedStyle(around).overflow === "hidden")) return false;
    }
    return element.checkVisibility();
}

/** Near its upper edge, in its middle and near its lower edge. */
const HEIGHTS = [0.05, 0.5, 0.95] as const;

/** Whether it is in the window from top to bottom. */
export const isWhollyInView = (element: Element): boolean =>
    HEIGHTS.every((height) => isSeenAt(element, height));

/** Whether its middle is in the window, and no bar that stays there lies over it. */
export const isInView = (element: Element): boolean => isSeenAt(element, 0.5);

function isSeenAt(element: Element, part: number): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height * part);
    for (let over = hit; over && !over.contains(element); over = over.parentElement)
        if (STAYS.has(getComputedStyle(over).position)) return false;
    return hit !== null;
}

const STAYS = new Set(["sticky", "fixed"]);
