import { defineResource } from "../../../framework/schema/index.ts";
import { auditFields, auditList } from "./auditFields.ts";
import { cleanCall } from "./cleanCall.ts";

export const operationLog = defineResource("operationLog", {
  api: "member/accountOperation",
  route: "/log/operationLog",
  access: "log:operation",
  owner: "shop",
  icon: "History",
  table: "audit_entries",
  operations: ["export"],
  fields: auditFields,
  label: "label",
  list: auditList,
  calls: { clean: cleanCall },
});
