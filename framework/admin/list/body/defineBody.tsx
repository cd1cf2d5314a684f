import type { ComponentType } from "react";
import type { Resource } from "../../../schema/index.ts";
import type { IconComponent } from "../../icons/createIcon.tsx";
import { createLazyComponent, type LazyComponent } from "../../lazy/createLazyComponent.tsx";

/** Props of a list's body. It reads the rows from react-admin's list context. */
export interface BodyProps {
  resource: Resource;
}
/** A way to show the rows of a list: table, tree, cards, board, calendar. */
export interface ListBody {
  /** Unique among the bodies of a list; the member's choice is stored under it. */
  name: string;
  /** Message key of the button that changes to this body. */
  label: string;
  icon: IconComponent;
  Body: LazyComponent<BodyProps>;
  /** Loads its rows itself, instead of showing one page of the list. */
  loadsRows: boolean;
  /** Shows columns, which members choose and sort by. */
  hasColumns: boolean;
  /** Shows the rows in the order that members choose. */
  hasOrder: boolean;
  /** Stands below the states of the list; a board has columns in their place. */
  hasTabs: boolean;
  /** Has a table head, which the toolbar of selected rows replaces. */
  hasHead: boolean;
  /** Reaches the edges of the list's card. */
  isFlush: boolean;
}
interface BodyOptions extends Pick<ListBody, "name" | "label" | "icon"> {
  /** Loads the component when a list is first shown this way. */
  load: () => Promise<ComponentType<BodyProps>>;
  loadsRows?: boolean;
  hasColumns?: boolean;
  hasOrder?: boolean;
  hasTabs?: boolean;
  hasHead?: boolean;
  isFlush?: boolean;
}

/**
 * Defines a way to show the rows of a list, for `bodies` of a resource's screens.
 *
 * @example
 * ```tsx
 * const SupplierCount = ({ resource }: BodyProps) => <p>{resource.name}</p>;
 *
 * const countBody = defineBody({
 *   name: "count",
 *   label: "resources.suppliers.screen.showCount",
 *   icon: () => null,
 *   load: async () => SupplierCount,
 * });
 *
 * export default defineScreens(suppliers, { bodies: [tableBody, countBody] });
 * ```
 */
export const defineBody = ({ load, ...options }: BodyOptions): ListBody => ({
  loadsRows: false,
  hasColumns: false,
  hasOrder: true,
  hasTabs: true,
  hasHead: false,
  isFlush: false,
  ...options,
  Body: createLazyComponent(load),
});
