/** What a form has to offer for a JSON schema, as far as the schemas of editions go. Nothing here knows of a game. */
export interface Schema {
    $ref?: string;
    $defs?: Record<string, Schema>;
    type?: string;
    enum?: Value[];
    anyOf?: Schema[];
    discriminator?: { propertyName: string; mapping: Record<string, string> };
    properties?: Record<string, Schema>;
    required?: string[];
    items?: Schema | false;
    prefixItems?: Schema[];
    minItems?: number;
    minimum?: number;
    maximum?: number;
    exclusiveMaximum?: number;
    pattern?: string;
}

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Row = Record<string, Value>;
export type Tree = Record<string, Value>;

export type Kind =
    | { is: "choice"; values: Value[] }
    | { is: "number"; min: number; max: number }
    | { is: "text"; pattern: string | undefined }
    | { is: "flag" }
    | { is: "tuple"; items: Schema[] }
    | { is: "list"; item: Schema; least: number }
    | { is: "table"; fields: Record<string, Schema>; required: string[] }
    | { is: "variants"; tag: string; schemas: Record<string, Schema> }
    | { is: "optional"; inside: Schema };

const DEFS = "#/$defs/";
const MOST = 9999;

export class Form {
    readonly #shared: Record<string, string[]>;

    /** A form for this schema; the tree is an edition to take names from. */
    constructor(
        private readonly root: Schema,
        tree: Tree = {},
    ) {
        this.#shared = namesShared(tree);
    }

    /** The names to choose from in a field that takes any text, such as colours; none if its texts are all different. */
    namesFor(field: string): string[] {
        return this.#shared[field] ?? [];
    }

    /** The tables and lists of the edition, by name. */
    get tables(): Record<string, Schema> {
        return this.resolved(this.root).properties ?? {};
    }

    resolved(schema: Schema): Schema {
        return schema.$ref ? this.resolved(this.root.$defs![schema.$ref.slice(DEFS.length)]!) : schema;
    }

    kind(reference: Schema): Kind {
        const schema = this.resolved(reference);
        if (schema.discriminator) {
            const { propertyName: tag, mapping } = schema.discriminator;
            const schemas = Object.entries(mapping).map(([name, $ref]) => [name, { $ref }] as const);
            return { is: "variants", tag, schemas: Object.fromEntries(schemas) };
        }
        if (schema.anyOf) {
            const some = schema.anyOf.filter(({ type }) => type !== "null");
            if (some.length < schema.anyOf.length)
                return { is: "optional", inside: some.length === 1 ? some[0]! : { anyOf: some } };
            return { is: "choice", values: some.flatMap((part) => this.resolved(part).enum ?? []) };
        }
        if (schema.enum) return { is: "choice", values: schema.enum };
        if (schema.properties)
            return { is: "table", fields: schema.properties, required: schema.required ?? [] };
        if (schema.prefixItems) return { is: "tuple", items: schema.prefixItems };
        if (schema.type === "array")
            return { is: "list", item: schema.items || {}, least: schema.minItems ?? 0 };
        if (schema.type === "boolean") return { is: "flag" };
        if (schema.type === "integer") {
            const max = schema.maximum ?? (schema.exclusiveMaximum ?? MOST + 1) - 1;
            return { is: "number", min: schema.minimum ?? 0, max };
        }
        return { is: "text", pattern: schema.pattern };
    }

    /** The rows of a list, or null for a table of its own. */
    rowOf(table: string): Schema | null {
        const kind = this.kind(this.tables[table]!);
        return kind.is === "list" ? kind.item : null;
    }

    /** What a new value of this kind begins with. */
    blank(schema: Schema): Value {
        const kind = this.kind(schema);
        switch (kind.is) {
            case "choice":
                return kind.values[0] ?? "";
            case "number":
                return kind.min;
            case "flag":
                return false;
            case "tuple":
                return kind.items.map((item) => this.blank(item));
            case "list":
                return this.#members(kind.item, kind.least);
            case "table":
                return Object.fromEntries(
                    kind.required.map((name) => [name, this.blank(kind.fields[name]!)]),
                );
            case "variants":
                return this.blank(Object.values(kind.schemas)[0]!);
            case "optional":
                return null;
            case "text":
                return "";
        }
    }

    /** New members of a list, different ones where they are chosen. */
    #members(item: Schema, count: number): Value[] {
        const kind = this.kind(item);
        const values = kind.is === "choice" ? kind.values : [];
        return Array.from({ length: count }, (_, n) => values[n] ?? this.blank(item));
    }

    /** The fields that people fill in; a structure's own name is none of them. */
    fields(schema: Schema): [string, Schema][] {
        const kind = this.kind(schema);
        if (kind.is !== "table") return [];
        return Object.entries(kind.fields).filter(([, field]) => this.resolved(field).enum?.length !== 1);
    }
}

/** The texts that a field has in more than one place, for each field of which most texts are such. */
function namesShared(tree: Tree): Record<string, string[]> {
    const counts: Record<string, Record<string, number>> = {};
    const count = (value: Value, field: string): void => {
        if (typeof value === "string") {
            const texts = (counts[field] ??= {});
            texts[value] = (texts[value] ?? 0) + 1;
        } else if (Array.isArray(value)) for (const part of value) count(part, field);
        else if (value !== null && typeof value === "object")
            for (const [name, part] of Object.entries(value)) count(part, name);
    };
    count(tree, "");
    const shared = Object.entries(counts).flatMap(([field, texts]) => {
        const several = Object.keys(texts).filter((text) => texts[text]! > 1);
        return several.length * 2 > Object.keys(texts).length ? [[field, several.sort()] as const] : [];
    });
    return Object.fromEntries(shared);
}

const isProvenance = (field: string): boolean => field.endsWith("provenance");
const PROVENANCES = ["rulebook", "inferred", "house"];

/** How well a component is known: by its least certain part. */
export function provenanceOf(row: Row): string | null {
    const found = Object.entries(row).filter(([field]) => isProvenance(field));
    const known = found.map(([, label]) => PROVENANCES.indexOf(String(label)));
    return known.length ? (PROVENANCES[Math.max(...known)] ?? null) : null;
}

/** The row with another value. What somebody has changed is not made up any more. */
export function changed(row: Row, field: string, value: Value): Row {
    const label = `${field}_provenance` in row ? `${field}_provenance` : "provenance";
    const own = !isProvenance(field) && row[label] === "house" ? { [label]: "inferred" } : {};
    const next = { ...row, ...own, [field]: value };
    if (value === null) delete next[field];
    return next;
}

/** A value that can be said in a word, or in several: the words. */
function wordsOf(value: Value): (string | number)[] | null {
    if (typeof value === "string" || typeof value === "number") return [value];
    if (!Array.isArray(value) || value.length === 0) return null;
    const words = value.filter((part) => typeof part === "string" || typeof part === "number");
    return words.length === value.length ? words : null;
}

export type Fact = [field: string, words: (string | number)[]];

/** The plain values of a row, in words. */
const plainIn = (row: Row): Fact[] =>
    Object.entries(row).flatMap(([field, value]) => {
        const words = isProvenance(field) ? null : wordsOf(value);
        return words ? [[field, words] as Fact] : [];
    });

const MOST_NAMES = 3;

/** How many of its first plain values name a row among the others: as few as it takes to tell all rows apart. */
export function namesNeeded(rows: readonly Row[]): number {
    for (let count = 1; count < MOST_NAMES; count++) {
        const names = rows.map((row) => JSON.stringify(namesIn(row, count)));
        if (new Set(names).size === rows.length) return count;
    }
    return MOST_NAMES;
}

/** What names a row: its first plain values. */
export const namesIn = (row: Row, count: number): (string | number)[][] =>
    plainIn(row)
        .slice(0, count)
        .map(([, words]) => words);

/** The other plain values of a row; of flags those that are set, which have no words but their name. */
export function factsIn(row: Row, names: number): Fact[] {
    const named = plainIn(row).slice(0, names);
    const flags = Object.entries(row).filter(([, value]) => value === true);
    return [
        ...plainIn(row).filter(([field]) => !named.some(([other]) => other === field)),
        ...flags.map(([field]) => [field, []] as Fact),
    ];
}
