/**
 * Returns a plugin that writes which files the pages load that follow the entry: the chunks of
 * `roots` and what they import, without those of `entry`. `src/signIn/prefetch.ts` reads them.
 */
export const saveNextFiles = (fileName, { entry, roots }) => ({
  name: "save-next-files",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const collect = (root, files) => {
      const visit = (file) => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== "chunk") return;
        files.add(file);
        chunk.imports.forEach(visit);
      };
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${root}`)));
      if (!chunk) throw new Error(`no chunk of the build holds ${root}`);
      visit(chunk.fileName);
      return files;
    };
    const first = collect(entry, new Set());
    const next = new Set();
    for (const root of roots) collect(root, next);
    this.emitFile({
      type: "asset",
      fileName,
      source: JSON.stringify(
        [...next].filter((file) => !first.has(file)).map((file) => `/${file}`),
      ),
    });
  },
});
