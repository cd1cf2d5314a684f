import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";
import { type Filter, filtersOf, replaceFilter } from "./filters.ts";
import { filterableFields } from "./operators.ts";

/** The list's filters as a person reads them, and changing them. */
export function useFilters(resource: Resource) {
  const { actor, timeZone } = useAdmin();
  const { asked, replace } = useListQuery();
  const names = useMemo(() => filterableFields(resource, actor), [resource, actor]);
  const filters = useMemo(() => filtersOf(resource, names, asked, timeZone), [resource, names, asked, timeZone]);
  return {
    names,
    filters,
    /** `previous` gives way to `next`; without `next` it is dropped. */
    put: (previous: Filter | null, next: Filter | null) =>
      replace(replaceFilter(resource, asked, previous, next, timeZone)),
  };
}
