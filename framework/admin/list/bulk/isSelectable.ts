import { type Actor, may, type Resource } from "../../../schema/index.ts";
import type { Screens } from "../../resources.tsx";
import { bulkActionsOf } from "./bulkActions.ts";
import { bulkFields } from "./bulkFields.ts";

/** Whether anything can be done to many rows at once; where nothing can, there is nothing to tick. */
export const isTickable = (resource: Resource, actor: Actor, { bulk }: Pick<Screens, "bulk">): boolean =>
  bulk !== undefined ||
  may(actor, resource, "delete") ||
  bulkActionsOf(resource, actor).length > 0 ||
  (may(actor, resource, "edit") && bulkFields(resource, actor).length > 0);
