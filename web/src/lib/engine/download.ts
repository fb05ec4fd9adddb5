/** Gets the files of the engine side by side, tells how far that is, and gives them to Pyodide, which would get them again. */
import type { EngineFile } from "./messages";

const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** The contents by name, without modules: the browser gets those itself. */
export async function downloaded(
    folder: string,
    files: readonly EngineFile[],
    progress: (done: number, total: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
    const wanted = files.filter(({ name }) => !name.endsWith(".mjs"));
    const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    const get = async ({ name }: EngineFile): Promise<[string, Uint8Array<ArrayBuffer>]> => {
        const answer = await fetch(folder + name);
        if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
        const parts: Uint8Array<ArrayBuffer>[] = [];
        const reader = answer.body.getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            parts.push(part.value);
            done += part.value.length;
            progress(done, total);
        }
        return [name, new Uint8Array(await new Blob(parts).arrayBuffer())];
    };
    const contents = new Map(await Promise.all(wanted.map(get)));
    give(folder, contents);
    return contents;
}

function give(folder: string, contents: Map<string, Uint8Array<ArrayBuffer>>): void {
    const fetchFromNetwork = globalThis.fetch;
    globalThis.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        const content = url.startsWith(folder) ? contents.get(url.slice(folder.length)) : undefined;
        if (!content) return fetchFromNetwork(input, init);
        const type = TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream";
        return Promise.resolve(new Response(content, { headers: { "content-type": type } }));
    };
}
