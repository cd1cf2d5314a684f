import { useLocale } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { useMenuItem } from "../../resources.tsx";
import { countText } from "../countText.ts";
import { toTabFilter } from "../useListQuery.ts";
import type { SavedView } from "./useSavedViews.ts";
import { useTabCounts } from "./useTabCounts.ts";

/** The number of rows of a saved view, as the tabs of states have theirs. */
export function ViewCount({ resource, view }: { resource: Resource; view: SavedView }) {
  const locale = useLocale();
  const entry = useMenuItem();
  const { tab, ...filter } = view.filter;
  const { data: counts } = useTabCounts(
    resource,
    { ...filter, ...(entry && toTabFilter(entry)) },
    true,
  );
  return counts ? countText(counts, typeof tab === "string" ? tab : "all", locale) : null;
}
