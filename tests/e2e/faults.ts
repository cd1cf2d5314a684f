import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}
const axe = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Injected once per document: parsing axe takes as long as checking a small screen. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axe);
}
/**
 * Returns axe's findings on a settled page, each as a line with its position and description. Runs
 * all rules.
 */
export async function faultsOn(page: Page): Promise<string[]> {
  // Waits for fade-ins before checking; an animation that pulses while focused never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => {})),
    ),
  );
  const foreign = page
    .frames()
    .filter((frame) => new URL(frame.url()).origin !== new URL(page.url()).origin);
  if (foreign.length > 0)
    throw new Error(`axe does not look into ${foreign.map((frame) => frame.url()).join(", ")}`);
  await Promise.all(page.frames().map(bringAxe));
  const faults = await page.evaluate(async () => {
    if (!window.axe)
      throw new Error("axe is gone: the page was loaded anew while it was looked at");
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => {
        const why = failureSummary.split("\n")[1]?.trim() ?? "";
        return `${id} (${impact}) · ${target.join(" ")} · ${why}`;
      }),
    );
  });
  return faults.map((fault) => `${new URL(page.url()).pathname} · ${fault}`);
}
