import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tip, tips } from "../src/ui/tip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("opens beside what one points at, unless that has gone meanwhile", () => {
    const [staying, going] = [document.createElement("button"), document.createElement("button")];
    document.body.append(staying, going);
    tips.open(going, { text: "a tile that is chosen" }, 350);
    going.remove();
    vi.advanceTimersByTime(400);
    expect(tips.shown).toBeNull();
    tips.open(staying, { text: "a tile" }, 350);
    vi.advanceTimersByTime(400);
    expect(tips.shown?.text).toBe("a tile");
});

it("stays when one leaves something else", () => {
    const [before, now] = [document.createElement("button"), document.createElement("button")];
    document.body.append(before, now);
    tips.open(before, { text: "a city" });
    tips.open(now, { text: "a poem" });
    tips.leave(before);
    vi.advanceTimersByTime(400);
    expect(tips.shown?.text).toBe("a poem");
    tips.leave(now);
    vi.advanceTimersByTime(400);
    expect(tips.shown).toBeNull();
});

it("asks for more only when it opens, and adds what is answered", async () => {
    const [cell, other] = [document.createElement("button"), document.createElement("button")];
    document.body.append(cell, other);
    const more = vi.fn(() => Promise.resolve(["wall: from 4 to 6"]));
    tips.open(cell, { text: "build here", more }, 350);
    tips.open(other, { text: "a cell" }, 350);
    await vi.advanceTimersByTimeAsync(400);
    expect([more.mock.calls.length, tips.shown?.lines]).toEqual([0, []]);
    tips.open(cell, { text: "build here", more }, 350);
    await vi.advanceTimersByTimeAsync(400);
    expect([tips.shown?.text, tips.shown?.lines]).toEqual(["build here", ["wall: from 4 to 6"]]);
});

it("does not open for an answer that comes too late, nor without anything to say", async () => {
    const button = document.createElement("button");
    document.body.append(button);
    let answer: (lines: string[]) => void = () => undefined;
    const asked = { text: "", more: () => new Promise<string[]>((resolve) => (answer = resolve)) };
    tips.open(button, asked);
    await vi.advanceTimersByTimeAsync(0);
    expect(tips.shown).toBeNull();
    answer(["+1 marble"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(tips.shown?.lines).toEqual(["+1 marble"]);
    tips.open(button, asked);
    await vi.advanceTimersByTimeAsync(0);
    tips.close(0);
    await vi.advanceTimersByTimeAsync(0);
    answer(["+1 marble"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(tips.shown).toBeNull();
});

it("reads and does not choose while a finger is held", () => {
    const cell = document.createElement("button");
    document.body.append(cell);
    const detach = tip({ text: "build here" })(cell);
    const chosen = vi.fn();
    cell.addEventListener("click", chosen);
    const touch = (kind: string, at: number): void => {
        const event = new Event(kind);
        Object.defineProperties(event, { pointerType: { value: "touch" }, timeStamp: { value: at } });
        cell.dispatchEvent(event);
    };
    touch("pointerdown", 0);
    vi.advanceTimersByTime(600);
    touch("pointerup", 600);
    touch("pointerleave", 600);
    vi.advanceTimersByTime(600);
    cell.click();
    expect([tips.shown?.text, chosen.mock.calls.length]).toEqual(["build here", 0]);
    touch("pointerdown", 1000);
    touch("pointerup", 1100);
    cell.click();
    expect(chosen).toHaveBeenCalledTimes(1);
    detach?.();
});
