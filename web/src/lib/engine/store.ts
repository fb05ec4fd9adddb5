/** What the engine keeps in this browser: tables, their entries, and a few values. The texts are JSON that only Python reads. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Schema extends DBSchema {
    heads: { key: string; value: string };
    entries: { key: [table: string, number: number]; value: string };
    values: { key: string; value: string };
}

const NAME = "granada";
const VERSION = 1;
/** What was shown is on the disk, whatever happens to the machine. */
const DURABLE = { durability: "strict" } as const;

const entriesOf = (table: string, after = 0): IDBKeyRange =>
    IDBKeyRange.bound([table, after], [table, Infinity], true);

/** A page of an older version is open, which knows the store as it was. */
export class Blocked extends Error {}

export class Store {
    private constructor(
        private readonly database: IDBPDatabase<Schema>,
        private readonly tell: (table: string) => void,
    ) {}

    /** `tell` is called for each table that has changed. */
    static async open(tell: (table: string) => void): Promise<Store> {
        return new Promise((resolve, reject) => {
            const opening = openDB<Schema>(NAME, VERSION, {
                upgrade(fresh) {
                    for (const name of ["heads", "entries", "values"] as const) fresh.createObjectStore(name);
                },
                // A game may be played there: the page of the older version goes on, and the person closes it.
                blocked: () => reject(new Blocked()),
            });
            opening.then((database) => resolve(new Store(database, tell)), reject);
        });
    }

    async tables(): Promise<string> {
        return asArray(await this.database.getAll("heads"));
    }

    async entries(table: string, after: number): Promise<string> {
        return asArray(await this.database.getAll("entries", entriesOf(table, after)));
    }

    /** The head and new entries of a table, all or nothing. False if another tab has written an entry with one of these numbers. */
    async keep(table: string, head: string, entries: string): Promise<boolean> {
        const writing = this.database.transaction(["heads", "entries"], "readwrite", DURABLE);
        const added = (JSON.parse(entries) as { number: number }[]).map((entry) =>
            writing.objectStore("entries").add(JSON.stringify(entry), [table, entry.number]),
        );
        const put = writing.objectStore("heads").put(head, table);
        try {
            await Promise.all([...added, put, writing.done]);
        } catch (error) {
            await writing.done.catch(() => undefined);
            if (error instanceof DOMException && ["ConstraintError", "AbortError"].includes(error.name))
                return false;
            throw error;
        }
        this.tell(table);
        return true;
    }

    async forget(tables: string): Promise<void> {
        const writing = this.database.transaction(["heads", "entries"], "readwrite", DURABLE);
        const ids = JSON.parse(tables) as string[];
        await Promise.all([
            ...ids.map((id) => writing.objectStore("heads").delete(id)),
            ...ids.map((id) => writing.objectStore("entries").delete(entriesOf(id))),
            writing.done,
        ]);
        ids.forEach(this.tell);
    }

    async value(name: string): Promise<string> {
        return (await this.database.get("values", name)) ?? "";
    }

    async keep_value(name: string, text: string): Promise<void> {
        await this.database.put("values", text, name);
    }
}

const asArray = (texts: readonly string[]): string => `[${texts.join(",")}]`;
