import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { loadExporterLater } from "./scripts/loadLater.mjs";
import { saveNextFiles } from "./scripts/nextFiles.mjs";
import { findPageModules, type PageRoots, saveChunks } from "./scripts/pageModules.mjs";
import { createSources } from "./scripts/sources.mjs";
import { getTextsChunk, splitMessages } from "./scripts/splitMessages.mjs";
import {
  findDeclaredDomain,
  getDeclarationsModule,
  listDomains,
  splitResources,
} from "./scripts/splitResources.mjs";

const entryMessages =
  /(?:framework\/schema|framework\/admin\/form|i18n\/framework\/schema|i18n\/framework\/form|src|src\/signIn)\/locales\/([\w-]+)\.ts$|i18n\/ra\/([\w-]+)\.ts$|ra-language-(en)glish/;
/** Returns the chunk of a language's messages before signing in, or null for another module. */
function getEntryLanguage(id: string): string | null {
  const [, own, ra, english] = entryMessages.exec(id) ?? [];
  const locale = own ?? ra ?? english;
  return locale && /^(en|zh-CN|zh-TW)$/.test(locale) ? `entry-${locale}` : null;
}

const memberRoots = [
  "src/signedInRoutes.tsx",
  "src/App.tsx",
  "src/SignedIn.tsx",
  "framework/admin/app/ResourcePage.tsx",
  "src/messages/buildLanguage.ts",
];
/**
 * Pages whose code is one chunk each, without that of the pages before: the sign-in page, every
 * page of a member, every list, the list of orders.
 */
const pages: Readonly<Record<string, PageRoots>> = {
  entry: { roots: ["src/main.tsx"] },
  member: {
    roots: memberRoots,
    // What the messages of all languages share.
    every: ["src/messages/en.ts", "src/messages/zh-CN.ts", "src/messages/zh-TW.ts"],
  },
  list: { roots: ["framework/admin/list/ResourceList.tsx"] },
  // What lists share, then each of them.
  rows: {
    every: [
      "framework/admin/list/card/CustomCards.tsx",
      "framework/admin/list/table/ListTable.tsx",
    ],
  },
  display: {
    every: [
      "resources/orders/orders/OrdersScreens.tsx",
      "framework/admin/list/table/ListTable.tsx",
    ],
  },
  cards: { roots: ["framework/admin/list/card/CustomCards.tsx"] },
  table: { roots: ["framework/admin/list/table/ListTable.tsx"] },
  orders: { roots: ["resources/orders/orders/OrdersScreens.tsx"] },
  // What lists load once their rows are painted, and what their rows load when they are used.
  keys: { roots: ["framework/admin/list/KeyHints.tsx", "src/layout/FrameKeys.tsx"] },
  steps: { roots: ["framework/admin/list/table/NextSteps.tsx"] },
  menu: { roots: ["framework/admin/list/RowMenu.tsx"] },
};
/** What the sign-in page fetches ahead: the first page of a member. */
const nextFiles = saveNextFiles("next-files.json", {
  entry: "src/main.tsx",
  roots: [...memberRoots, "src/pages/dashboard/Dashboard.tsx"],
});

const toChunk = (domain: string) => `declarations-${domain}`;
const listDomainPages = (domains: readonly string[]) =>
  Object.fromEntries(
    domains.map((domain) => [toChunk(domain), { every: [getDeclarationsModule(domain)] }]),
  );

/** The browser's build. The API process and the tests have their own configurations. */
export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const sources = createSources();
  const plugins = [react(), loadExporterLater(), splitMessages(sources), splitResources(sources)];
  const domains = listDomains();
  // Its dictionary is 5 kB of every list.
  const resolve = { alias: { inflection: path.resolve("src/plainLabels.ts") } };
  const modules =
    command === "build"
      ? await findPageModules({ plugins, resolve }, { ...pages, ...listDomainPages(domains) })
      : new Map<string, ReadonlySet<string>>();
  /** The chunk of a domain's declarations and of what only they import, or of what several do. */
  const getDeclarationsChunk = (id: string): string | null => {
    const own = findDeclaredDomain(id);
    if (own) return toChunk(own);
    if (["entry", "member"].some((page) => modules.get(page)?.has(id))) return null;
    const [first, ...others] = domains.filter((one) => modules.get(toChunk(one))?.has(id));
    if (!first) return null;
    const isOwn = others.length === 0 && id.includes("/resources/");
    return isOwn ? toChunk(first) : "declarations";
  };
  const getPage = (id: string): string | null => {
    const page = Object.keys(pages).find((one) => modules.get(one)?.has(id)) ?? "entry";
    return page === "entry" ? null : page;
  };
  return {
    plugins: [...plugins, saveChunks("dist/chunks.json"), nextFiles],
    resolve,
    build: {
      outDir: "dist/browser",
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          // Chunks grouped by size may depend on each other, whichever is loaded first.
          strictExecutionOrder: true,
          // The name of a shared chunk would list all modules that share it; the first is used.
          chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // Code that every page needs, in two chunks: packages, which browsers cache across
              // versions of the app, and the app's own code.
              { name: "packages", tags: ["$initial"], test: /node_modules/, priority: 3 },
              { name: "markethall", tags: ["$initial"], test: /\.tsx?$/, priority: 2 },
              // The messages of one language that the pages before signing in show.
              { name: getEntryLanguage, test: /locales|i18n\/ra|ra-language/, priority: 4 },
              { name: getTextsChunk, test: /\?texts$/, priority: 5 },
              {
                name: getDeclarationsChunk,
                test: /[\\/](resources|core|framework)[\\/]/,
                priority: 6,
                includeDependenciesRecursively: false,
              },
              { name: getPage, priority: 1, includeDependenciesRecursively: false },
              // Code that some pages share, in chunks worth a request; otherwise each icon would
              // be a chunk.
              {
                name: "shared",
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 60_000,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
});
