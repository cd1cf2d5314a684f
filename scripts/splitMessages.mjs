// Splits the messages of resources in the build: the labels, which every page shows, and the
// texts, which load with the declarations of a domain. Elsewhere, as in tests, both are in one
// module.

const messages = /^(.*\/locales\/[\w-]+\.ts)\?(labels|texts)$/;

/** Returns the plugin of the modules `locales/<locale>.ts?labels` and `….ts?texts`. */
export const splitMessages = (sources) => ({
  name: "split-messages",
  apply: "build",
  enforce: "pre",
  async load(id) {
    const [, file, part] = messages.exec(id) ?? [];
    if (!file) return null;
    const [{ default: all }, { isLabel }] = await Promise.all([
      sources.load(file),
      sources.load("i18n/isLabel.ts"),
    ]);
    const kept = Object.entries(all).filter(([key]) => isLabel(key) === (part === "labels"));
    return {
      code: `export default ${JSON.stringify(Object.fromEntries(kept))};`,
      moduleType: "js",
    };
  },
  buildEnd: () => sources.close(),
});

/** Returns the chunk of texts, one for each domain and locale; null for another module. */
export function getTextsChunk(id) {
  const [, domain, locale] =
    /\/resources\/(\w+)\/\w+\/locales\/([\w-]+)\.ts\?texts$/.exec(id) ?? [];
  return domain ? `texts-${domain}-${locale}` : null;
}
