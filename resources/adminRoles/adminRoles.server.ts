import { rightsChanged } from "../../framework/server/people.ts";
import { defineRules } from "../../framework/server/rules.ts";
import { checkGrant } from "../roles/server/checkGrant.ts";
import { adminRoles } from "./adminRoles.ts";

export default defineRules(adminRoles, {
  beforeSave({ record, before, actor }) {
    record.permissions = checkGrant(actor, record.permissions ?? [], before?.permissions ?? []);
  },
  async afterSave({ tx, before }) {
    if (before) await rightsChanged(tx);
  },
});
