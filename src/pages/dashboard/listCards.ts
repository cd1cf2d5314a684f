import type { ComponentType } from "react";
import { isManagedBy } from "../../../framework/admin/app/menu.ts";
import type {
  Dashboard,
  DashboardArea,
  DashboardCard,
} from "../../../framework/admin/dashboard/defineDashboard.ts";
import { createLoader, type Loader } from "../../../framework/admin/lazy/createLoader.ts";
import { type Actor, can, canOpen, type Resource } from "../../../framework/schema/index.ts";

/** A card that the member sees, with its resource. */
export interface ShownCard {
  key: string;
  resource: Resource;
  card: DashboardCard;
  loader: Loader<ComponentType>;
}

const loaders = new WeakMap<DashboardCard, Loader<ComponentType>>();

/** Returns the loader of a card, which loads its code once. */
function getLoader(card: DashboardCard): Loader<ComponentType> {
  const loader = loaders.get(card) ?? createLoader(card.load);
  loaders.set(card, loader);
  return loader;
}

/** Returns the cards that the member may see, by area, in the order that they declare. */
export function listCards(
  dashboards: readonly Dashboard[],
  actor: Actor,
): Readonly<Record<DashboardArea, readonly ShownCard[]>> {
  const cards = dashboards
    .filter(({ resource }) => isManagedBy(resource, actor) && canOpen(actor, resource))
    .flatMap(({ resource, cards }) =>
      cards
        .filter(({ needs = [] }) => needs.every((operation) => can(actor, resource, operation)))
        .map((card): ShownCard => {
          const key = `${resource.name}.${card.name}`;
          return { key, resource, card, loader: getLoader(card) };
        }),
    )
    .sort((one, other) => one.card.position - other.card.position);
  const inArea = (area: DashboardArea) => cards.filter(({ card }) => card.area === area);
  return { figures: inArea("figures"), main: inArea("main"), side: inArea("side") };
}
