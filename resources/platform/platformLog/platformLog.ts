import { auditFields, auditList } from "../../../core/logs/auditFields.ts";
import { cleanCall } from "../../../core/logs/cleanCall.ts";
import { computed, defineResource, reference, text } from "../../../framework/schema/index.ts";

export const platformLog = defineResource("platformLog", {
  api: "system/operationLog",
  route: "/platform/log",
  menuSection: "system",
  access: "platform:log",
  owner: "platform",
  table: "audit_entries",
  operations: ["export"],
  fields: {
    ...auditFields,
    /**
     * The shop whose member did it, or whose record a member of the platform changed; short numbers
     * such as `W-5` are of this shop.
     */
    shopName: computed(text()),
  },
  filters: { shop: reference("shops") },
  label: "label",
  facts: ["memberName", "shopName", "ip"],
  list: {
    ...auditList,
    columns: [
      "addTime",
      "memberName",
      "shopName",
      "operation",
      "action",
      "resource",
      "label",
      "recordId",
      "ip",
    ],
    priority: { shopName: 2 },
  },
  calls: { clean: cleanCall },
});
