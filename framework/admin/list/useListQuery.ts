import { useListFilterContext } from "react-admin";
import type { ListQuery } from "../provider.ts";

/** The filters, search, tab and trash that the list shows, as its calls take them. */
export function useListQuery() {
  const { filterValues, setFilters } = useListFilterContext();
  const query: ListQuery = filterValues;
  return {
    query,
    isTrash: Boolean(query.trash),
    tab: typeof query.tab === "string" ? query.tab : null,
    search: typeof query.q === "string" ? query.q : "",
    /** Sets what is given, drops what is undefined, and keeps the rest. */
    change: (values: Record<string, unknown>) => setFilters({ ...query, ...values }),
    replace: (values: Record<string, unknown>) => setFilters(values),
  };
}

const standing = ["tab", "trash"];
/** Whether anything but the tab and the trash narrows the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  Object.entries(query).some(([name, value]) => !standing.includes(name) && value !== undefined && value !== "");
/** The query without what is typed or chosen; tab and trash stay. */
export const withoutFilters = (query: ListQuery): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => standing.includes(name)));
