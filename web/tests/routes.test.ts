/** Every address in the list of pages leads to a page. */
import { expect, test } from "vitest";
import PAGES from "../../src/granada/server/pages.json";
import { placeOf } from "../src/lib/routes";

test.each(Object.entries(PAGES))("%s is a page of its own", async (address) => {
    const place = placeOf(address.replace(/:\w+/g, "sabika"));
    const missing = placeOf("/nowhere");
    expect(Object.keys(place.params)).toEqual([...address.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(await place.load()).not.toBe(await missing.load());
});
