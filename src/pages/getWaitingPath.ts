import { findListView, toPath } from "../../framework/admin/paths.ts";
import { type Actor, getInitialSort, type Resource } from "../../framework/schema/index.ts";

/**
 * Returns the path of a list with the tab whose rows wait for the member, or with those of them
 * that a filter leaves.
 */
export function getWaitingPath(
  resource: Resource,
  actor: Actor,
  tab: string,
  filter: Readonly<Record<string, string>> = {},
): string {
  const { field, order } = getInitialSort(resource, tab);
  const search = new URLSearchParams({
    filter: JSON.stringify({ tab, ...filter }),
    sort: field,
    order: order.toUpperCase(),
    page: "1",
  });
  return `${toPath(findListView(resource, actor, tab), "list")}?${search}`;
}
