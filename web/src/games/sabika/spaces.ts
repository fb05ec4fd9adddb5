/** The spaces between the rings, as the view tells which there are. */
import type { SabikaView } from "../../lib/schema";

/** The space of a kind beside a square, if there is one. */
export function spaceBeside({ spaces }: SabikaView, square: string, kind: string): string | null {
    const found = Object.entries(spaces).find(
        ([, space]) => space.kind === kind && space.squares.includes(square),
    );
    return found?.[0] ?? null;
}
