import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright-core";
import { build, type InlineConfig, preview } from "vite";
import { atMost, type Figure } from "./figure.ts";
import type { Measured, Table } from "./list/page.tsx";
import { median } from "./load.ts";

const rounds = 7;
const entry: InlineConfig = {
  root: path.resolve("bench/list"),
  configFile: false,
  plugins: [react()],
  logLevel: "error",
};

/**
 * Measures a page of 1,000 rows in our list and in react-admin's own table alternately, each time
 * in a newly opened page.
 */
async function inTurns(address: string): Promise<Record<Table, Measured[]>> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const seen: Record<Table, Measured[]> = { ours: [], theirs: [] };
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const table of ["ours", "theirs"] as const) {
        const page = await browser.newPage({ viewport: { width: 1360, height: 850 } });
        await page.goto(address);
        const measured = await page.evaluate((name) => window.measure(name), table);
        // The first round warms up the browser's caches.
        if (round > 0) seen[table].push(measured);
        await page.close();
      }
  } finally {
    await browser.close();
  }
  return seen;
}

export async function benchList(): Promise<Figure[]> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  const { NODE_ENV } = process.env;
  // The Vite server that runs this script sets NODE_ENV to development, and React would be built in
  // development mode.
  process.env.NODE_ENV = "production";
  try {
    await build({ ...entry, build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 5000 } });
    const server = await preview({ ...entry, build: { outDir }, preview: { port: 3973, host: "127.0.0.1" } });
    try {
      return figuresOf(await inTurns(server.resolvedUrls?.local[0] ?? "http://127.0.0.1:3973"));
    } finally {
      await server.close();
    }
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
}

function figuresOf({ ours, theirs }: Record<Table, Measured[]>): Figure[] {
  const over = (rows: Measured[], figure: (one: Measured) => number) => median(rows.map(figure));
  const first = (one: Measured) => one.selection[0] ?? 0;
  const later = (one: Measured) => median(one.selection.slice(1));
  const [mine, other] = [ours, theirs].map((rows) => ({
    painted: over(rows, (one) => one.painted),
    drawn: over(rows, (one) => one.drawn),
    first: over(rows, first),
    later: over(rows, later),
    end: over(rows, (one) => one.end),
  }));
  if (!mine || !other) return [];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    atMost(
      `a page of 1,000 rows of 8 columns, mounted to painted: ${ms(mine.painted)} in ours, which is virtual and draws the ${mine.drawn} rows in and near its window, against ${ms(other.painted)} in react-admin's DataTable, which draws ${other.drawn}; the last row is painted ${ms(mine.end)} after scrolling to the end (${ms(other.end)})`,
      mine.painted / other.painted,
      0.33,
    ),
    atMost(
      `milliseconds from ticking the first box to the frame that shows it and the bulk actions; DataTable ${ms(other.first)}`,
      mine.first,
      50,
    ),
    atMost(`the same for each further box; DataTable ${ms(other.later)}`, mine.later, 50),
  ];
}
