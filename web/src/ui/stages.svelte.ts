/** A page that is drawn in several tasks, one after the other: all at once, it would not answer for too long.
 *
 *     const stages = new Stages(1);
 *     …
 *     {#if stages.reached >= 1}…{/if}
 */
import { onMount } from "svelte";

export class Stages {
    /** The first one is drawn at once. */
    reached = $state(0);

    constructor(last: number) {
        let soon: ReturnType<typeof setTimeout>;
        const goOn = (): void => {
            soon = setTimeout(() => {
                this.reached += 1;
                if (this.reached < last) goOn();
            });
        };
        onMount(() => {
            goOn();
            return () => clearTimeout(soon);
        });
    }
}
