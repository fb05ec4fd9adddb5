/** How pieces lie in a workshop. Boxes are all alike and nothing may be moved, so it does not matter which piece lies where. */
import type { SabikaPlayerView } from "../../lib/schema";

/** For each storehouse what lies in each of its boxes, null in an empty one. */
export function boxes(player: SabikaPlayerView): (string | null)[][] {
    const pieces = Object.entries({ ...player.materials, ...player.goods }).flatMap(([item, n]) =>
        Array<string>(n).fill(item),
    );
    return player.storehouses.map(({ boxes: count }) =>
        Array.from({ length: count }, () => pieces.shift() ?? null),
    );
}

/** The boxes of blue poems, which hold goods only. */
export function poemBoxes(player: SabikaPlayerView): (string | null)[] {
    const goods = Object.entries(player.poem_goods).flatMap(([good, n]) => Array<string>(n).fill(good));
    return Array.from({ length: player.poem_boxes }, (_, place) => goods[place] ?? null);
}
