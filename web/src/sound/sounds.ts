/** Which sounds there are, and when one is heard. What makes them is loaded with the first one. */
import { settings } from "../lib/settings.svelte";

export type SoundName = "coin" | "tile" | "chisel" | "ship" | "worker" | "page" | "scoring" | "end" | "turn";

/** The sounds by the kind of the event. */
export type SoundTable = Readonly<Partial<Record<string, SoundName>>>;

/** The sound of a step: that of the last of its events that has one, which is what it led to. */
export const soundOf = (events: readonly { event: string }[], table: SoundTable): SoundName | null =>
    events.map(({ event }) => table[event]).findLast((name) => name !== undefined) ?? null;

/** Browsers allow no sound before the first click, and nobody expects one. */
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

export async function play(name: SoundName | null): Promise<void> {
    const volume = settings.muted.value ? 0 : settings.volume.value / 100;
    if (!name || !volume || !isAllowed()) return;
    const { make } = await import("./synth");
    make(name, volume);
}
