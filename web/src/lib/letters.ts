/** The sign of each player, wherever there is room for one letter: the initial, or where several have the same, the number in the name
 * or that of the seat. */
export function lettersOf(names: readonly string[]): string[] {
    const initials = names.map((name) => name.charAt(0).toLocaleUpperCase());
    const letters = (otherwise: (seat: number) => string): string[] =>
        initials.map((one, seat) =>
            initials.filter((other) => other === one).length > 1 ? otherwise(seat) : one,
        );
    const numbered = letters((seat) => /\d$/.exec(names[seat]!)?.[0] ?? String(seat + 1));
    return new Set(numbered).size === names.length ? numbered : letters((seat) => String(seat + 1));
}
