import { expect, test, vi } from "vitest";
import { Blocked, Store } from "../src/lib/engine/store";

const opened = vi.hoisted(() => vi.fn());
vi.mock("idb", () => ({ openDB: opened }));

test("the store says that a page of an older version keeps it from opening", async () => {
    opened.mockImplementation((_name, _version, { blocked }: { blocked: () => void }) => {
        blocked();
        return new Promise(() => undefined);
    });
    await expect(Store.open(() => undefined)).rejects.toBeInstanceOf(Blocked);
});
