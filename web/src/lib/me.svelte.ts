/** The person that we are for the server. */
import { get, patch, post, remove } from "./api";
import { Stored } from "./stored.svelte";
import type { Me } from "./schema";

class Myself {
    me = $state.raw<Me | null>(null);
    /** Whether the server has been asked. */
    known = $state(false);
    /** The guest of this browser who has chosen their name. */
    readonly #named = new Stored<string | null>("named", null);

    async look(): Promise<void> {
        this.me = await get<Me | null>("/me");
        this.known = true;
    }

    /** Whether the person has said how to be called. */
    get hasName(): boolean {
        return this.me !== null && (this.me.registered || this.#named.value === this.me.id);
    }

    /** A guest needs no more than a name. */
    async comeAs(name: string): Promise<void> {
        if (!this.me) this.me = await post<Me>("/people/guest", { name });
        else if (this.me.name !== name) this.me = await patch<Me>("/me", { name });
        this.#named.value = this.me.id;
    }

    /** Comes in as a new person, with a name that was made up. */
    async comeUnasked(name: string): Promise<void> {
        this.me = await post<Me>("/people/guest", { name });
    }

    async register(name: string, password: string): Promise<void> {
        this.me = await post<Me>("/people/register", { name, password });
    }

    async signIn(name: string, password: string): Promise<void> {
        this.me = await post<Me>("/people/sign-in", { name, password });
    }

    /** Sets a new password by the link for people who have forgotten theirs. */
    async resetPassword(secret: string, password: string): Promise<void> {
        this.me = await post<Me>("/people/reset", { secret, password });
    }

    async signOut(everywhere = false): Promise<void> {
        await remove(everywhere ? "/me/sessions" : "/me/session");
        this.me = null;
    }

    async deleteAccount(): Promise<void> {
        await remove("/me");
        this.me = null;
    }
}

export const myself = new Myself();
