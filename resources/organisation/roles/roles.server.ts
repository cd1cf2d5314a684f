import { rightsChanged } from "../../../framework/server/people.ts";
import { defineRules } from "../../../framework/server/rules.ts";
import { assertHoldersNotStronger } from "../subAccounts/server/assertNotStronger.ts";
import { roles } from "./roles.ts";
import { checkGrant } from "./server/checkGrant.ts";

export default defineRules(roles, {
  async beforeSave({ tx, record, before, actor }) {
    if (before) await assertHoldersNotStronger(tx, actor, before.id);
    record.permissions = checkGrant(actor, record, before);
  },
  async afterSave({ tx, before }) {
    if (before) await rightsChanged(tx);
  },
});
