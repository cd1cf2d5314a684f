import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { Translate } from "../../../framework/admin/resources.tsx";
import type { Resource } from "../../../framework/schema/index.ts";
import type { AuditLog } from "../auditFields.ts";

type Entry = Pick<AdminRecord<AuditLog>, "resource" | "recordId" | "label">;

/**
 * Returns the name of the record of an entry: the one that the log has, where that is a code its
 * word, and the number of a record without a name. Empty where there is no record.
 */
export function nameItem(
  { resource, recordId, label }: Entry,
  target: Pick<Resource, "label" | "fields"> | undefined,
  translate: Translate,
): string {
  const isUnnamed = !label || label === String(recordId);
  if (isUnnamed) return recordId ? `#${recordId}` : "";
  return target?.fields[target.label]?.type.traits.choice === "one"
    ? translate(`resources.${resource}.choices.${target.label}.${label}`, { _: label })
    : label;
}
