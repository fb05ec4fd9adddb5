/** A question that a dialog asks while the code that needs the answer waits. */
export class Asked {
    #answer = $state.raw<((done: boolean) => void) | null>(null);

    get isOpen(): boolean {
        return this.#answer !== null;
    }

    /** Resolves with whether it was answered. A question that is asked again is not answered the first time. */
    ask(): Promise<boolean> {
        this.close(false);
        return new Promise((resolve) => (this.#answer = resolve));
    }

    close(done: boolean): void {
        this.#answer?.(done);
        this.#answer = null;
    }
}
