import { auditFields, auditList } from "../../../core/logs/auditFields.ts";
import { cleanCall } from "../../../core/logs/cleanCall.ts";
import { defineResource } from "../../../framework/schema/index.ts";

export const platformLog = defineResource("platformLog", {
  api: "system/operationLog",
  route: "/platform/log",
  menuSection: "system",
  access: "platform:log",
  owner: "platform",
  table: "audit_entries",
  operations: ["export"],
  fields: auditFields,
  label: "label",
  facts: ["memberName", "ip"],
  list: auditList,
  calls: { clean: cleanCall },
});
