import { useListFilterContext, useListSortContext } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { ColumnPreference } from "../table/columns.ts";
import { type Density, useColumns, useDensity } from "../table/useColumns.ts";
import { useListPreference } from "../useListPreference.ts";

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

/** The member's saved views of a list, and the operations on them. */
export function useSavedViews(resource: Resource) {
  const [views, setViews] = useListPreference<SavedViews>(resource, "views", noViews);
  const { filterValues, setFilters } = useListFilterContext();
  const { sort, setSort } = useListSortContext();
  const { preference, setPreference } = useColumns(resource);
  const [density, setDensity] = useDensity(resource);
  return {
    views,
    save(name: string) {
      const same = views.list.find((view) => view.name === name);
      const saved: SavedView = {
        id: same?.id ?? crypto.randomUUID(),
        name,
        filter: filterValues,
        sort: { field: sort.field, order: sort.order },
        columns: preference,
        density,
      };
      setViews({ ...views, list: [...views.list.filter((view) => view.id !== saved.id), saved] });
    },
    show(view: SavedView) {
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
