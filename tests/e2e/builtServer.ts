import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { watchRequests } from "./visit.ts";
import { watchPage } from "./watchPage.ts";

export interface Window {
  locale?: "en" | "zh-CN" | "zh-TW";
  width?: number;
  colorScheme?: "light" | "dark";
}
export interface BuiltApp {
  base: string;
  /** Opens a window in which a user is signed in; browser errors are collected in `complaints`. */
  signIn(user: string, options?: Window & { path?: string }): Promise<Page>;
  open(options?: Window): Promise<Page>;
  complaints: string[];
  close(): Promise<void>;
}
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A server at an address, until it is stopped. */
export interface Served {
  base: string;
  stop(): Promise<void>;
}
async function serveBuilt(dataDir: string): Promise<Served> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const script = `import(${JSON.stringify(path.resolve("dist/server/main.js"))}).then((server) => server.main())`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "on",
    NODE_ENV: "production",
    DATABASE_URL: "",
  };
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "inherit"], env });
  const stop = async () => {
    child.kill();
    await new Promise((resolve) => child.once("exit", resolve));
  };
  for (let tries = 0; tries < 400; tries += 1) {
    const ready = await fetch(`${base}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { base, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the built server does not answer");
}

/** Starts the product as `npm start` serves it, with the demo in its own folder, and a Chromium. */
export async function startBuiltApp(serve: (dataDir: string) => Promise<Served> = serveBuilt): Promise<BuiltApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-e2e-"));
  const { base, stop } = await serve(dataDir);
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: flags,
  });
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];

  const open: BuiltApp["open"] = async ({ locale = "en", width = 1360, colorScheme = "light" } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 800 : 850 },
      acceptDownloads: true,
      colorScheme,
      // Skips animations.
      reducedMotion: "reduce",
    });
    contexts.push(context);
    context.setDefaultTimeout(15_000);
    await context.addCookies([{ name: "language", value: locale, url: base }]);
    const page = await context.newPage();
    watchRequests(page);
    watchPage(page);
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
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
      await browser.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
