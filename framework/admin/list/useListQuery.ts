import { useMemo } from "react";
import { useListFilterContext } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ListQuery } from "../provider.ts";
import { useMenuItem } from "../resources.tsx";

/** The rows of a list that shows only some tabs; every call of such a list carries it. */
export const shownFilter = ({ shown }: Pick<Resource, "shown">): ListQuery =>
  shown ? { tab_in: shown.join(",") } : {};

/** The filters, search, tab and trash that the list shows, as its calls take them. */
export function useListQuery() {
  const { filterValues, setFilters } = useListFilterContext();
  const asked: ListQuery = filterValues;
  const entry = useMenuItem();
  const query = useMemo<ListQuery>(() => ({ ...asked, ...(entry && shownFilter(entry)) }), [asked, entry]);
  return {
    /** What the list's calls take. */
    query,
    /** What was chosen and typed. */
    asked,
    isTrash: Boolean(asked.trash),
    tab: typeof asked.tab === "string" ? asked.tab : null,
    search: typeof asked.q === "string" ? asked.q : "",
    /** Sets what is given, drops what is undefined, and keeps the rest. */
    change: (values: Record<string, unknown>) => setFilters({ ...asked, ...values }),
    replace: (values: Record<string, unknown>) => setFilters(values),
  };
}

const standing = ["tab", "tab_in", "trash"];
/** Whether anything but the tab and the trash narrows the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  Object.entries(query).some(([name, value]) => !standing.includes(name) && value !== undefined && value !== "");
/** The query without what is typed or chosen; tab and trash stay. */
export const withoutFilters = (query: ListQuery): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => standing.includes(name)));
