/** The time, which goes on as long as a clock runs. For components, while they are set up. */
const TICK = 500;

export function ticking(runs: () => boolean): { readonly now: number } {
    let now = $state(Date.now());
    $effect(() => {
        if (!runs()) return;
        now = Date.now();
        const timer = setInterval(() => (now = Date.now()), TICK);
        return () => clearInterval(timer);
    });
    return {
        get now() {
            return now;
        },
    };
}
