import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { useListParts } from "../ListParts.ts";
import { useListQuery } from "../useListQuery.ts";
import { type Filter, parseFilters, replaceFilter } from "./filters.ts";
import { selectFilterableFields, selectOfferedFilters } from "./listOperators.ts";

/** Reads and changes the list's filters as `Filter` values. */
export function useFilters(resource: Resource) {
  const { actor, timeZone } = useAdmin();
  const { filter, tab, replace } = useListQuery();
  const { filters: listed } = useListParts();
  const names = useMemo(() => {
    const all = selectFilterableFields(resource, actor);
    return listed ? all.filter((name) => listed.includes(name)) : all;
  }, [resource, actor, listed]);
  const offered = useMemo(() => selectOfferedFilters(resource, names, tab), [resource, names, tab]);
  const filters = useMemo(
    () => parseFilters(resource, names, filter, timeZone),
    [resource, names, filter, timeZone],
  );
  return {
    names,
    /** The filters that are offered; the others come with links. */
    offered,
    filters,
    /** Replaces `previous` with `next`; without `next` removes it. */
    put: (previous: Filter | null, next: Filter | null) =>
      replace(replaceFilter(resource, filter, previous, next, timeZone)),
  };
}
