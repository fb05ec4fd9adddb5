/** A value that this browser remembers. */
export class Stored<T> {
    #value = $state() as T;

    constructor(
        private readonly name: string,
        initial: T,
    ) {
        this.#value = read(name) ?? initial;
    }

    get value(): T {
        return this.#value;
    }

    set value(value: T) {
        this.#value = value;
        try {
            localStorage.setItem(PREFIX + this.name, JSON.stringify(value));
        } catch {
            // Where nothing may be remembered, it lasts as long as the page.
        }
    }
}

const PREFIX = "granada.";

function read<T>(name: string): T | undefined {
    try {
        const text = localStorage.getItem(PREFIX + name);
        return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
        return undefined;
    }
}
