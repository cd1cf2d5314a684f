import type { Locator, Page } from "playwright-core";
import { visit } from "../visit.ts";
import { type Fault, toScreen } from "./screen.ts";

/** Text that no row contains. */
const nowhere = "zzqxzzqx";

/** Milliseconds until a list on a busy machine must say so. */
const patienceMs = 5000;

/** Check 18: a list that is filtered to nothing says so, and offers to clear its filters. */
export async function checkFiltered(page: Page, route: string): Promise<Fault[]> {
  await visit(page, `${route}?filter=${JSON.stringify({ q: nowhere })}`);
  const main = page.locator("main");
  // The sentence loads with the first empty list.
  const isShown = (part: Locator) =>
    part
      .first()
      .waitFor({ timeout: patienceMs })
      .then(
        () => true,
        () => false,
      );
  const message = await isShown(main.getByText(/^No .+ match$/));
  const clear = await isShown(main.getByRole("button", { name: "Clear all" }));
  const screen = toScreen(page);
  const report = (sentence: string) => ({ screen, check: 18, sentence });
  return [
    ...(!message ? [report("doesn't say that nothing matches")] : []),
    ...(!clear ? [report("doesn't offer to clear the filters")] : []),
  ];
}
