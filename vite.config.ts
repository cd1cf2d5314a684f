import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const entryMessages =
  /(?:framework\/schema|framework\/admin\/form|src|src\/signIn)\/locales\/([\w-]+)\.ts$|i18n\/ra\/([\w-]+)\.ts$|ra-language-(en)glish/;
/** Returns the chunk of a language's messages before signing in, or null for another module. */
function getEntryLanguage(id: string): string | null {
  const [, own, ra, english] = entryMessages.exec(id) ?? [];
  const locale = own ?? ra ?? english;
  return locale && /^(en|zh-CN|zh-TW)$/.test(locale) ? `entry-${locale}` : null;
}

/** The browser's build. The API process and the tests have their own configurations. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Chunks grouped by size may depend on each other, whichever is loaded first.
        strictExecutionOrder: true,
        // The name of a shared chunk would list all modules that share it; only the first is used.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // Code that every page needs, in two chunks: packages, which browsers cache across
            // versions of the app, and the app's own code.
            { name: "packages", tags: ["$initial"], test: /node_modules/, priority: 2 },
            { name: "markethall", tags: ["$initial"], test: /\.tsx?$/, priority: 1 },
            // The messages of one language that the pages before signing in show.
            { name: getEntryLanguage, test: /locales|i18n\/ra|ra-language/, priority: 3 },
            // Code that some pages share, in chunks worth a request; otherwise each icon would be a
            // chunk.
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
});
