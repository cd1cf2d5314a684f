import { useListSortContext } from "react-admin";
import { getInitialSort, type Resource } from "../../../schema/index.ts";
import { isNarrowed, useListQuery } from "../useListQuery.ts";
import { useSavedViews } from "./useSavedViews.ts";

/** Whether the list is filtered or sorted in a way that no saved view has. */
export function useIsUnsaved(resource: Resource): boolean {
  const { filter, tab } = useListQuery();
  const { sort } = useListSortContext();
  const { active } = useSavedViews(resource);
  const { field, order } = getInitialSort(resource, tab);
  const isSorted = sort.field !== field || sort.order !== order.toUpperCase();
  return !active && (isNarrowed(filter) || isSorted);
}
