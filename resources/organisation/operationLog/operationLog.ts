import { auditFields, auditList } from "../../../core/logs/auditFields.ts";
import { cleanCall } from "../../../core/logs/cleanCall.ts";
import { defineResource } from "../../../framework/schema/index.ts";

export const operationLog = defineResource("operationLog", {
  api: "member/accountOperation",
  route: "/log/operationLog",
  access: "log:operation",
  owner: "shop",
  table: "audit_entries",
  operations: ["export"],
  fields: auditFields,
  label: "label",
  facts: ["memberName", "ip"],
  list: auditList,
  calls: { clean: cleanCall },
});
