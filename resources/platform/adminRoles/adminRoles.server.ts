import { rightsChanged } from "../../../framework/server/people.ts";
import { defineRules } from "../../../framework/server/rules.ts";
import { checkGrant } from "../../organisation/roles/server/checkGrant.ts";
import { assertHoldersNotStronger } from "../../organisation/subAccounts/server/assertNotStronger.ts";
import { adminRoles } from "./adminRoles.ts";

export default defineRules(adminRoles, {
  async beforeSave({ tx, record, before, actor }) {
    if (before) await assertHoldersNotStronger(tx, actor, before.id);
    record.permissions = checkGrant(actor, record, before);
  },
  async afterSave({ tx, before }) {
    if (before) await rightsChanged(tx);
  },
});
