import { type ReactNode, useState } from "react";
import { useStoreContext } from "react-admin";
import { Navigate, useLocation } from "react-router-dom";
import { getInitialSort, type Resource } from "../../../schema/index.ts";
import { useScreens } from "../../resources.tsx";
import { useListStoreKey } from "../useListPreference.ts";
import { noViews, type SavedViews } from "./useSavedViews.ts";
import { useTabCounts } from "./useTabCounts.ts";
import { toKnownSearch, withKnownTab } from "./withKnownTab.ts";

/** Lists opened since the page was loaded; reopening one restores its last state. */
const opened = new Set<string>();

/** What react-admin stores of a list, as far as it is read here. */
interface StoredParams {
  readonly filter?: Readonly<Record<string, unknown>>;
}
/**
 * Opens the list once with the member's default view or the resource's first tab; a URL with its
 * own filters takes precedence. A tab that the list no longer has is left out of its filters.
 */
export function OpenFirstView({ resource, children }: { resource: Resource; children: ReactNode }) {
  const toStoreKey = useListStoreKey(resource);
  const store = useStoreContext();
  const { firstTab } = useScreens(resource);
  const { search } = useLocation();
  const key = toStoreKey("views");
  const [first] = useState(() => {
    const asked = store.getItem<StoredParams>(toStoreKey("asked"));
    if (asked?.filter)
      store.setItem(toStoreKey("asked"), {
        ...asked,
        filter: withKnownTab(resource, asked.filter),
      });
    if (opened.has(key)) return null;
    const views = store.getItem<SavedViews>(key) ?? noViews;
    return search === "" ? (views.list.find((view) => view.id === views.first) ?? null) : null;
  });
  const tabs = typeof firstTab === "string" ? null : (firstTab ?? null);
  const isCounted = tabs !== null && search === "" && !opened.has(key);
  const knownSearch = toKnownSearch(resource, search);
  const { data: counts, isPending } = useTabCounts(resource, {}, isCounted);
  if (knownSearch !== null) return <Navigate to={{ search: knownSearch }} replace />;
  if (first && search === "" && !opened.has(key)) {
    opened.add(key);
    store.setItem(toStoreKey("columns"), first.columns);
    store.setItem(toStoreKey("density"), first.density);
    store.setItem(toStoreKey("view"), first.id);
    const searchParams = new URLSearchParams({
      filter: JSON.stringify(withKnownTab(resource, first.filter)),
      sort: first.sort.field,
      order: first.sort.order,
      page: "1",
    });
    return <Navigate to={{ search: `?${searchParams}` }} replace />;
  }
  if (firstTab && search === "" && !opened.has(key)) {
    if (isPending && tabs) return null;
    opened.add(key);
    const tab =
      typeof firstTab === "string" ? firstTab : tabs?.find((one) => (counts?.[one] ?? 0) > 0);
    const { field, order } = getInitialSort(resource, tab);
    const searchParams = new URLSearchParams({
      filter: JSON.stringify({ tab }),
      sort: field,
      order: order.toUpperCase(),
      page: "1",
    });
    if (tab) return <Navigate to={{ search: `?${searchParams}` }} replace />;
  }
  opened.add(key);
  return children;
}
