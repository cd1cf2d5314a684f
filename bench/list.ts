import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright-core";
import { build, type InlineConfig, preview } from "vite";
import { type Figure, requireAtMost } from "./figure.ts";
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
async function measureInTurns(address: string): Promise<Record<Table, Measured[]>> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
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
    await build({
      ...entry,
      build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 5000 },
    });
    const server = await preview({
      ...entry,
      build: { outDir },
      preview: { port: 3973, host: "127.0.0.1" },
    });
    try {
      return toFigures(
        await measureInTurns(server.resolvedUrls?.local[0] ?? "http://127.0.0.1:3973"),
      );
    } finally {
      await server.close();
    }
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
}

function toFigures({ ours, theirs }: Record<Table, Measured[]>): Figure[] {
  const over = (rows: Measured[], figure: (one: Measured) => number) => median(rows.map(figure));
  const first = (one: Measured) => one.selection[0] ?? 0;
  const later = (one: Measured) => median(one.selection.slice(1));
  const [mine, other] = [ours, theirs].map((rows) => ({
    painted: over(rows, (one) => one.painted),
    renderedRows: over(rows, (one) => one.renderedRows),
    first: over(rows, first),
    later: over(rows, later),
    end: over(rows, (one) => one.end),
  }));
  if (!mine || !other) return [];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    requireAtMost(
      `a page of 1,000 rows of 8 columns, mounted to painted: ${ms(mine.painted)} in ours, which is virtual and draws the ${mine.renderedRows} rows in and near its window, against ${ms(other.painted)} in react-admin's DataTable, which draws ${other.renderedRows}; the last row is painted ${ms(mine.end)} after scrolling to the end (${ms(other.end)})`,
      mine.painted / other.painted,
      0.33,
    ),
    requireAtMost(
      `milliseconds from ticking the first box to the frame that shows it and the bulk actions; DataTable ${ms(other.first)}`,
      mine.first,
      50,
    ),
    requireAtMost(`the same for each further box; DataTable ${ms(other.later)}`, mine.later, 50),
  ];
}
