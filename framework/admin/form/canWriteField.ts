import { type Actor, can, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** Whether the actor may change this very record: the right, and the resource's own restriction on its rows. */
export const canWriteField = (
  actor: Actor,
  resource: Resource,
  operation: "edit" | "delete",
  record: AdminRecord,
): boolean => can(actor, resource, operation) && (!resource.rowRule || satisfies(resource.rowRule, record, actor));
