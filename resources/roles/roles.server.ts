import { rightsChanged } from "../../framework/server/people.ts";
import { defineRules } from "../../framework/server/rules.ts";
import { roles } from "./roles.ts";
import { checkGrant } from "./server/checkGrant.ts";

export default defineRules(roles, {
  beforeSave({ record, before, actor }) {
    record.permissions = checkGrant(actor, record.permissions ?? [], before?.permissions ?? []);
  },
  async afterSave({ tx, before }) {
    if (before) await rightsChanged(tx);
  },
});
