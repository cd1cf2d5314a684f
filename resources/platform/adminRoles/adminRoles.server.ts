import { assertHoldersNotStronger } from "../../../core/accounts/server/assertNotStronger.ts";
import { checkGrant } from "../../../core/accounts/server/checkGrant.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { adminRoles } from "./adminRoles.ts";

export default defineRules(adminRoles, {
  async beforeSave({ engine, tx, record, before, actor }) {
    if (before) await assertHoldersNotStronger(tx, actor, before.id);
    record.permissions = checkGrant(engine.resources, actor, record, before);
  },
  async afterSave({ engine, tx, before }) {
    if (before) await reloadMembers(engine, tx);
  },
});
