// The folder of an app on the framework: what its files are, by their names.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";

/** The folder of the built browser app. */
export const toBrowserFolder = (folder) => path.resolve("dist", path.basename(folder));

const list = (folder, pattern) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
const listLocales = (folder) =>
  list(path.join(folder, "locales"), /^[\w-]+\.ts$/).map((name) => path.basename(name, ".ts"));

/**
 * Loads an app as its server runs it: the settings of `app.ts`, the list of `resources.ts`, the
 * rules in `*.server.ts`, the messages in `locales/` and the list of `plugins.ts`, if it has any.
 *
 * @param {string} folder
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<import("../server/app/openApp.ts").AppModule>}
 */
export async function loadAppModule(folder, load) {
  const read = async (name) => (await load(path.join(folder, name))).default;
  const { app } = await load(path.join(folder, "app.ts"));
  const { resources } = await load(path.join(folder, "resources.ts"));
  const rules = [];
  for (const name of list(folder, /\.server\.ts$/)) rules.push(await read(name));
  const messages = {};
  for (const locale of listLocales(folder))
    messages[locale] = await read(path.join("locales", `${locale}.ts`));
  const plugins = existsSync(path.join(folder, "plugins.ts")) ? await read("plugins.ts") : [];
  return { app, resources, rules, messages, plugins };
}

/** The entry of a browser app without a `main.tsx`: all screens follow from the declarations. */
const createEntry = (folder) => {
  const start = path.resolve("framework/admin/app/startAdmin.tsx");
  const loaders = listLocales(folder).map(
    (locale) =>
      `${JSON.stringify(locale)}: async () => (await import("/locales/${locale}.ts")).default,`,
  );
  return `import { startAdmin } from ${JSON.stringify(start)};
import { app } from "/app.ts";
import { resources } from "/resources.ts";
void startAdmin({ app, resources, messages: { ${loaders.join(" ")} } });`;
};

/**
 * Returns the Vite settings that build the browser app of a folder. Its `index.html` loads
 * `/main.tsx`, which is generated unless the folder has one.
 *
 * @param {string} folder
 * @returns {import("vite").InlineConfig}
 */
export function createAppConfig(folder) {
  const generated = "\0app-main";
  const hasEntry = existsSync(path.join(folder, "main.tsx"));
  return {
    configFile: false,
    root: path.resolve(folder),
    publicDir: false,
    plugins: [
      react(),
      {
        name: "app-entry",
        enforce: "pre",
        resolveId: (id) => (id === "/main.tsx" && !hasEntry ? generated : null),
        load: (id) => (id === generated ? createEntry(folder) : null),
      },
    ],
    build: {
      outDir: toBrowserFolder(folder),
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 1200,
    },
  };
}
