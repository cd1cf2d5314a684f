import { nameInSentence } from "../../../framework/admin/action/nameInSentence.ts";
import { getFieldText, type TextFormat } from "../../../framework/admin/display/fieldText.ts";
import { findDone } from "../../../framework/admin/history/findDone.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { AuditLog } from "../auditFields.ts";
import { nameItem } from "./nameItem.ts";

/** Names the entries of a log by what was done: "Payout W-5 approved", "Banner Winter edited". */
export const nameEntry =
  (log: AuditLog) =>
  (entry: AdminRecord<AuditLog>, format: TextFormat): string | null => {
    const { resource, operation, action } = entry;
    if (!resource || !operation) return null;
    const { translate } = format;
    const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
    const named = nameItem(entry, undefined, translate);
    const done = operation === "action" ? findDone(entry, translate) : null;
    if (done && named) {
      const made = nameInSentence(done, { kind, name: named, translate });
      return translate(`resources.${resource}.doneNamed.${action}`, { name: named, _: made });
    }
    return translate(`resources.${log.name}.screen.titles.${operation}`, {
      what: [kind, named].filter(Boolean).join(" "),
      action: translate(`resources.${resource}.actions.${action}`, { _: action ?? "" }),
      _: getFieldText(log, entry, "operation", format) ?? operation,
    });
  };
