/** How well colours are told apart, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
    const [r, g, b] = [1, 3, 5].map((at) => {
        const part = parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export function contrast(one: string, other: string): number {
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05);
}
