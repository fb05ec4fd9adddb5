/** Who we are to the server. */
import { get, patch, post, remove } from "./api";
import type { Me } from "./schema";

class Myself {
    me = $state.raw<Me | null>(null);
    /** Whether the server has been asked. */
    known = $state(false);

    async look(): Promise<void> {
        this.me = await get<Me | null>("/me");
        this.known = true;
    }

    /** Somebody has to be known in order to sit down; a guest needs no more than a name. */
    async comeAs(name: string): Promise<Me> {
        if (!this.me) this.me = await post<Me>("/people/guest", { name });
        else if (this.me.name !== name) this.me = await patch<Me>("/me", { name });
        return this.me;
    }

    async register(name: string, password: string): Promise<void> {
        this.me = await post<Me>("/people/register", { name, password });
    }

    async signIn(name: string, password: string): Promise<void> {
        this.me = await post<Me>("/people/sign-in", { name, password });
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
