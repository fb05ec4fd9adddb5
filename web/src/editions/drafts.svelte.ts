/** Drafts of editions. This browser keeps them; the server says what is wrong with one, and makes a file of it. */
import { get, post, Refused } from "../lib/api";
import { Stored } from "../lib/stored.svelte";
import { locale, reasonOf } from "../lib/locale.svelte";
import type { CheckedDraft, EditionForm } from "../lib/schema";
import { Form, type Schema, type Tree } from "./form";

export interface Draft {
    id: string;
    tree: Tree;
    /** The file, once nothing is wrong with it. */
    text: string | null;
}

const PAUSE = 700;
const AGAIN_AFTER = 3000;
/** Statuses that stay the same however often the server is asked. */
const FOR_GOOD = [400, 413, 500];

export const draftsOf = (game: string): Stored<Draft[]> => new Stored(`editions-${game}`, []);

export const nameOf = ({ tree }: Draft): string => String(tree["edition"] ?? "");

/** One game's drafts, one of which is being worked at. */
export class Drafts {
    form = $state.raw<Form | null>(null);
    checked = $state.raw<CheckedDraft | null>(null);
    /** Something has changed that the server has not looked at yet. */
    checking = $state(false);
    /** Why the server does not check the draft at all. */
    refused = $state("");
    #builtin: Tree = {};
    #at = $state("");
    #stored: Stored<Draft[]>;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly game: string) {
        this.#stored = draftsOf(game);
    }

    async load(): Promise<void> {
        const { schema, tree } = await get<EditionForm>(`/games/${this.game}/edition`);
        this.#builtin = tree as Tree;
        this.form = new Form(schema as Schema, tree as Tree);
        if (this.all.length) this.open(this.all[0]!.id);
        else this.begin();
    }

    get all(): Draft[] {
        return this.#stored.value;
    }

    get draft(): Draft | null {
        return this.all.find(({ id }) => id === this.#at) ?? null;
    }

    /** A draft that begins as the built-in edition, or as the file that was brought. */
    begin(tree: Tree = { ...this.#builtin, edition: this.#freeName() }): void {
        const id = crypto.randomUUID();
        this.#stored.value = [{ id, tree, text: null }, ...this.all];
        this.open(id);
    }

    async bring(text: string): Promise<void> {
        const { tree } = await post<CheckedDraft>(this.#path, { text });
        this.begin(tree as Tree);
    }

    open(id: string): void {
        this.#at = id;
        this.#check(0);
    }

    remove(): void {
        this.#stored.value = this.all.filter(({ id }) => id !== this.#at);
        if (this.all.length) this.open(this.all[0]!.id);
        else this.begin();
    }

    /** Ask again: what components do is told in the language of the page. */
    lookAgain(): void {
        if (this.draft) this.#check(0);
    }

    change(tree: Tree): void {
        this.#keep({ tree, text: null });
        this.#check(PAUSE);
    }

    get #path(): string {
        return `/games/${this.game}/edition/${locale.language}`;
    }

    #freeName(): string {
        const taken = new Set(this.all.map(nameOf));
        for (let number = 1; ; number++) if (!taken.has(`mine-${number}`)) return `mine-${number}`;
    }

    #keep(what: Partial<Draft>): void {
        this.#stored.value = this.all.map((draft) => (draft.id === this.#at ? { ...draft, ...what } : draft));
    }

    #check(pause: number): void {
        clearTimeout(this.#timer);
        this.checking = true;
        this.refused = "";
        this.#timer = setTimeout(() => void this.#ask(), pause);
    }

    async #ask(): Promise<void> {
        const asked = this.draft;
        if (!asked) return;
        try {
            const answer = await post<CheckedDraft>(this.#path, { tree: asked.tree });
            // Somebody may have gone on meanwhile: then there is a later question.
            if (this.draft?.tree !== asked.tree) return;
            this.checked = answer;
            this.checking = false;
            if (!answer.faults.length) this.#keep({ text: answer.text });
        } catch (error) {
            if (error instanceof Refused && FOR_GOOD.includes(error.status)) {
                this.checking = false;
                this.refused = reasonOf(error.refusal);
            } else this.#check(AGAIN_AFTER);
        }
    }
}
