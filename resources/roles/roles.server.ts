import { rightsChanged } from "../../framework/server/people.ts";
import { defineRules } from "../../framework/server/rules.ts";
import { checkGrant } from "./server/checkGrant.ts";
import { roles } from "./roles.ts";

export default defineRules(roles, {
  beforeSave({ record, before, actor }) {
    record.permissions = checkGrant(actor, record.permissions ?? [], before?.permissions ?? []);
  },
  async afterSave({ tx, before }) {
    if (before) await rightsChanged(tx);
  },
});
