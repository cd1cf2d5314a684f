// Measures what a browser loads, after a build, until the sign-in page can be used and until the
// list of orders is painted: HTML, scripts and the messages of one language, as the server sends
// them, in Brotli. Follows the imports of the build's chunks, and fails above a limit.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findDeclaredDomain, getDeclarationsModule } from "./splitResources.mjs";

const entry = ["src/main.tsx"];
const member = [
  ...entry,
  "src/signedInRoutes.tsx",
  "src/App.tsx",
  "src/SignedIn.tsx",
  "src/messages/buildLanguage.ts",
  "framework/admin/app/ResourcePage.tsx",
];
const orderList = [
  ...member,
  "framework/admin/list/ResourceList.tsx",
  "framework/admin/list/table/ListTable.tsx",
  "resources/orders/orders/OrdersScreens.tsx",
  getDeclarationsModule("orders"),
];
const signIn = [(locale) => `src/messages/entry/${locale}.ts`];
const signedIn = [...signIn, (locale) => `src/messages/${locale}.ts`];
const locales = ["en", "zh-CN", "zh-TW"];

/**
 * The pages, the files that load them and the messages that they show. The calls of the order list,
 * the pictures of its products and the headers of responses add about 40 kB.
 */
const pages = [
  { name: "the sign-in page", roots: entry, messages: signIn, limit: 250_000 },
  {
    name: "the list of orders",
    roots: orderList,
    messages: [...signedIn, (locale) => `resources/orders/orders/locales/${locale}.ts?texts`],
    // The domain whose declarations it may load.
    domain: "orders",
    limit: 384_000,
  },
];

/** The size of a file in Brotli: that of its twin, which the build writes unless it is small. */
const measureFile = (file) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;

/**
 * Prints the sizes of the pages of a build in a folder.
 *
 * @throws {Error} above a limit, and for a page with declarations of other domains.
 */
export function checkPageSizes(folder) {
  const chunks = JSON.parse(readFileSync(path.join(folder, "chunks.json"), "utf8"));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const sizes = new Map();
  const measure = (file) => {
    if (!sizes.has(file)) sizes.set(file, measureFile(path.join(folder, "browser", file)));
    return sizes.get(file);
  };
  const add = (file, files) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) add(imported, files);
  };
  const collect = (module, files) => {
    const chunk = chunks.find(({ modules }) => modules.includes(module));
    if (!chunk) throw new Error(`no chunk of the build holds ${module}`);
    add(chunk.file, files);
  };
  const sum = (files) => [...files].reduce((total, file) => total + measure(file), 0);
  /** Says which declarations of other domains files have: pages load the outlines of these. */
  const listForeign = (name, files, domain) =>
    [...files]
      .flatMap((file) => byFile.get(file)?.modules ?? [])
      .filter((module) => (findDeclaredDomain(module) ?? domain) !== domain)
      .map(
        (module) =>
          `${name} loads ${module}: move what it imports of it to a file without a declaration`,
      );
  const errors = pages.flatMap(({ name, roots, messages, domain, limit }) => {
    const files = new Set(["index.html", "theme.js"]);
    for (const root of roots) collect(root, files);
    const [largest] = locales
      .map((locale) => {
        const all = new Set(files);
        for (const file of messages) collect(file(locale), all);
        return all;
      })
      .sort((one, other) => sum(other) - sum(one));
    for (const file of [...largest].sort((one, other) => measure(other) - measure(one)))
      console.log(`${(measure(file) / 1000).toFixed(1).padStart(8)} kB  ${file}`);
    const size = sum(largest);
    const figures = `${(size / 1000).toFixed(1).padStart(8)} kB  ${name}, Brotli`;
    console.log(`${figures} (at most ${limit / 1000} kB)`);
    return [
      ...listForeign(name, files, domain),
      ...(size > limit ? [`${name} is ${((size - limit) / 1000).toFixed(1)} kB too large`] : []),
    ];
  });
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

if (process.argv[1] === import.meta.filename) checkPageSizes(process.argv[2] ?? "dist");
