import { getFieldText, type TextFormat } from "../../../framework/admin/display/fieldText.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { AuditLog } from "../auditFields.ts";

/** Names the entries of a log by what was done: "Payout W-5: Approve", "Banner Winter edited". */
export const nameEntry =
  (log: AuditLog) =>
  (entry: AdminRecord<AuditLog>, format: TextFormat): string | null => {
    const { resource, recordId, label, operation, action } = entry;
    if (!resource || !operation) return null;
    const { translate } = format;
    const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
    const named = label || (recordId ? `#${recordId}` : "");
    return translate(`resources.${log.name}.screen.titles.${operation}`, {
      what: [kind, named].filter(Boolean).join(" "),
      action: translate(`resources.${resource}.actions.${action}`, { _: action ?? "" }),
      _: getFieldText(log, entry, "operation", format) ?? operation,
    });
  };
