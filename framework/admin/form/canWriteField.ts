import { type Actor, may, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** Whether the actor may change this very record: the right, and the resource's own restriction on its rows. */
export const mayTouch = (actor: Actor, resource: Resource, deed: "edit" | "delete", record: AdminRecord): boolean =>
  may(actor, resource, deed) && (!resource.rowRule || satisfies(resource.rowRule, record, actor));
