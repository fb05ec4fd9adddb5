/** A patch of a view, as docs/protocol.md describes it. */
export type Change = [unknown] | [] | { [name: string]: Change };

export function patched(before: unknown, change: Change): unknown {
    if (Array.isArray(change)) return change[0];
    const after: Record<string, unknown> = (
        Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }
    ) as Record<string, unknown>;
    for (const [name, part] of Object.entries(change)) {
        if (name === "length" && Array.isArray(after)) after.length = (part as [number])[0];
        else if (Array.isArray(part) && part.length === 0) delete after[name];
        else after[name] = patched(after[name], part);
    }
    return after;
}
