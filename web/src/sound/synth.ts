/** Sounds of the table, made here from tones and noise, so that no files are loaded. */
import type { SoundName } from "./sounds";

/** Where a sound is made, and when it begins. */
interface Desk {
    audio: AudioContext;
    out: AudioNode;
    at: number;
}

interface Tone {
    hertz: number;
    seconds: number;
    /** The share of the whole volume. */
    gain: number;
    type?: OscillatorType;
    /** The pitch that it glides to. */
    to?: number;
    after?: number;
}

interface Noise {
    /** The middle of the band that is heard. */
    hertz: number;
    seconds: number;
    gain: number;
    /** How narrow the band is. */
    q?: number;
    /** Where the band glides to. */
    to?: number;
    /** Seconds until it is loudest. */
    rise?: number;
    after?: number;
}

const QUICK = 0.004;
const SILENT = 0.0001;

/** Begins at once, is loudest after `rise`, and dies away. */
function envelope(
    { audio, out }: Desk,
    start: number,
    gain: number,
    rise: number,
    seconds: number,
): GainNode {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(gain, start + rise);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + seconds);
    volume.connect(out);
    return volume;
}

function tone(desk: Desk, { hertz, seconds, gain, type = "sine", to = hertz, after = 0 }: Tone): void {
    const start = desk.at + after;
    const source = desk.audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hertz, start);
    source.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source.connect(envelope(desk, start, gain, QUICK, seconds));
    source.start(start);
    source.stop(start + seconds);
}

function noise(
    desk: Desk,
    { hertz, seconds, gain, q = 1, to = hertz, rise = QUICK, after = 0 }: Noise,
): void {
    const { audio } = desk;
    const start = desk.at + after;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = q;
    band.frequency.setValueAtTime(hertz, start);
    band.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source.connect(band).connect(envelope(desk, start, gain, rise, seconds));
    source.start(start);
}

const times = (pauses: readonly number[], make: (after: number) => void): void => pauses.forEach(make);

const MAKE: Record<SoundName, (desk: Desk) => void> = {
    coin: (desk) => {
        tone(desk, { hertz: 2093, seconds: 0.12, gain: 0.35 });
        tone(desk, { hertz: 3136, seconds: 0.3, gain: 0.3, after: 0.05 });
        tone(desk, { hertz: 5274, seconds: 0.12, gain: 0.1, after: 0.05 });
    },
    tile: (desk) => {
        noise(desk, { hertz: 900, to: 300, seconds: 0.12, gain: 1 });
        tone(desk, { hertz: 190, to: 90, seconds: 0.16, gain: 0.8 });
    },
    chisel: (desk) =>
        times([0, 0.13, 0.26], (after) => {
            tone(desk, { hertz: 3400, to: 2600, seconds: 0.05, gain: 0.22, type: "triangle", after });
            noise(desk, { hertz: 4200, seconds: 0.06, gain: 0.4, q: 3, after });
        }),
    ship: (desk) => {
        noise(desk, { hertz: 350, to: 900, seconds: 0.7, gain: 0.9, q: 0.8, rise: 0.3 });
        noise(desk, { hertz: 700, to: 300, seconds: 0.5, gain: 0.5, q: 0.8, rise: 0.15, after: 0.35 });
    },
    worker: (desk) =>
        times([0, 0.14], (after) => {
            tone(desk, { hertz: 330, to: 240, seconds: 0.07, gain: 0.5, type: "triangle", after });
            noise(desk, { hertz: 1400, seconds: 0.04, gain: 0.4, after });
        }),
    page: (desk) => noise(desk, { hertz: 2500, to: 5500, seconds: 0.22, gain: 0.5, q: 0.7, rise: 0.08 }),
    scoring: (desk) => {
        tone(desk, { hertz: 784, seconds: 0.35, gain: 0.3, type: "triangle" });
        tone(desk, { hertz: 1175, seconds: 0.45, gain: 0.25, type: "triangle", after: 0.07 });
    },
    end: (desk) =>
        [392, 494, 587, 784].forEach((hertz, i) =>
            tone(desk, { hertz, seconds: 1.6 - i * 0.15, gain: 0.28, type: "triangle", after: i * 0.15 }),
        ),
    turn: (desk) => {
        tone(desk, { hertz: 523, seconds: 0.5, gain: 0.4 });
        tone(desk, { hertz: 784, seconds: 0.5, gain: 0.4, after: 0.14 });
    },
};

let audio: AudioContext | null = null;

/** Plays the sound with a volume from 0 to 1. */
export function make(name: SoundName, volume: number): void {
    audio ??= new AudioContext();
    // Browsers put it to sleep when nobody has clicked for a while.
    void audio.resume();
    const out = audio.createGain();
    out.gain.value = volume;
    out.connect(audio.destination);
    MAKE[name]({ audio, out, at: audio.currentTime });
}
