import { assertHoldersNotStronger } from "../../../core/accounts/server/assertNotStronger.ts";
import { checkGrant } from "../../../core/accounts/server/checkGrant.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { roles } from "./roles.ts";

export default defineRules(roles, {
  async beforeChange({ operation, engine, tx, record, before, actor }) {
    if (!isSave(operation)) return;
    if (before) await assertHoldersNotStronger(tx, actor, before.id);
    record.permissions = checkGrant(engine.resources, actor, record, before);
  },
  async afterChange({ engine, tx, rows }) {
    if (rows.some(({ before }) => before)) await reloadMembers(engine, tx);
  },
});
