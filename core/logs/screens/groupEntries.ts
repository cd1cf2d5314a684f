import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { AuditLog } from "../auditFields.ts";

type Entry = AdminRecord<AuditLog>;
/** The first entry of a series, and the number of those that follow it. */
interface Group {
  entry: Entry;
  more: number;
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.memberName === other.memberName &&
  one.resource === other.resource &&
  one.operation === other.operation &&
  one.action === other.action;

/**
 * Returns the first groups of a log: what one member did to several records of a resource in a row
 * is one of them.
 */
export function groupEntries(entries: readonly Entry[], max: number): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSame(last.entry, entry)) last.more += 1;
    else if (groups.length === max) break;
    else groups.push({ entry, more: 0 });
  }
  return groups;
}
