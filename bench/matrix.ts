import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright-core";
import { build, type InlineConfig, preview } from "vite";
import { type Figure, requireAtMost } from "./figure.ts";
import { median } from "./load.ts";
import type { Editor } from "./matrix/Screen.tsx";

const rounds = 3;
const entry: InlineConfig = {
  root: path.resolve("bench/matrix"),
  configFile: false,
  plugins: [react()],
  logLevel: "error",
};
/** Milliseconds of work that each key press causes, by its effect. */
interface Keys {
  /** A letter in an ordinary text field of the same form, as the reference. */
  plain: number[];
  open: number[];
  type: number[];
  leave: number[];
  move: number[];
  mark: number[];
  undo: number[];
}

/** Presses a key and waits until its effect is painted and written to the form. */
async function press(page: Page, key: string, into: number[]): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(120);
  into.push(...(await page.evaluate(() => window.takeKeys())));
}
/** Overwrites a column of prices row by row, and selects a range. */
async function type(page: Page, keys: Keys): Promise<void> {
  await page.locator("input[name=name]").click();
  await page.waitForTimeout(300);
  for (const key of ["a", "b", "c", "d"]) await press(page, key, keys.plain);
  await page.locator('[data-source="skus.3.price"]').click();
  await page.waitForTimeout(300);
  for (let row = 0; row < 4; row += 1) {
    await press(page, "1", keys.open);
    await press(page, "7", keys.type);
    await press(page, ".", keys.type);
    await press(page, "5", keys.type);
    await press(page, "Enter", keys.leave);
    await press(page, "ArrowRight", keys.move);
    await press(page, "ArrowLeft", keys.move);
  }
  for (let row = 0; row < 4; row += 1) await press(page, "Shift+ArrowDown", keys.mark);
  for (let row = 0; row < 3; row += 1) await press(page, "Control+z", keys.undo);
}

async function measureInTurns(
  address: string,
): Promise<{ mounted: Record<Editor, number[]>; keys: Keys; others: number[] }> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const mounted: Record<Editor, number[]> = { matrix: [], rows: [] };
  const keys: Keys = { plain: [], open: [], type: [], leave: [], move: [], mark: [], undo: [] };
  const others: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const editor of ["matrix", "rows"] as const) {
        const page = await browser.newPage({ viewport: { width: 1360, height: 850 } });
        await page.goto(address);
        await page.waitForTimeout(400);
        const taken = await page.evaluate((name) => window.mountForm(name), editor);
        // The first round warms up the browser's caches.
        if (round > 0) mounted[editor].push(taken);
        if (round > 0 && editor === "matrix") await type(page, keys);
        if (round === rounds && editor === "rows") {
          await page.locator('[data-source="skus.3.price"] input').click();
          await page.waitForTimeout(300);
          await page.evaluate(() => window.takeKeys());
          for (const key of ["1", "7", "5"]) await press(page, key, others);
        }
        await page.close();
      }
  } finally {
    await browser.close();
  }
  return { mounted, keys, others };
}

export async function benchMatrix(): Promise<Figure[]> {
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
      preview: { port: 3977, host: "127.0.0.1" },
    });
    try {
      const { mounted, keys, others } = await measureInTurns(
        server.resolvedUrls?.local[0] ?? "http://127.0.0.1:3977",
      );
      const [ours, rows] = [median(mounted.matrix), median(mounted.rows)];
      const { plain, ...ofMatrix } = keys;
      const each = Object.entries(ofMatrix).map(
        ([name, all]) => `${name} ${median(all).toFixed(1)}`,
      );
      const slowest = Math.max(...Object.values(ofMatrix).map(median));
      return [
        requireAtMost(
          `milliseconds from mounting a product's form with 200 SKUs of 8 cells until it is painted; as ordinary child rows ${rows.toFixed(0)}`,
          ours,
          500,
        ),
        requireAtMost("the same as a share of the ordinary rows' time", ours / rows, 0.33),
        requireAtMost(
          `milliseconds of work that a key makes in the matrix, its handlers and its frame, the slowest kind (${each.join(", ")}); in one of the ordinary rows ${median(others).toFixed(1)}`,
          slowest,
          16,
        ),
        requireAtMost(
          `the same against a letter in the form's ordinary text box, ${median(plain).toFixed(1)} ms`,
          slowest / median(plain),
          2,
        ),
      ];
    } finally {
      await server.close();
    }
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
}
