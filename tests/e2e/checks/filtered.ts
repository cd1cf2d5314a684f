import type { Page } from "playwright-core";
import { visit } from "../visit.ts";
import { type Fault, toScreen } from "./screen.ts";

/** Text that no row contains. */
const nowhere = "zzqxzzqx";

/** Check 18: a list that is filtered to nothing says so, and offers to clear its filters. */
export async function checkFiltered(page: Page, route: string): Promise<Fault[]> {
  await visit(page, `${route}?filter=${JSON.stringify({ q: nowhere })}`);
  const main = page.locator("main");
  const message = await main.getByText(/^No .+ match$/).count();
  const clear = await main.getByRole("button", { name: "Clear all" }).count();
  const screen = toScreen(page);
  const report = (sentence: string) => ({ screen, check: 18, sentence });
  return [
    ...(message === 0 ? [report("doesn't say that nothing matches")] : []),
    ...(clear === 0 ? [report("doesn't offer to clear the filters")] : []),
  ];
}
