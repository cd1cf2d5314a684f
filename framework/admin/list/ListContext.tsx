import { type ComponentType, type ReactNode, useMemo } from "react";
import { ListBase } from "react-admin";
import {
  type ColumnName,
  findField,
  type Resource,
  selectListedFields,
} from "../../schema/index.ts";
import { MenuItemProvider } from "../resources.tsx";
import { type FrameworkBody, toListBody } from "./body/bodies.ts";
import type { BodyProps, ListBody } from "./body/defineBody.tsx";
import { ClearSelection } from "./bulk/ClearSelection.tsx";
import { defaultPageSize } from "./ListPagination.tsx";
import {
  ListPartsProvider,
  type ListPartsValue,
  type OwnColumn,
  type OwnFilter,
} from "./ListParts.ts";
import type { FilterName, SortName } from "./listNames.ts";
import { StoreListedRows } from "./StoreListedRows.tsx";
import { useListStoreKey } from "./useListPreference.ts";
import { toTabFilter } from "./useListQuery.ts";
import { OpenFirstView } from "./view/OpenFirstView.tsx";

// List rows are partial records: the separate `meta` prevents them from being cached for forms.
// The list itself says that it could not be loaded: no toast repeats it.
const queryOptions = { meta: { list: true }, onError: () => undefined };

/** What a list of a resource replaces; everything else follows from the declaration. */
export interface ListContextProps<R extends Resource> {
  resource: R;
  /**
   * The columns: fields of `list.columns` or `list.select`, and own ones. Declare the list outside
   * of the component, so that it stays the same.
   */
  columns?: readonly (
    | ColumnName<R["fields"]>
    | (OwnColumn<R> & { sort?: SortName<R["fields"]> })
  )[];
  /** The filters: filterable fields, declared `filters`, and own inputs beside the search. */
  filters?: readonly (FilterName<R["fields"]> | Extract<keyof R["filters"], string> | OwnFilter)[];
  /** The only body of the list: one of the framework's, a defined one, or a component. */
  body?: FrameworkBody | ListBody | ComponentType<BodyProps>;
  /** Shown while the list has no rows. */
  empty?: ReactNode;
  /** Stores the settings of members apart from those of the resource's other lists. */
  storeKey?: string;
  children: ReactNode;
}
/**
 * Loads the rows of a list for the pieces within: `ListHeading`, `ListCard`, `ViewTabs`,
 * `ListToolbar` and `ListRows`, in any arrangement.
 *
 * @throws {Error} when a column is a field that the rows of the list do not contain.
 *
 * @example
 * ```tsx
 * const SupplierBoard = () => (
 *   <ListContext resource={suppliers} columns={["name", "status"]} storeKey="board">
 *     <ListToolbar resource={suppliers} />
 *     <ListRows resource={suppliers} />
 *   </ListContext>
 * );
 * ```
 */
export function ListContext<R extends Resource>(props: ListContextProps<R>) {
  const { resource, columns, filters, body, empty, storeKey, children } = props;
  const parts = useMemo(() => {
    const names = columns?.filter((one) => typeof one === "string") ?? [];
    assertListed(resource, names);
    // The list renders them with the rows of its resource only.
    const ownColumns = columns as ListPartsValue["columns"];
    return { columns: ownColumns, filters, body: body && toListBody(body), empty, storeKey };
  }, [resource, columns, filters, body, empty, storeKey]);
  return (
    <MenuItemProvider value={resource}>
      <ListPartsProvider value={parts}>
        <OpenFirstView key={resource.route} resource={resource}>
          <Rows resource={resource}>{children}</Rows>
        </OpenFirstView>
      </ListPartsProvider>
    </MenuItemProvider>
  );
}

function Rows({ resource, children }: { resource: Resource; children: ReactNode }) {
  const sort = useMemo(() => {
    const [field, order] = resource.sort;
    return { field, order: order === "asc" ? ("ASC" as const) : ("DESC" as const) };
  }, [resource]);
  const filter = useMemo(() => toTabFilter(resource), [resource]);
  return (
    <ListBase
      resource={resource.name}
      filter={filter}
      sort={sort}
      perPage={defaultPageSize}
      storeKey={useListStoreKey(resource)("asked")}
      queryOptions={queryOptions}
      exporter={false}
      // The page has already checked access; a second check would delay the rows by one tick.
      disableAuthentication
    >
      <ClearSelection />
      <StoreListedRows resource={resource} />
      {children}
    </ListBase>
  );
}

function assertListed(resource: Resource, names: readonly string[]): void {
  const listed = selectListedFields(resource);
  const missing = names.find(
    (name) => !listed.includes(name) && (name in resource.fields || !findField(resource, name)),
  );
  if (missing)
    throw new Error(
      `ListContext: the rows of "${resource.name}" do not contain "${missing}" (name it in list.columns or list.select of the declaration)`,
    );
}
