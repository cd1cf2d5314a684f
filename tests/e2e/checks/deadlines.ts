import type { Page } from "playwright-core";
import { pathToList } from "../../../framework/admin/paths.ts";
import type { Resource } from "../../../framework/schema/index.ts";
import { listMenuItems } from "../../../framework/schema/index.ts";
import { visit } from "../visit.ts";
import { type Fault, toScreen } from "./screen.ts";

/** Check 9: rows that wait for somebody until a deadline are in its order. */
export async function checkDeadlines(page: Page, resource: Resource): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { tab, due } of resource.toDo) {
    if (due === null) continue;
    const lists = listMenuItems(resource);
    const list = lists.find(({ visibleTabs }) => visibleTabs?.includes(tab)) ?? resource;
    await visit(page, pathToList(list, { tab }));
    const columns = await page
      .locator("main table")
      .first()
      .evaluate((table) => {
        const times = [
          ...table.querySelectorAll<HTMLTimeElement>("tr.row td[data-column] time[tabindex]"),
        ];
        const byColumn = Map.groupBy(times, (one) => one.closest("td")?.dataset.column ?? "");
        return [...byColumn.values()].map((column) => column.map(({ dateTime }) => dateTime));
      });
    const isSorted = (column: readonly string[]) =>
      column.every((time, at) => at === 0 || time >= (column[at - 1] ?? ""));
    if (!columns.some(isSorted) && (await page.locator("main tr.row").count()) > 1)
      faults.push({
        screen: toScreen(page),
        check: 9,
        sentence: `opens “${tab}” in another order than by ${due}`,
      });
  }
  return faults;
}
