import {
  auditedOperations,
  choice,
  json,
  type Resource,
  rowId,
  text,
} from "../../framework/schema/index.ts";

type Changes = Record<string, [unknown, unknown]>;
const isChanges = (value: unknown): value is Changes => typeof value === "object" && value !== null;

/** Fields of an audit entry: the shop's log and the platform's use the same table. */
export const auditFields = {
  resource: text({ readOnly: true, filter: true }),
  recordId: rowId({ readOnly: true, filter: true }),
  label: text({ readOnly: true, filter: true }),
  operation: choice(auditedOperations, { readOnly: true, filter: true }),
  action: text({ readOnly: true, filter: true }),
  changes: json<Changes>({ check: isChanges, readOnly: true }),
  memberName: text({ readOnly: true, filter: true }),
  ip: text({ readOnly: true, filter: true }),
} as const;
/** A resource of audit entries. */
export type AuditLog = Resource<string, typeof auditFields>;
export const auditList = {
  columns: ["addTime", "memberName", "operation", "action", "resource", "label", "recordId", "ip"],
  // The operation of an action is shown by its name, and a record by its own.
  hidden: ["action", "recordId"],
  sort: ["id", "desc"],
} as const;
