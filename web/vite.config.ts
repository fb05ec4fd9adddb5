import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const catalogues = resolve(import.meta.dirname, "../src/granada/locale");
const SERVED = resolve(import.meta.dirname, "../src/granada/server/static");
/** `vite build --mode site`: files for any web host, which need no server of ours. */
const SITE = resolve(import.meta.dirname, "../dist/site");
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;

/** `virtual:catalogue/pl` is the text of all catalogues of a language, as one module that is loaded when needed, without those
 * that few pages need: `virtual:lessons/pl` has the long ones, for the tutorials and the rules pages, and
 * `virtual:sabika/pl` those of a game. */
function fluent(): Plugin {
    const virtual = new RegExp(`^\\0?virtual:(catalogue|lessons|${GAMES.join("|")})/(\\w+)$`);
    return {
        name: "fluent",
        resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
        load(id) {
            const [, kind, language] = virtual.exec(id) ?? [];
            if (!kind || !language) return null;
            const folder = join(catalogues, language);
            const files = readdirSync(folder).filter(
                (name) => name.endsWith(".ftl") && !UNSEEN.has(name) && kindOf(name) === kind,
            );
            for (const name of files) this.addWatchFile(join(folder, name));
            const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
            return `export default ${JSON.stringify(text)};`;
        },
    };
}

/** Catalogues of what is only said in the terminal. */
const UNSEEN = new Set(["admin.ftl", "arena.ftl", "content.ftl", "terminal.ftl"]);

const LONG = /^(learn|rules)\b/;
const GAMES = ["alhambra", "sabika"];

/** What this page and its engine agree about: `tools/web.py` knows. */
const CONTRACT = process.env["GRANADA_CONTRACT"] ?? "";

const kindOf = (name: string): string =>
    LONG.test(name)
        ? "lessons"
        : (GAMES.find((game) => [`${game}.ftl`, `web-${game}.ftl`].includes(name)) ?? "catalogue");

/** Puts into the service worker which files it keeps: all but the fonts of old browsers. Its text changes with any of them.
 * Others come into the folder later. */
function shell(others: string[]): Plugin {
    return {
        name: "shell",
        apply: "build",
        generateBundle: {
            order: "post",
            handler(_options, bundle) {
                const worker = bundle["sw.js"];
                if (worker?.type !== "chunk") throw new Error("there is no service worker");
                const parts = [...Object.values(bundle)].filter((part) => part !== worker);
                const kept = parts.filter(({ fileName }) => !/\.(html|woff)$/.test(fileName));
                const open = readdirSync(resolve(import.meta.dirname, "public"), { encoding: "utf-8" });
                const digest = createHash("sha256");
                for (const part of parts.sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
                    digest.update(part.fileName).update(part.type === "chunk" ? part.code : part.source);
                for (const name of open)
                    digest.update(readFileSync(resolve(import.meta.dirname, "public", name)));
                const files = [...kept.map(({ fileName }) => fileName), ...open, ...others].sort();
                const told = JSON.stringify({
                    version: digest.digest("hex").slice(0, 16),
                    contract: CONTRACT,
                    files,
                });
                worker.code = worker.code.replaceAll("__SHELL__", () => told);
            },
        },
    };
}

/** The server sends these as they are, so that nothing is compressed while somebody waits. */
function compressed(built: string): Plugin {
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

export default defineConfig(({ mode }) => {
    const built = mode === "site" ? SITE : SERVED;
    return {
        base: mode === "site" ? "./" : "/",
        define: { __CONTRACT__: JSON.stringify(CONTRACT) },
        plugins: [svelte(), fluent(), shell(mode === "site" ? ["games.json"] : []), compressed(built)],
        build: {
            outDir: built,
            emptyOutDir: true,
            target: "es2022",
            assetsInlineLimit: 0,
            rolldownOptions: {
                input: { index: "index.html", sw: "src/sw.ts" },
                // The service worker is found by its name, and may only serve what lies beside it or below.
                output: {
                    entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
                },
            },
        },
        worker: { format: "es" },
        // The list of pages lies in the server.
        server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
        resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
        // A busy machine is slow; only a test that hangs fails by time.
        test: {
            environment: "happy-dom",
            include: ["tests/**/*.test.ts"],
            setupFiles: ["tests/texts.ts"],
            testTimeout: 60_000,
            // All files in one place, one after the other: to make a page for each takes three times as long as all tests.
            pool: "threads",
            isolate: false,
            fileParallelism: false,
        },
    };
});
