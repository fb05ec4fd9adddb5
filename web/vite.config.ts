import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const catalogues = resolve(import.meta.dirname, "../src/granada/locale");
const built = resolve(import.meta.dirname, "../src/granada/server/static");
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;

/** `virtual:catalogue/pl` is the text of all catalogues of a language, as one module that is loaded when needed, and
 * `virtual:lessons/pl` that of the long ones, which only the tutorials and the rules pages need. */
function fluent(): Plugin {
    const virtual = /^\0?virtual:(catalogue|lessons)\/(\w+)$/;
    return {
        name: "fluent",
        resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
        load(id) {
            const [, kind, language] = virtual.exec(id) ?? [];
            if (!kind || !language) return null;
            const folder = join(catalogues, language);
            const files = readdirSync(folder).filter(
                (name) =>
                    name.endsWith(".ftl") && !UNSEEN.has(name) && LONG.test(name) === (kind === "lessons"),
            );
            for (const name of files) this.addWatchFile(join(folder, name));
            const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
            return `export default ${JSON.stringify(text)};`;
        },
    };
}

/** Catalogues of what is only said in the terminal. */
const UNSEEN = new Set(["arena.ftl", "content.ftl", "terminal.ftl"]);

const LONG = /^(learn|rules)\b/;

/** The server sends these as they are, so that nothing is compressed while somebody waits. */
function compressed(): Plugin {
    return {
        name: "compressed",
        apply: "build",
        closeBundle() {
            for (const name of readdirSync(built, { recursive: true, encoding: "utf-8" })) {
                if (!COMPRESSED.test(name)) continue;
                const content = readFileSync(join(built, name));
                writeFileSync(join(built, `${name}.br`), brotliCompressSync(content));
                writeFileSync(join(built, `${name}.gz`), gzipSync(content, { level: 9 }));
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), fluent(), compressed()],
    build: { outDir: built, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
    server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
