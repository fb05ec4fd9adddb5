import { afterEach, expect, it, vi } from "vitest";
import { sized } from "../src/ui/sized";

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
});

afterEach(() => vi.unstubAllGlobals());

it("tells the size that the browser has measured, and the next ones, until the element is gone", () => {
    const [told, disconnect] = [vi.fn(), vi.fn()];
    let measured = (): void => undefined;
    class Observer {
        constructor(callback: () => void) {
            measured = callback;
        }
        observe(): void {}
        disconnect = disconnect;
    }
    vi.stubGlobal("ResizeObserver", Observer);
    const element = document.createElement("div");
    const size = { clientWidth: 320, clientHeight: 200 };
    for (const name of ["clientWidth", "clientHeight"] as const)
        Object.defineProperty(element, name, { get: () => size[name] });
    const gone = sized(told)(element);
    expect(told).not.toHaveBeenCalled();
    measured();
    size.clientWidth = 640;
    measured();
    expect(told.mock.calls).toEqual([
        [320, 200],
        [640, 200],
    ]);
    (gone as () => void)();
    expect(disconnect).toHaveBeenCalledOnce();
});

it("is the only way in which components learn sizes: bound ones are measured at once, before the page is drawn", () => {
    const bound = Object.entries(COMPONENTS).filter(([, text]) =>
        /bind:(client|offset|contentRect)/.test(text),
    );
    expect(bound.map(([path]) => path)).toEqual([]);
});
