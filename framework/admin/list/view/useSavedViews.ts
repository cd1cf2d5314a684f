import { useListFilterContext, useListSortContext } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { ColumnPreference } from "../table/columns.ts";
import { type Density, useColumns, useDensity } from "../table/useColumns.ts";
import { useListPreference } from "../useListPreference.ts";
import { withKnownTab } from "./withKnownTab.ts";

/** A named arrangement of a list. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
  readonly columns: ColumnPreference;
  readonly density: Density;
}
export interface SavedViews {
  readonly list: readonly SavedView[];
  /** The default view of the list. */
  readonly first: string | null;
}
export const noViews: SavedViews = { list: [], first: null };

/** Maximum number of characters of a view's name. */
export const maxViewName = 60;

/** The member's saved views of a list, and the operations on them. */
export function useSavedViews(resource: Resource) {
  const [saved, setViews] = useListPreference<SavedViews>(resource, "views", noViews);
  const views: SavedViews = {
    ...saved,
    list: saved.list.map((view) => ({ ...view, filter: withKnownTab(resource, view.filter) })),
  };
  const [opened, setOpened] = useListPreference<string | null>(resource, "view", null);
  const { filterValues, setFilters } = useListFilterContext();
  const { sort, setSort } = useListSortContext();
  const { preference, setPreference } = useColumns(resource);
  const [density, setDensity] = useDensity(resource);
  const shown = { filter: filterValues, sort };
  return {
    views,
    /** The saved view that was opened and whose filters and sort the list still shows, or null. */
    active: views.list.find((view) => view.id === opened && isSameArrangement(view, shown)) ?? null,
    /** Forgets which view was opened: the list shows one of its states. */
    leave: () => setOpened(null),
    /** Saves what the list shows; `isFirst` opens the list with it from now on. */
    save(name: string, isFirst = false) {
      const same = views.list.find((view) => view.name === name);
      const added: SavedView = {
        id: same?.id ?? crypto.randomUUID(),
        name,
        filter: filterValues,
        sort: { field: sort.field, order: sort.order },
        columns: preference,
        density,
      };
      setViews({
        list: [...views.list.filter((view) => view.id !== added.id), added],
        first: isFirst ? added.id : views.first,
      });
      setOpened(added.id);
    },
    show(view: SavedView) {
      setOpened(view.id);
      setFilters(view.filter);
      setSort(view.sort);
      setPreference(view.columns);
      setDensity(view.density);
    },
    rename: (id: string, name: string) =>
      setViews({
        ...views,
        list: views.list.map((view) => (view.id === id ? { ...view, name } : view)),
      }),
    remove: (id: string) =>
      setViews({
        list: views.list.filter((view) => view.id !== id),
        first: views.first === id ? null : views.first,
      }),
    open: (id: string | null) => setViews({ ...views, first: id }),
  };
}

type Arrangement = Pick<SavedView, "filter" | "sort">;
const toText = ({ filter, sort }: Arrangement) =>
  JSON.stringify([
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => [name, String(value)])
      .sort(),
    sort.field,
    sort.order,
  ]);
const isSameArrangement = (one: Arrangement, other: Arrangement) => toText(one) === toText(other);
