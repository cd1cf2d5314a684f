import { useMemo } from "react";
import { useListFilterContext } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ListQuery } from "../provider.ts";
import { useMenuItem } from "../resources.tsx";

/** The filter of a list that shows only some tabs; every call of that list carries it. */
export const toTabFilter = ({ visibleTabs: shown }: Pick<Resource, "visibleTabs">): ListQuery =>
  shown ? { tab_in: shown.join(",") } : {};

/** The list's filters, search, tab and trash as parameters of its calls. */
export function useListQuery() {
  const { filterValues, setFilters } = useListFilterContext();
  const filter: ListQuery = filterValues;
  const entry = useMenuItem();
  const query = useMemo<ListQuery>(
    () => ({ ...filter, ...(entry && toTabFilter(entry)) }),
    [filter, entry],
  );
  return {
    /** The parameters of the list's calls, including the filter of the visible tabs. */
    query,
    /** The filters that the member set. */
    filter,
    isTrash: Boolean(filter.trash),
    tab: typeof filter.tab === "string" ? filter.tab : null,
    search: typeof filter.q === "string" ? filter.q : "",
    /** Merges values into the filters; undefined removes a filter. */
    change: (values: Record<string, unknown>) => setFilters({ ...filter, ...values }),
    replace: (values: Record<string, unknown>) => setFilters(values),
  };
}

const current = ["tab", "tab_in", "trash"];
/** Whether any filter other than tab and trash is set. */
export const isNarrowed = (query: ListQuery): boolean =>
  Object.entries(query).some(
    ([name, value]) => !current.includes(name) && value !== undefined && value !== "",
  );
/** Returns the query without the member's filters; tab and trash remain. */
export const withoutFilters = (query: ListQuery): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => current.includes(name)));
