import { useTranslate } from "react-admin";
import { canOpen, type Resource } from "../../schema/index.ts";
import { readListedRows } from "../list/listedRows.ts";
import { findListView, toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { getMenuItemName } from "../useResourceMessages.ts";

/**
 * Returns the list that a page leads back to: the one that showed the record last, with its filters
 * and its page, or that of the menu. Undefined for actors who may open none.
 */
export function useBackToList(
  resource: Resource,
  id?: number,
): { to: string; name: string } | undefined {
  const translate = useTranslate();
  const actor = useActor();
  const list = findListView(resource, actor);
  if (resource.singleton || !canOpen(actor, list)) return undefined;
  const listed = readListedRows(resource.name);
  const wasListed = listed && id !== undefined && listed.ids.includes(id);
  return {
    to: wasListed ? listed.path : toPath(list, "list"),
    name: getMenuItemName(translate, list),
  };
}
