/** Messages and events in the words of the reader: one renderer for all games, made from what each game declares in its forms.json.
 * What the forms mean is written in src/granada/wording/saying.py, which does the same in the terminal. */
import { t, type Args } from "./locale.svelte";
import type { Choice, Forms, GameEvent, Message } from "./schema";

export interface EventSentence<E> {
    text: string;
    /** The event that it tells of, or the first one of several. */
    event: E;
}

const MINUS = "−";

export class Saying {
    constructor(
        private readonly forms: Required<Forms>,
        private readonly name: (seat: number) => string,
        /** A component by its kind and its name. */
        private readonly thing: (kind: string, name: string) => string,
    ) {}

    message([id, args]: Message): string {
        if (id.startsWith(":")) return String(this.said(id.slice(1), args));
        const said: Args = {};
        Object.entries(this.forms.messages[id] ?? {}).forEach(([name, form], place) => {
            said[name] = this.said(form, [args[place]]);
        });
        return t(id, said);
    }

    /** The label with what the cost is made of, and the sum if there are several parts. */
    label({ label, parts = [] }: Choice): string {
        const text = this.message(label);
        return parts.length ? `${text}: ${this.parts(parts)}` : text;
    }

    /** The label in another form: an attribute of its message. */
    labelAs({ label: [id, args] }: Choice, attribute: string): string {
        return this.message([`${id}.${attribute}`, args]);
    }

    /** If there are several, the last one is their sum. */
    parts(parts: readonly Message[]): string {
        const said = parts.map((part) => this.message(part));
        const sum = said.pop()!;
        return said.length ? `${said.join(" + ")} = ${sum}` : sum;
    }

    // Events.

    /** Events in sentences, without silent ones. All changes for one player are one sentence. */
    sentences<E extends GameEvent>(events: readonly E[]): EventSentence<E>[] {
        const sentences: (EventSentence<E> & { seat: number | null; changes: string[] })[] = [];
        for (const event of events) {
            if (this.forms.silent.includes(event.event)) continue;
            const change = this.forms.changes[event.event];
            if (change === undefined) {
                sentences.push({ text: this.sentence(event), event, seat: null, changes: [] });
                continue;
            }
            const details = this.details(event);
            const text = change ? t(change, details) : String(details["change"]);
            const seat = fieldsOf(event)["seat"] as number;
            const last = sentences.at(-1);
            if (last && last.seat === seat) last.changes.push(text);
            else sentences.push({ text: "", event, seat, changes: [text] });
        }
        return sentences.map(({ text, event, seat, changes }) => ({
            event,
            text:
                seat === null
                    ? text
                    : t(this.forms.changed, { player: this.name(seat), changes: changes.join(", ") }),
        }));
    }

    sentence(event: GameEvent): string {
        return t(`event-${event.event}`, this.details(event));
    }

    private details(event: GameEvent): Args {
        const fields = fieldsOf(event);
        return Object.fromEntries(
            Object.entries(this.forms.events[event.event] ?? plainForm(fields)).map(
                ([name, [form, ...of]]) => [
                    name,
                    this.said(
                        form!,
                        of.map((field) => fields[field]),
                    ),
                ],
            ),
        );
    }

    // Forms.

    private said(form: string, values: readonly unknown[]): string | number {
        const [word, rest] = split(form);
        const [value] = values;
        if (word === "known") return value ? "yes" : "no";
        if (value === null || value === undefined) return "";
        if (isMessage(value)) return this.message(value);
        switch (word) {
            case "number":
            case "word":
                return value as string | number;
            case "seat":
                return this.name(value as number);
            case "say":
                return t(rest, { n: value as number });
            case "name":
                return t(rest.replace("*", String(value)));
            case "list":
                return listed(this.each(rest, value));
            case "sum":
                return this.each(rest, value).join(" + ") || t("nothing");
            case "joined": {
                const [message, inner] = split(rest);
                return joined(message, this.each(inner, value));
            }
            case "together":
                return this.thing(rest, (value as string[]).join("+"));
            case "pairs": {
                const [message = "", inner = "", ofKey = ""] = rest.split(" ");
                const pairs = Object.entries(value as Record<string, unknown>);
                return listed(
                    pairs.map(([key, what]) =>
                        t(message, { what: this.said(inner, [what]), space: this.said(ofKey, [key]) }),
                    ),
                );
            }
            case "scores":
                return (value as (number | string | Record<string, number>)[])
                    .map((each, seat) => `${this.name(seat)}: ${typeof each === "object" ? sum(each) : each}`)
                    .join(", ");
            case "open":
                return String(this.said(rest, values)).replace(/\.$/, "");
            case "of":
                return this.of(value as string, values[1] as string);
            case "each":
                return Object.values(values[1] as Record<string, string>)
                    .map((name) => this.of(value as string, name))
                    .join(", ");
            case "amount":
                return this.amount(value as string, values[1] as number);
            case "amounts": {
                const numbers = (Array.isArray(value) ? value : values) as number[];
                const phrases = rest.split(" ").flatMap((unit, place) => {
                    const n = numbers[place]!;
                    return n ? [t(unit, { n })] : [];
                });
                return joined(this.forms.joined, phrases);
            }
            case "signed": {
                const n = values.at(-1) as number;
                return `${n > 0 ? "+" : MINUS}${this.said(rest, [...values.slice(0, -1), Math.abs(n)])}`;
            }
            default:
                return this.thing(word, String(value));
        }
    }

    private each(form: string, value: unknown): string[] {
        return Object.values(value as Record<string, unknown>).map((part) => String(this.said(form, [part])));
    }

    private of(owner: string, name: string): string {
        const kind = this.forms.kinds[owner];
        return kind === undefined ? name : this.thing(kind, name);
    }

    private amount(what: string, n: number): string {
        const message = this.forms.amounts[what];
        return message ? t(message, { n }) : t(this.forms.pieces, { n, item: this.thing("item", what) });
    }
}

const fieldsOf = (event: GameEvent): Record<string, unknown> => event as unknown as Record<string, unknown>;

/** The form of an event for which none was declared. */
function plainForm(fields: Record<string, unknown>): Record<string, string[]> {
    const plain: Record<string, string[]> = {};
    for (const field of Object.keys(fields)) if (field !== "event") plain[field] = ["word", field];
    if ("seat" in fields) plain["player"] = ["seat", "seat"];
    return plain;
}

const listed = (parts: readonly string[]): string => parts.join(", ") || t("nothing");

const sum = (numbers: Record<string, number>): number =>
    Object.values(numbers).reduce((total, n) => total + n, 0);

function joined(message: string, parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? t("nothing");
    return t(message, { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

function split(form: string): [string, string] {
    const space = form.indexOf(" ");
    return space < 0 ? [form, ""] : [form.slice(0, space), form.slice(space + 1)];
}

/** A message is the only array whose second member is one. */
const isMessage = (value: unknown): value is Message =>
    Array.isArray(value) && typeof value[0] === "string" && Array.isArray(value[1]);
