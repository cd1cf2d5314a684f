import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page that has come to rest, each as a line that says where and what. */
export async function faultsOn(page: Page): Promise<string[]> {
  // What fades in is judged when it is there.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  // In one go in the page itself, answering nothing but what is wrong: gathering what is right too, in a second page,
  // took some three times as long. All rules run; only frames of another origin would need that second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const foreign = page.frames().filter((frame) => new URL(frame.url()).origin !== new URL(page.url()).origin);
  if (foreign.length > 0) throw new Error(`axe does not look into ${foreign.map((frame) => frame.url()).join(", ")}`);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const why = failureSummary.split("\n")[1]?.trim() ?? "";
      return `${new URL(page.url()).pathname} · ${id} (${impact}) · ${target.join(" ")} · ${why}`;
    }),
  );
}
