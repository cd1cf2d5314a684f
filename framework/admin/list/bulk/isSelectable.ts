import { type Actor, can, type Resource } from "../../../schema/index.ts";
import type { Screens } from "../../resources.tsx";
import { listBulkActions } from "./listBulkActions.ts";
import { selectBulkFields } from "./selectBulkFields.ts";

/**
 * Whether the actor has any bulk operation on the resource; without one, rows have no checkboxes.
 */
export const isSelectable = (
  resource: Resource,
  actor: Actor,
  { bulk }: Pick<Screens, "bulk">,
): boolean =>
  bulk !== undefined ||
  can(actor, resource, "delete") ||
  listBulkActions(resource, actor).length > 0 ||
  (can(actor, resource, "edit") && selectBulkFields(resource, actor).length > 0);
