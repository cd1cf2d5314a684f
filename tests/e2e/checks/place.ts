import type { Page } from "playwright-core";
import type { Resource } from "../../../framework/schema/index.ts";
import { arrive } from "../visit.ts";
import { type Fault, toScreen } from "./screen.ts";

/** Opens the first row of a list like a user; false if it has none, or none that opens. */
export async function openFirstRow(page: Page): Promise<boolean> {
  const list = page.url();
  const cell = page.locator("main tr.row td:not(.checkbox, .inline, .trail)").first();
  if ((await cell.count()) === 0) return false;
  await cell.click({ position: { x: 2, y: 10 } });
  await page.waitForFunction((from) => location.href !== from, list);
  await arrive(page);
  return true;
}

const readPlace = (page: Page) => page.getByText(/^\d[\d,]* of \d[\d,]*$/).allTextContents();

/**
 * Check 15: a record opened from a list of several shows its place in it, and J opens the next one.
 */
export async function checkPlace(
  page: Page,
  rows: number,
  { route }: Pick<Resource, "route">,
): Promise<Fault[]> {
  // The rows of some lists open pages of other resources, which have places in their own lists.
  if (rows < 2 || !new URL(page.url()).pathname.startsWith(route)) return [];
  const screen = toScreen(page);
  const report = (sentence: string): Fault[] => [{ screen, check: 15, sentence }];
  const [place] = await readPlace(page);
  if (!place?.startsWith("1 of ")) return report(`shows ${place ?? "no place"} after its list`);
  const first = page.url();
  await page.keyboard.press("j");
  const moved = await page
    .waitForFunction((from) => location.href !== from, first, { timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  if (!moved) return report("stays with the same record after J");
  await arrive(page);
  // The place follows the record on a busy machine.
  const second = page.getByText(/^2 of \d/).first();
  await second.waitFor({ timeout: 5000 }).catch(() => {});
  const [next] = await readPlace(page);
  return next?.startsWith("2 of ") ? [] : report(`shows ${next ?? "no place"} after J`);
}
