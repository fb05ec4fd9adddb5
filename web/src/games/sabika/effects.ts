/** The effect language, as far as a page has to take it apart: calls with arguments, which may be calls. */
export interface Effect {
    name: string;
    /** Each as it is written. */
    parts: string[];
}

/** `then(gain(dinar,1),raw(1))` is the call `then` of `gain(dinar,1)` and `raw(1)`. A plain word has no parts. */
export function parsed(text: string): Effect {
    const open = text.indexOf("(");
    if (open < 0) return { name: text, parts: [] };
    const parts: string[] = [];
    let depth = 0;
    let from = open + 1;
    for (let place = from; place < text.length; place++) {
        const sign = text[place];
        if (sign === "(" || sign === "[") depth++;
        else if ((sign === "," && depth === 0) || (sign === ")" && depth === 0)) {
            parts.push(text.slice(from, place));
            from = place + 1;
        } else if (sign === ")" || sign === "]") depth--;
    }
    return { name: text.slice(0, open), parts };
}

export interface Gain {
    /** What pieces are called that can be drawn: several to choose from, none where only words help. */
    icons: string[];
    n: number;
    text: string;
}

const PLAIN = new Set(["pp", "paria", "raw", "good", "mix", "process", "favour", "transactions"]);

/** What an effect brings one after the other, for drawing it with small pictures. */
export function gains(text: string): Gain[] {
    const { name, parts } = parsed(text);
    if (name === "then") return parts.flatMap(gains);
    if (name === "gain" || name === "gain_choice")
        return [{ icons: parts[0]!.split("/"), n: Number(parts[1]), text }];
    if (PLAIN.has(name)) return [{ icons: [name], n: Number(parts[0]), text }];
    if (name === "action") return [{ icons: [`action-${parts[0]!}`], n: 1, text }];
    return [{ icons: [], n: 1, text }];
}
