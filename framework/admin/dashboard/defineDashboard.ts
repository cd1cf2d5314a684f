import type { ComponentType } from "react";
import type { Resource, StandardOperation } from "../../schema/index.ts";
import type { ActionOf } from "../provider.ts";

/** Where a card is: in the strip of figures, in the main column, or in the narrow one beside it. */
export type DashboardArea = "figures" | "main" | "side";

/** A card of the dashboard. The declaration is small; the component is loaded with the page. */
export interface DashboardCard<Action extends string = string> {
  /** Its name, unique in its resource. */
  name: string;
  area: DashboardArea;
  /** Lower numbers come first in the area and, on a phone, in the only column. */
  position: number;
  /** What the member must be able to do, in addition to opening the list of the resource. */
  needs?: readonly (StandardOperation | Action)[];
  /** Whether it follows the period that the page offers, which `usePeriod` returns. */
  hasPeriod?: boolean;
  /**
   * The height of its content until it is loaded, in pixels; 0 for a card that often shows nothing.
   * Figures have their own.
   */
  height?: number;
  /** Loads its component. */
  load: () => Promise<ComponentType>;
}

/** The cards of a resource, with the resource that they belong to. */
export interface Dashboard {
  resource: Resource;
  cards: readonly DashboardCard[];
}

/**
 * Declares the cards of a resource on the dashboard, as the default export of
 * `<Name>Dashboard.tsx`. A card is shown to whoever may open the list of the resource and do what
 * the card needs. The page shows a skeleton while a card loads, and an error with a way to try
 * again where it fails.
 *
 * @example
 * ```ts
 * const NewSuppliers = () => "None";
 *
 * export default defineDashboard(suppliers, [
 *   { name: "newest", area: "side", position: 45, height: 120, load: async () => NewSuppliers },
 * ]);
 * ```
 */
export const defineDashboard = <R extends Resource>(
  resource: R,
  cards: readonly DashboardCard<ActionOf<NoInfer<R>>>[],
): Dashboard => ({ resource, cards });
