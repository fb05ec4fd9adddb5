/** The sign of each player, wherever there is room for one letter: the number in the name, or else the initial; where several would have
 * the same, the number of the seat. */
export function lettersOf(names: readonly string[]): string[] {
    const own = names.map((name) => /\d$/.exec(name)?.[0] ?? name.charAt(0).toLocaleUpperCase());
    const apart = own.map((sign, seat) =>
        own.indexOf(sign) === own.lastIndexOf(sign) ? sign : String(seat + 1),
    );
    return new Set(apart).size === names.length ? apart : names.map((_, seat) => String(seat + 1));
}
