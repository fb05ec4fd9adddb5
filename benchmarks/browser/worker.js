/** Python in the browser, as web/src/lib/engine/worker.ts starts it, which computes what the benchmark asks for. */
const started = new Promise((resolve) => {
    addEventListener("message", ({ data }) => resolve(start(data)), { once: true });
});

async function start({ folder, program, source }) {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder });
    const archive = await (await fetch(folder + program)).arrayBuffer();
    python.unpackArchive(archive, "zip", { extractDir: "/granada" });
    python.runPython(`import sys; sys.path.insert(0, "/granada")`);
    python.globals.set("__name__", "thinking"); // As a program, it would wait for its standard input.
    python.runPython(source);
    return python;
}

addEventListener("message", async ({ data: { expression } }) => {
    try {
        const python = await started;
        postMessage({ answer: python.runPython(expression) });
    } catch (error) {
        postMessage({ error: String(error) });
    }
});
