/** The words of the language that the person reads, from the same Fluent catalogues as the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Stored } from "./stored.svelte";
import type { Refusal } from "./schema";

export const LANGUAGES = ["en", "es", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
    en: () => import("virtual:catalogue/en"),
    es: () => import("virtual:catalogue/es"),
    pl: () => import("virtual:catalogue/pl"),
    ru: () => import("virtual:catalogue/ru"),
};

const wished = new Stored<Language | null>("language", null);
const bundles = new Map<Language, FluentBundle>();

/** Further words of a language: catalogues of games. What comes first counts. */
export type Source = (language: Language) => Promise<readonly string[]>;
const sources: Source[] = [];

class Locale {
    language = $state<Language>("en");
    /** The language as in the reader's country, where the browser tells it: days and hours are written differently there. */
    readonly #country = $derived(
        navigator.languages.find((name) => name.slice(0, 2) === this.language) ?? this.language,
    );
    #bundle = $state.raw<FluentBundle>();
    /** Changes whenever words are added to the bundle, which cannot be seen from outside. */
    #added = $state(0);

    /** The language that was chosen, or else the first one of the browser's that there is. */
    async start(): Promise<void> {
        const ofBrowser = navigator.languages.map((name) => name.slice(0, 2));
        await this.use(
            wished.value ?? LANGUAGES.find((language) => language === firstKnown(ofBrowser)) ?? "en",
        );
    }

    async choose(language: Language): Promise<void> {
        await this.use(language);
        wished.value = language;
    }

    async use(language: Language): Promise<void> {
        let bundle = bundles.get(language);
        if (!bundle) {
            // Isolating marks are not needed: no language here is written from right to left.
            bundle = new FluentBundle(language, { useIsolating: false });
            bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
            try {
                for (const source of sources) await this.#add(bundle, language, source);
                bundles.set(language, bundle);
            } catch {
                // Only words of plug-ins are missing: they are asked for again the next time.
            }
        }
        this.#bundle = bundle;
        this.language = language;
        document.documentElement.lang = language;
    }

    /** Words of a game, in this language and in all that are chosen later. */
    async bring(source: Source): Promise<void> {
        const [bundle, language] = [this.#bundle, this.language];
        if (bundle) await this.#add(bundle, language, source);
        sources.push(source);
        // Languages that were chosen before do not have them.
        for (const other of bundles.keys()) if (other !== language) bundles.delete(other);
        // The language may have been changed meanwhile.
        if (this.#bundle && this.#bundle !== bundle) await this.#add(this.#bundle, this.language, source);
    }

    async #add(bundle: FluentBundle, language: Language, source: Source): Promise<void> {
        for (const text of await source(language)) bundle.addResource(new FluentResource(text));
        this.#added += 1;
    }

    /** The message with this id, or its form `id.form`. A message that is missing shows its id, so that it is found. */
    text(id: string, args?: Args): string {
        void this.#added;
        const [name = "", form] = id.split(".");
        const message = this.#bundle?.getMessage(name);
        const pattern = form ? message?.attributes[form] : message?.value;
        if (!this.#bundle || !pattern) return id;
        const errors: Error[] = [];
        const text = this.#bundle.formatPattern(pattern, args, errors);
        if (errors.length && import.meta.env.DEV) console.warn(id, args, errors);
        return text;
    }

    has(id: string): boolean {
        void this.#added;
        const [name = "", form] = id.split(".");
        const message = this.#bundle?.getMessage(name);
        return Boolean(form ? message?.attributes[form] : message);
    }

    number(value: number): string {
        return new Intl.NumberFormat(this.language).format(value);
    }

    list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
        return new Intl.ListFormat(this.language, { type }).format(items);
    }

    date(milliseconds: number): string {
        return new Intl.DateTimeFormat(this.#country, { dateStyle: "medium", timeStyle: "short" }).format(
            milliseconds,
        );
    }

    /** The time of the day. */
    time(milliseconds: number): string {
        return new Intl.DateTimeFormat(this.#country, { timeStyle: "short" }).format(milliseconds);
    }

    /** As in "1 hr 20 min": the two largest units that matter. */
    duration(milliseconds: number): string {
        const part = (value: number, unit: string): string =>
            new Intl.NumberFormat(this.language, { style: "unit", unit, unitDisplay: "short" }).format(value);
        const seconds = Math.round(milliseconds / 1000);
        const at = UNITS.findIndex(([, size]) => seconds >= size);
        if (at < 0) return part(seconds, "second");
        const [unit, size] = UNITS[at]!;
        const [smaller, smallerSize] = UNITS[at + 1] ?? ["second", 1];
        const rest = Math.floor((seconds % size) / smallerSize);
        const whole = part(Math.floor(seconds / size), unit);
        return rest ? `${whole} ${part(rest, smaller)}` : whole;
    }

    /** As in "3 minutes ago". */
    ago(milliseconds: number): string {
        const seconds = (milliseconds - Date.now()) / 1000;
        const words = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
        for (const [unit, size] of UNITS) {
            if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
        }
        return words.format(0, "second");
    }
}

const UNITS: ["day" | "hour" | "minute", number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

function firstKnown(names: string[]): string | undefined {
    return names.find((name) => (LANGUAGES as readonly string[]).includes(name));
}

export const locale = new Locale();

/** The message with this id: what is shown changes with the language. */
export const t = (id: string, args?: Args): string => locale.text(id, args);

/** A phrase as the beginning of a sentence. */
export const capital = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;

/** Refusals that no host tells, but the page itself. */
const OWN_REASONS: Record<string, string> = {
    unreachable: "web-unreachable-title",
    "engine-absent": "web-engine-absent",
    "engine-unreachable": "web-engine-unreachable",
    "engine-failed": "web-engine-failed",
    "engine-blocked": "web-engine-blocked",
    "engine-outdated": "web-engine-outdated",
    "engine-too-old": "web-engine-too-old",
};

/** What a refusal means, for people. Its message is for programmers. */
export function reasonOf({ code, details = {} }: Refusal): string {
    const own = OWN_REASONS[code];
    if (own) return t(own);
    const args = Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, inWords(name, value)]),
    );
    return locale.has(`error-${code}`) ? t(`error-${code}`, args) : t("web-refused");
}

/** A detail of a refusal: the code of a reason, a list, or what was wrong in its turn. */
function inWords(name: string, detail: unknown): string | number {
    if (typeof detail === "number") return detail;
    if (Array.isArray(detail)) return detail.map(String).join(", ");
    if (typeof detail === "object" && detail !== null) return reasonOf(detail as Refusal);
    const reason = `reason-${String(detail)}`;
    return name === "reason" && locale.has(reason) ? t(reason) : String(detail);
}
