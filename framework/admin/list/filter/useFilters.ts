import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";
import { type Filter, parseFilters, replaceFilter } from "./filters.ts";
import { selectFilterableFields } from "./listOperators.ts";

/** Reads and changes the list's filters as `Filter` values. */
export function useFilters(resource: Resource) {
  const { actor, timeZone } = useAdmin();
  const { filter, replace } = useListQuery();
  const names = useMemo(() => selectFilterableFields(resource, actor), [resource, actor]);
  const filters = useMemo(
    () => parseFilters(resource, names, filter, timeZone),
    [resource, names, filter, timeZone],
  );
  return {
    names,
    filters,
    /** Replaces `previous` with `next`; without `next` removes it. */
    put: (previous: Filter | null, next: Filter | null) =>
      replace(replaceFilter(resource, filter, previous, next, timeZone)),
  };
}
