import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { createAppConfig } from "../../framework/build/appFolder.mjs";
import { list } from "./patterns/samples.ts";

/** The address of the patterns, which only a page that serves them itself can open. */
export const patternsBase = "http://patterns.localhost";
const outDir = path.resolve("gallery/patterns");

/** The screens of the patterns: their parts, a form, a list in each size, and messages. */
export const patternPaths: readonly string[] = [
  "/",
  "/form",
  "/rows/mini",
  "/rows/default",
  "/toasts",
];

/** Builds the patterns into a folder of the gallery: the product's files have none of them. */
export async function buildPatterns(): Promise<void> {
  const config = createAppConfig("tests/gallery/patterns");
  await build({
    ...config,
    base: "/",
    build: { ...config.build, outDir, emptyOutDir: true, target: "es2022" },
    logLevel: "error",
  });
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
/** What the calls of the patterns are answered; any other call has an empty list. */
const answers: Readonly<Record<string, unknown>> = {
  "/api/samples/getList": { list, total: list.length },
  "/api/samples/counts": { all: list.length },
};

/** Serves the built patterns to a page, and answers the calls of their list. */
export async function servePatterns(page: Page): Promise<void> {
  await page.route(`${patternsBase}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) {
      const data = answers[pathname] ?? { list: [], total: 0 };
      return route.fulfill({ json: { code: 200, message: "ok", data } });
    }
    const file = path.join(outDir, pathname);
    const isFile = pathname !== "/" && existsSync(file);
    await route.fulfill({
      contentType: isFile ? (types[path.extname(file)] ?? "text/plain") : "text/html",
      body: readFileSync(isFile ? file : path.join(outDir, "index.html")),
    });
  });
}
