import { type Actor, canOpen, type Resource } from "../../schema/index.ts";
import { isManagedBy } from "../app/menu.ts";
import { findListView, toPath } from "../paths.ts";
import { getMenuItemName } from "../useResourceMessages.ts";

/** A page that G and its letter lead to, or what they open. */
export type GoPlace = { letter: string; name: string } & ({ path: string } | { open: () => void });

/** Returns the lists that declare a letter and that the actor may open, by the declared order. */
export const listGoPlaces = (
  resources: readonly Resource[],
  actor: Actor,
  translate: Parameters<typeof getMenuItemName>[0],
): GoPlace[] =>
  resources.flatMap((resource) => {
    if (resource.goKey === null || !isManagedBy(resource, actor)) return [];
    const list = findListView(resource, actor);
    if (!canOpen(actor, list)) return [];
    const name = getMenuItemName(translate, list);
    return [{ letter: resource.goKey, name, path: toPath(list, "list") }];
  });
