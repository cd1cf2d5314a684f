import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { findChromium } from "../../scripts/chromium.mjs";
import { watchPage } from "./openPages.ts";
import type { Served } from "./serveBuilt.ts";
import { serveDemo } from "./serveDemo.ts";
import { watchRequests } from "./visit.ts";

export interface Window {
  locale?: "en" | "zh-CN" | "zh-TW";
  width?: number;
  colorScheme?: "light" | "dark";
  /** Whether it is a phone's, which is touched. */
  touch?: boolean;
}
export interface BuiltApp {
  base: string;
  /** Opens a window in which a user is signed in; browser errors are collected in `complaints`. */
  signIn(user: string, options?: Window & { path?: string }): Promise<Page>;
  open(options?: Window): Promise<Page>;
  complaints: string[];
  close(): Promise<void>;
}
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page lives for seconds: code that V8 optimizes costs more than it saves.
  "--js-flags=--max-opt=1",
];

/** The worker's browser. It ends with the worker, whose pipe then closes. */
let browser: Promise<Browser> | undefined;
function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: flags,
  });
  return browser;
}

/** Starts the product with its own demo, for tests in the worker's Chromium. */
export async function startBuiltApp(
  serve: (dataDir: string) => Promise<Served> = serveDemo,
): Promise<BuiltApp> {
  const dataDir = mkdtempSync(path.join(inject("folder"), "data-"));
  const [{ base, stop }, browser] = await Promise.all([serve(dataDir), openBrowser()]);
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];

  const open: BuiltApp["open"] = async ({
    locale = "en",
    width = 1360,
    colorScheme = "light",
    touch = false,
  } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? (touch ? 844 : 800) : 850 },
      acceptDownloads: true,
      hasTouch: touch,
      isMobile: touch,
      colorScheme,
      // Skips animations.
      reducedMotion: "reduce",
    });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    await context.addCookies([{ name: "language", value: locale, url: base }]);
    const page = await context.newPage();
    watchRequests(page);
    watchPage(page);
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
    return page;
  };
  return {
    base,
    complaints,
    open,
    signIn: async (user, options = {}) => {
      const page = await open(options);
      // The login page has its own tests; here only its cookies are needed.
      await page.request.post(`${base}/api/common/login`, {
        form: { username: user, password: "markethall-demo" },
        headers: { origin: base },
      });
      await page.goto(base + (options.path ?? "/dashboard"));
      await page.locator("main").waitFor();
      return page;
    },
    close: async () => {
      mkdirSync("test-results", { recursive: true });
      for (const [index, context] of contexts.entries())
        for (const page of context.pages())
          await page
            .screenshot({ path: `test-results/page-${process.env.VITEST_POOL_ID}-${index}.png` })
            .catch(() => {});
      await Promise.all(contexts.map((context) => context.close()));
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let shared: Promise<BuiltApp> | undefined;
/** Returns the worker's server, for tests that change nothing. It ends with the worker. */
export function openSharedApp(): Promise<BuiltApp> {
  shared ??= startBuiltApp();
  return shared;
}
