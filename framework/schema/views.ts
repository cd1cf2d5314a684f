import type { Resource } from "./defineResource.ts";
import type { Fields } from "./field.ts";
import { withValues } from "./outline.ts";

/** Rejects options that a view does not have, which inference would accept. */
export type OnlyViews<V> = {
  readonly [N in keyof V]: {
    readonly [K in Exclude<
      keyof V[N],
      "route" | "access" | "screen" | "tabs" | "ownTabs" | "page"
    >]: never;
  };
};
type TabValue<T> = T extends { value?: infer V } ? Extract<NonNullable<V>, string> : never;
/**
 * The tab names of a list: its named tabs, or the values of its tabs' field; never if it has
 * neither.
 */
export type TabName<F extends Fields, Of extends string, Name extends string> = string extends Name
  ? Of extends keyof F
    ? TabValue<F[Of]>
    : never
  : Name;

/** An additional screen of a resource, with its own route, permission and menu item. */
export type ViewDeclaration<Tab extends string = string> = {
  /** Path of its screen. */
  route: string;
  /**
   * The permission that opens it; the operations and actions of a list are permissions below it.
   */
  access: string;
} & (
  | {
      screen?: "list";
      /** The tabs that it shows, which also limit its rows. */
      tabs: readonly Tab[];
      /** Whether the whole list leaves these tabs out: they are for this screen alone. */
      ownTabs?: boolean;
      /** Whether its screen is a page of its own, which is in the menu beside the list. */
      page?: boolean;
    }
  /** The create screen: only holders of its permission may create a record. */
  | { screen: "create"; tabs?: never; ownTabs?: never; page?: never }
);
export type Views<Tab extends string = string> = Readonly<Record<string, ViewDeclaration<Tab>>>;

/** A normalized view. */
export interface ResourceView {
  readonly name: string;
  readonly route: string;
  readonly access: string;
  readonly screen: "list" | "create";
  readonly visibleTabs: readonly string[] | null;
  readonly ownTabs: boolean;
  readonly page: boolean;
}
export const normalizeView = (
  name: string,
  { route, access, screen, tabs, ownTabs, page }: ViewDeclaration,
): ResourceView => ({
  name,
  route,
  access,
  screen: screen ?? "list",
  visibleTabs: tabs ?? null,
  ownTabs: ownTabs ?? false,
  page: page ?? false,
});

const known = new WeakMap<Resource, readonly Resource[]>();
/**
 * Returns a resource once per menu item: itself, and one copy per view with a different route,
 * tabs and permission. The objects are cached.
 */
export function listMenuItems(resource: Resource): readonly Resource[] {
  if (resource.view !== null || resource.viewList.length === 0) return [resource];
  let entries = known.get(resource);
  if (!entries) {
    const views = resource.viewList.map(({ name, route, visibleTabs }) =>
      withValues(resource, { view: name, route, visibleTabs }),
    );
    entries = [resource, ...views];
    known.set(resource, entries);
  }
  return entries;
}
/**
 * Returns the menu's section of a menu item: the declared one, or the first segment of its route.
 */
export const getMenuSection = ({
  menuSection,
  route,
}: Pick<Resource, "menuSection" | "route">): string => menuSection ?? route.split("/")[1] ?? "";

type Viewed = Pick<Resource, "view" | "viewList">;
/** Returns the view of a menu item; undefined for the resource's own list. */
export const getShownView = ({ view, viewList }: Viewed): ResourceView | undefined =>
  viewList.find(({ name }) => name === view);
/** Returns the create view of a resource, if it has one. */
export const findCreateView = ({
  viewList,
}: Pick<Resource, "viewList">): ResourceView | undefined =>
  viewList.find(({ screen }) => screen === "create");
/** Returns the permission that opens a menu item. */
export const getAccess = (entry: Pick<Resource, "access"> & Partial<Viewed>): string =>
  (entry.view && entry.viewList?.find(({ name }) => name === entry.view)?.access) || entry.access;
/** Returns the permissions of a resource's lists; its operations are permissions below them. */
export const listAccesses = ({
  access,
  viewList,
}: Pick<Resource, "access" | "viewList">): string[] => [
  access,
  ...viewList.filter(({ screen }) => screen === "list").map((view) => view.access),
];
