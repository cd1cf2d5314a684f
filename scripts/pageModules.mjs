// Finds the modules that pages of the browser app load, for the build to keep each page's code in
// one chunk. Imports between files name too many: the index of a package names all of its modules,
// and the build leaves most of them out. So the app is bundled once, in memory, without joining
// chunks.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

/**
 * Returns the modules that each page loads in addition to those before it, by the names of the
 * pages: those that its `roots` load, and those that each file of `every` loads. Files are relative
 * to the project.
 */
export async function findPageModules(config, pages) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: "silent",
    build: { target: "esnext", minify: false, write: false, modulePreload: false },
  });
  const chunks = new Map();
  for (const chunk of output) if (chunk.type === "chunk") chunks.set(chunk.fileName, chunk);
  const findChunk = (root) => {
    for (const chunk of chunks.values())
      if (chunk.moduleIds.some((id) => id.endsWith(`/${root}`))) return chunk;
    throw new Error(`no chunk holds ${root}`);
  };
  const collect = (root, modules, seen) => {
    const visit = (chunk) => {
      if (seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      for (const id of chunk.moduleIds) modules.add(id);
      for (const file of chunk.imports) if (chunks.has(file)) visit(chunks.get(file));
    };
    visit(findChunk(root));
    return modules;
  };
  const loaded = new Set();
  return new Map(
    Object.entries(pages).map(([page, { roots = [], every = [] }]) => {
      const modules = new Set();
      for (const root of roots) collect(root, modules, loaded);
      const [first, ...others] = every.map((root) => collect(root, new Set(), new Set()));
      for (const id of first ?? []) if (others.every((other) => other.has(id))) modules.add(id);
      return [page, modules];
    }),
  );
}

/**
 * Returns a plugin that writes what each chunk holds and imports to a file, which
 * `scripts/entry-size.mjs` reads.
 */
export const saveChunks = (file) => ({
  name: "save-chunks",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle)
      .filter(({ type }) => type === "chunk")
      .map(({ fileName, imports, moduleIds }) => ({
        file: fileName,
        imports,
        modules: moduleIds.map((id) => path.relative("", id)),
      }));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(chunks));
  },
});
