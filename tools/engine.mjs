// What building the engine needs of JavaScript; tools/engine.py runs it.
//
//     node engine.mjs work PYODIDE FOLDER FILE EXPRESSION    run a file of Python, with FOLDER as its /granada, and
//                                                            print what the expression then is
//     node engine.mjs compress FILE...                       write FILE.br and FILE.gz
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Node would show the line of Pyodide that threw, which is all of Pyodide.
process.on("uncaughtException", (error) => {
    console.error(error.message);
    process.exit(1);
});

const commands = {
    async work(pyodide, folder, file, expression) {
        const { loadPyodide } = await import(pathToFileURL(join(resolve(pyodide), "pyodide.mjs")));
        // Bytecode is the same every time, and does not say in which columns of a line something stood.
        const env = { HOME: "/", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
        const python = await loadPyodide({ indexURL: resolve(pyodide) + "/", env });
        python.mountNodeFS("/granada", resolve(folder));
        await python.runPythonAsync(readFileSync(file, "utf-8"), { filename: file });
        console.log(await python.runPythonAsync(expression));
    },

    async compress(...files) {
        const quality = { [constants.BROTLI_PARAM_LGWIN]: 24 };
        const write = async (file) => {
            const content = readFileSync(file);
            const [br, gz] = await Promise.all([
                promisify(brotliCompress)(content, {
                    params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
                }),
                promisify(gzip)(content, { level: 9 }),
            ]);
            writeFileSync(`${file}.br`, br);
            writeFileSync(`${file}.gz`, gz);
        };
        // On several cores: each takes one for some seconds.
        await Promise.all(files.map(write));
    },
};

const [command, ...files] = process.argv.slice(2);
await commands[command](...files);
