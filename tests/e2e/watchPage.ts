import type { Page } from "playwright-core";
import { afterEach } from "vitest";

const open = new Set<Page>();

/** Registers a page whose text is printed when a test fails. */
export function watchPage(page: Page): void {
  open.add(page);
  page.once("close", () => open.delete(page));
}
/** Prints the text of each page at that moment: the log is often the only trace of a failure. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of open) {
    const text = await page
      .evaluate(() => document.body.innerText.replaceAll(/\s*\n\s*/g, " | ").slice(0, 2000), {})
      .catch(String);
    console.error(`When “${task.name}” failed, ${page.url()} showed:\n${text}\n`);
  }
});
