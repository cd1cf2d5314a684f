// Splits the messages of resources in the build: the labels, which every page shows, and the
// texts, which the screens of a domain load. Elsewhere, as in tests, both are in one module.
import path from "node:path";
import { createServer } from "vite";

const messages = /^(.*\/locales\/[\w-]+\.ts)\?(labels|texts)$/;

/** Returns the plugin of the modules `locales/<locale>.ts?labels` and `….ts?texts`. */
export function splitMessages() {
  let opening = null;
  const open = () => {
    opening ??= createServer({
      configFile: path.resolve("vite.server.config.ts"),
      appType: "custom",
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      logLevel: "error",
    });
    return opening;
  };
  return {
    name: "split-messages",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [, file, part] = messages.exec(id) ?? [];
      if (!file) return null;
      const server = await open();
      const [{ default: all }, { isLabel }] = await Promise.all([
        server.ssrLoadModule(file),
        server.ssrLoadModule(path.resolve("i18n/isLabel.ts")),
      ]);
      const kept = Object.entries(all).filter(([key]) => isLabel(key) === (part === "labels"));
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(kept))};`,
        moduleType: "js",
      };
    },
    async buildEnd() {
      const server = await opening;
      opening = null;
      await server?.close();
    },
  };
}

/** Returns the chunk of texts, one for each domain and locale; null for another module. */
export function getTextsChunk(id) {
  const [, domain, locale] =
    /\/resources\/(\w+)\/\w+\/locales\/([\w-]+)\.ts\?texts$/.exec(id) ?? [];
  return domain ? `texts-${domain}-${locale}` : null;
}
