/** What is said to people who do not see the screen. Announcer.svelte is the one live region of the page. */
class Said {
    text = $state("");

    /** Sentences that come within the same moment are said together. */
    #waiting: string[] = [];

    say(...sentences: string[]): void {
        if (!this.#waiting.length) setTimeout(() => this.#speak(), 100);
        this.#waiting.push(...sentences);
    }

    #speak(): void {
        const text = this.#waiting.join(" ");
        // The same words are announced again, too.
        this.text = text === this.text ? `${text}\u00a0` : text;
        this.#waiting = [];
    }
}

export const said = new Said();

export const announce = (...sentences: string[]): void => said.say(...sentences);
