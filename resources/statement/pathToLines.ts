import { pathOf } from "../../framework/admin/paths.ts";
import type { Resource } from "../../framework/schema/index.ts";

/** A list with filters set, as an address. */
export function pathToLines(resource: Resource, filter: Readonly<Record<string, string | number>>): string {
  const [sort, order] = resource.sort;
  const query = new URLSearchParams({
    displayedFilters: "{}",
    filter: JSON.stringify(filter),
    sort,
    order: order.toUpperCase(),
    page: "1",
    perPage: "20",
  });
  return `${pathOf(resource, "list")}?${query}`;
}
