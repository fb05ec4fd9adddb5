// Runs Python in the engine: node run.mjs FOLDER ARCHIVE FILE EXPRESSION prints what the expression is after the file was run.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {
    console.error(error.message);
    process.exit(1);
});

const [folder, archive, file, expression] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")));
const python = await loadPyodide({ indexURL: resolve(folder) + "/" });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, archive))), "zip", { extractDir: "/granada" });
python.runPython('import sys; sys.path.insert(0, "/granada")');
python.runPython(readFileSync(file, "utf-8"));
console.log(await python.runPythonAsync(`import json\njson.dumps(${expression})`));
