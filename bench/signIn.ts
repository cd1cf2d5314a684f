import { type ChildProcess, fork } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { type Figure, requireAtMost } from "./figure.ts";
import { median } from "./load.ts";

const port = 3975;
const base = `http://127.0.0.1:${port}`;
const rounds = 9;
const turns = 6;

interface MeasuredServer {
  login: string;
  rows: string;
  /** Selector of the element that shows the total. */
  total: string;
}
const servers = {
  ours: {
    login: "/login?redirect=/stock/supplier",
    rows: "main tbody tr[data-index]",
    total: "main nav p",
  },
  bare: {
    login: "/bare/index.html#/login",
    rows: "tbody tr",
    total: ".MuiTablePagination-displayedRows",
  },
} satisfies Record<string, MeasuredServer>;
type Name = keyof typeof servers;

/** Prepares a folder for serving the product and the bare app from one server and one origin. */
async function prepareAccounts(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // The Vite server that runs this script sets NODE_ENV to development, and React would be built in
  // development mode.
  process.env.NODE_ENV = "production";
  try {
    mkdirSync(path.join(folder, "dist"));
    cpSync("dist/browser", path.join(folder, "dist/browser"), { recursive: true });
    for (const name of ["server", "database.tar"])
      symlinkSync(path.resolve("dist", name), path.join(folder, "dist", name));
    await build({
      root: path.resolve("bench/signIn"),
      base: "/bare/",
      configFile: false,
      plugins: [react()],
      logLevel: "error",
      build: {
        outDir: path.join(folder, "dist/browser/bare"),
        emptyOutDir: true,
        target: "es2022",
        chunkSizeWarningLimit: 5000,
      },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
async function start(folder: string): Promise<ChildProcess> {
  const child = fork(path.resolve("bench/ours.mjs"), [], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, "data"),
      DEMO: "on",
      NODE_ENV: "production",
      DATABASE_URL: "",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`${base}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the built server does not answer");
}

interface Sought {
  event: "submit" | "click";
  rows: string;
  /** Minimum number of rows. */
  count: number;
  /** Selector of the text "1–20 of 140" below the rows. */
  total: string;
}
/**
 * Measures the milliseconds from the next event until different rows and their total are painted.
 */
const watch = ({ event, rows, count, total }: Sought): void => {
  window.painted = new Promise((resolve, reject) => {
    const first = () => document.querySelector(rows)?.textContent ?? "";
    const before = first();
    const isThere = () =>
      document.querySelectorAll(rows).length >= count &&
      first() !== before &&
      [...document.querySelectorAll(total)].some((one) => /of \d/.test(one.textContent));
    const follow = ({ timeStamp }: Event) => {
      const look = () => {
        // The state that one frame's callback sees is painted by the start of the next frame.
        if (isThere()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    setTimeout(
      () => reject(new Error(`no ${event} with rows after it in 20 s at ${location.href}`)),
      20_000,
    );
    addEventListener(event, follow, { capture: true, once: true });
  });
};
declare global {
  interface Window {
    painted: Promise<number>;
  }
}
const painted = () => window.painted;

/** A first visit: nothing is cached, and typing takes time. */
async function signIn(page: Page, name: Name): Promise<number> {
  const { login, rows, total }: MeasuredServer = servers[name];
  await page.goto(base + login);
  await page.locator("input[name=username]").pressSequentially("harbour", { delay: 60 });
  await page.locator("input[type=password]").pressSequentially("markethall-demo", { delay: 60 });
  await page.evaluate<void, Sought>(watch, { event: "submit", rows, count: 20, total });
  await page.keyboard.press("Enter");
  return page.evaluate(painted);
}
/** Switches between two lists by the menu, repeatedly. */
async function walk(page: Page): Promise<number[]> {
  const { rows, total } = servers.ours;
  const taken: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1)
    for (const route of ["/stock/storage", "/stock/supplier"]) {
      const link = page.locator(`nav a[href="${route}"]`).first();
      if (!(await link.isVisible()))
        await page.locator("nav [aria-expanded=false]").first().click();
      await page.evaluate<void, Sought>(watch, { event: "click", rows, count: 1, total });
      await link.click();
      const milliseconds = await page.evaluate(painted);
      // The first turn fills the caches.
      if (turn > 0) taken.push(milliseconds);
      await page.waitForTimeout(500);
    }
  return taken;
}
async function measureInTurns(): Promise<{ signedIn: Record<Name, number[]>; walked: number[] }> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const signedIn: Record<Name, number[]> = { ours: [], bare: [] };
  let walked: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const name of ["ours", "bare"] as const) {
        const page = await browser.newPage({ viewport: { width: 1360, height: 850 } });
        const taken = await signIn(page, name);
        // The first round warms up the server and the browser's own caches.
        if (round > 0) signedIn[name].push(taken);
        if (round === rounds && name === "ours") walked = await walk(page);
        await page.close();
      }
  } finally {
    await browser.close();
  }
  return { signedIn, walked };
}

export async function benchSignIn(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  try {
    await prepareAccounts(folder);
    const server = await start(folder);
    try {
      const { signedIn, walked } = await measureInTurns();
      const show = (all: number[]) => all.map((one) => one.toFixed(0)).join(" ");
      console.log(`signIn: ${show(signedIn.ours)} / ${show(signedIn.bare)}  walk: ${show(walked)}`);
      const [ours, bare] = [median(signedIn.ours), median(signedIn.bare)];
      const ms = (value: number) => `${value.toFixed(0)} ms`;
      return [
        requireAtMost(
          `from submitting the login until the first list, 20 suppliers and their total, is painted: ${ms(ours)}, against ${ms(bare)} in a bare react-admin app on the REST twin`,
          ours / bare,
          1.5,
        ),
        requireAtMost(
          "milliseconds from a click in the menu until the first row of a list that was open before is painted",
          median(walked),
          100,
        ),
      ];
    } finally {
      const exited = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await exited;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
