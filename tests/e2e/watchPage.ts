import type { Page } from "playwright-core";
import { afterEach } from "vitest";

const open = new Set<Page>();

/** A page that is read out when a test fails. */
export function watchPage(page: Page): void {
  open.add(page);
  page.once("close", () => open.delete(page));
}
/** What stood on each page at that moment: a log is often all that is left of a failure. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of open) {
    const text = await page
      .evaluate(() => document.body.innerText.replaceAll(/\s*\n\s*/g, " | ").slice(0, 2000), {})
      .catch(String);
    console.error(`When “${task.name}” failed, ${page.url()} showed:\n${text}\n`);
  }
});
