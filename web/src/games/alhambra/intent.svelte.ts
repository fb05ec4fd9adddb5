/** What the player is about to do: nothing of it is known to the server yet. */

export class Intent {
    /** The tile on the market that is to be bought. */
    tile = $state<string | null>(null);
    /** The cards of the hand to pay with, by their keys. */
    paying = $state.raw<string[]>([]);
    /** The places of the display whose cards are to be taken. */
    picked = $state.raw<number[]>([]);
    /** The tile that is to be laid down. */
    held = $state<string | null>(null);
    /** A move that waits to be confirmed. */
    asked = $state<string | null>(null);

    clear(): void {
        this.tile = null;
        this.paying = [];
        this.picked = [];
        this.asked = null;
    }

    get isNothing(): boolean {
        return this.tile === null && this.picked.length === 0 && this.asked === null;
    }
}
