import { isDeletable, type Resource } from "../schema/index.ts";
import type { AdminRecord } from "./provider.ts";
import { useActor } from "./resources.tsx";
import { useResourceMessages } from "./useResourceMessages.ts";

/** Returns why a record of a resource cannot be deleted; null if its condition allows it. */
export function useUndeletable(resource: Resource): (record: AdminRecord) => string | null {
  const { undeletable } = useResourceMessages(resource);
  const actor = useActor();
  return (record) => (isDeletable(resource, record, actor) ? null : undeletable);
}
