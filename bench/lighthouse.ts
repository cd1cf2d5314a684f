import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findChromium } from "../scripts/chromium.mjs";
import { serveBuilt } from "../tests/e2e/serveBuilt.ts";
import { type Figure, requireAtLeast } from "./figure.ts";
import { median } from "./load.ts";

/** Downloaded by npm when it runs: Lighthouse is no dependency of the project. */
const version = "12.8.2";
const rounds = 3;
const targets = { performance: 90, accessibility: 100, "best-practices": 100 } as const;
type Category = keyof typeof targets;
const categories: readonly Category[] = ["performance", "accessibility", "best-practices"];
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

interface Report {
  categories: Readonly<Record<Category, { score: number | null }>>;
  audits: Readonly<Record<string, { displayValue?: string; score: number | null; title: string }>>;
}

/** Runs Lighthouse once, on the simulated phone and network that it has by default. */
function run(address: string, folder: string): Report {
  const output = path.join(folder, "report.json");
  const { status, stderr } = spawnSync(
    "npx",
    [
      "--yes",
      `lighthouse@${version}`,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    {
      encoding: "utf8",
      env: { ...process.env, CHROME_PATH: findChromium() ?? "/usr/bin/chromium" },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-1000)}`);
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

/** Measures the sign-in page on a simulated phone: the medians of some runs. */
export async function benchLighthouse(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  const server = await serveBuilt({ dataDir: path.join(folder, "data") });
  try {
    const reports = Array.from({ length: rounds }, () => run(`${server.base}/login`, folder));
    for (const { audits } of reports)
      console.log(
        metrics.map((name) => `${audits[name]?.title}: ${audits[name]?.displayValue}`).join(", "),
      );
    return categories.map((category) => {
      const scores = reports.map(({ categories: all }) => (all[category].score ?? 0) * 100);
      return requireAtLeast(
        `${category} of the sign-in page on a simulated phone, by Lighthouse ${version} (${scores.map(Math.round).join(", ")})`,
        median(scores),
        targets[category],
      );
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
