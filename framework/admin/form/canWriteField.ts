import { type Actor, can, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/**
 * Whether the actor may change this record: checks the permission and the resource's row
 * restriction.
 */
export const canWriteField = (
  actor: Actor,
  resource: Resource,
  operation: "edit" | "delete",
  record: AdminRecord,
): boolean =>
  can(actor, resource, operation) &&
  (!resource.rowRule || satisfies(resource.rowRule, record, actor));
