import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sounds as ofAlhambra } from "../src/games/alhambra/sounds";
import { sounds as ofSabika } from "../src/games/sabika/sounds";
import { settings } from "../src/lib/settings.svelte";
import { play, soundOf, type SoundName } from "../src/sound/sounds";

const ALL: SoundName[] = ["coin", "tile", "chisel", "ship", "worker", "page", "scoring", "end", "turn"];

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    eager: true,
    query: "?raw",
    import: "default",
});

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

/** Counts what is started. */
class FakeAudio {
    static started = 0;
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    resume = vi.fn();
    #node = () => ({
        ...{ gain: param(), frequency: param(), Q: param() },
        connect: (next: object) => next,
        start: () => (FakeAudio.started += 1),
        stop: vi.fn(),
    });
    createGain = this.#node;
    createOscillator = this.#node;
    createBiquadFilter = this.#node;
    createBufferSource = this.#node;
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe("sounds", () => {
    let clicked: boolean;

    beforeEach(() => {
        clicked = true;
        FakeAudio.started = 0;
        vi.stubGlobal("AudioContext", FakeAudio);
        vi.stubGlobal("navigator", {
            userActivation: {
                get hasBeenActive() {
                    return clicked;
                },
            },
        });
        settings.volume.value = 25;
        settings.muted.value = false;
    });

    afterEach(() => vi.unstubAllGlobals());

    test.each(ALL)("the sound of a %s can be made", async (name) => {
        await play(name);
        expect(FakeAudio.started).toBeGreaterThan(0);
    });

    test("are never heard before the first click, when they are muted, or without a volume", async () => {
        clicked = false;
        await play("coin");
        clicked = true;
        settings.muted.value = true;
        await play("coin");
        settings.muted.value = false;
        settings.volume.value = 0;
        await play("coin");
        expect(FakeAudio.started).toBe(0);
    });

    test("are all made in one place, which knows the volume", () => {
        const making = Object.keys(SOURCES).filter((file) => /Audio\b|AudioContext/.test(SOURCES[file]!));
        expect(making).toEqual(["../src/sound/synth.ts"]);
    });

    test("a step sounds like what it led to", () => {
        const bought = [
            { event: "alhambra-bought" },
            { event: "alhambra-placed" },
            { event: "alhambra-market-filled" },
        ];
        expect(soundOf(bought, ofAlhambra)).toBe("tile");
        expect(soundOf([{ event: "alhambra-market-filled" }], ofAlhambra)).toBeNull();
    });

    test("all of them are used", () => {
        const used = new Set([...Object.values(ofAlhambra), ...Object.values(ofSabika), "scoring", "turn"]);
        expect([...used].sort()).toEqual([...ALL].sort());
    });
});
