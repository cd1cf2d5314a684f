import { type Actor, can, type Resource } from "../../../schema/index.ts";
import type { Screens } from "../../resources.tsx";
import { bulkActionsOf } from "./bulkActions.ts";
import { bulkFields } from "./bulkFields.ts";

/** Whether anything can be done to many rows at once; where nothing can, there is nothing to tick. */
export const isSelectable = (resource: Resource, actor: Actor, { bulk }: Pick<Screens, "bulk">): boolean =>
  bulk !== undefined ||
  can(actor, resource, "delete") ||
  bulkActionsOf(resource, actor).length > 0 ||
  (can(actor, resource, "edit") && bulkFields(resource, actor).length > 0);
