/** The long texts of the tutorials and the rules pages. They are loaded with these pages only. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { locale, type Args, type Language } from "../lib/locale.svelte";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
    en: () => import("virtual:lessons/en"),
    es: () => import("virtual:lessons/es"),
    pl: () => import("virtual:lessons/pl"),
    ru: () => import("virtual:lessons/ru"),
};

class LongTexts {
    #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

    get ready(): boolean {
        return this.#bundles[locale.language] !== undefined;
    }

    async load(language: Language): Promise<void> {
        if (this.#bundles[language]) return;
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
        this.#bundles = { ...this.#bundles, [language]: bundle };
    }

    #pattern(id: string) {
        const [name = "", form] = id.split(".");
        const message = this.#bundles[locale.language]?.getMessage(name);
        return form ? message?.attributes[form] : message?.value;
    }

    has(id: string): boolean {
        return Boolean(this.#pattern(id));
    }

    text(id: string, args?: Args): string {
        const pattern = this.#pattern(id);
        return pattern ? this.#bundles[locale.language]!.formatPattern(pattern, args) : id;
    }
}

export const longTexts = new LongTexts();

/** The message with this id, or its form `id.form`. */
export const lt = (id: string, args?: Args): string => longTexts.text(id, args);
