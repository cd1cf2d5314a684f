import type { Fields } from "./field.ts";
import type { Resource } from "./resource.ts";

/** Refuses options that a view does not have, which inference would let pass. */
export type OnlyViews<V> = {
  readonly [N in keyof V]: {
    readonly [K in Exclude<keyof V[N], "route" | "access" | "icon" | "screen" | "tabs">]: never;
  };
};
type WordOf<T> = T extends { value?: infer V } ? Extract<NonNullable<V>, string> : never;
/** The tabs of a list: the names of its tabs, or the words of its tabs' field; none where it has neither. */
export type TabName<F extends Fields, Of extends string, Name extends string> = string extends Name
  ? Of extends keyof F
    ? WordOf<F[Of]>
    : never
  : Name;

/** One more screen of a resource, with a route, a right and a place in the menu of its own. */
export type ViewDeclaration<Tab extends string = string> = {
  /** Path of its screen. */
  route: string;
  /** The permission that opens it; a list's operations and actions are rights below it. */
  access: string;
  /** Name of a Material icon for the menu. */
  icon?: string;
} & (
  | {
      screen?: "list";
      /** The tabs that it shows, and with them the only rows. */
      tabs: readonly Tab[];
    }
  /** The screen that makes a record: whoever holds its permission may, and there is no other. */
  | { screen: "create"; tabs?: never }
);
export type Views<Tab extends string = string> = Readonly<Record<string, ViewDeclaration<Tab>>>;

/** A view made whole. */
export interface ResourceView {
  readonly name: string;
  readonly route: string;
  readonly access: string;
  readonly icon: string | null;
  readonly screen: "list" | "create";
  readonly shown: readonly string[] | null;
}
export const viewOf = (name: string, { route, access, icon, screen, tabs }: ViewDeclaration): ResourceView => ({
  name,
  route,
  access,
  icon: icon ?? null,
  screen: screen ?? "list",
  shown: tabs ?? null,
});

const known = new WeakMap<Resource, readonly Resource[]>();
/**
 * A resource as each of its entries of the menu shows it: itself, and one a view, alike but for route, icon, tabs and right.
 * They are the same objects each time.
 */
export function listMenuItems(resource: Resource): readonly Resource[] {
  if (resource.view !== null || resource.viewList.length === 0) return [resource];
  let entries = known.get(resource);
  if (!entries) {
    const views = resource.viewList.map(({ name, route, icon, shown }) => ({
      ...resource,
      view: name,
      route,
      icon,
      shown,
    }));
    entries = [resource, ...views];
    known.set(resource, entries);
  }
  return entries;
}
type Viewed = Pick<Resource, "view" | "viewList">;
/** The view that an entry stands for; none for the resource's own list. */
export const shownView = ({ view, viewList }: Viewed): ResourceView | undefined =>
  viewList.find(({ name }) => name === view);
/** The view that makes records, where the resource has one. */
export const createViewOf = ({ viewList }: Pick<Resource, "viewList">): ResourceView | undefined =>
  viewList.find(({ screen }) => screen === "create");
/** The permission that opens an entry. */
export const accessOf = (entry: Pick<Resource, "access"> & Partial<Viewed>): string =>
  (entry.view && entry.viewList?.find(({ name }) => name === entry.view)?.access) || entry.access;
/** The permissions below which a resource's deeds are rights: those of its lists. */
export const listAccesses = ({ access, viewList }: Pick<Resource, "access" | "viewList">): string[] => [
  access,
  ...viewList.filter(({ screen }) => screen === "list").map((view) => view.access),
];
