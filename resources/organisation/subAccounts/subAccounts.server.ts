import { sql } from "kysely";
import { accountCommands } from "../../../core/accounts/server/accountCommands.ts";
import { assertNotStronger } from "../../../core/accounts/server/assertNotStronger.ts";
import { changeAddresses } from "../../../core/accounts/server/changeAddresses.ts";
import { domainError } from "../../../core/accounts/server/errors.ts";
import { isAdmin } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { forbidden } from "../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { subAccounts } from "./subAccounts.ts";

export default defineRules(subAccounts, {
  async beforeChange({ operation, engine, tx, actor, locale, ip, record, before }) {
    if (!isSave(operation)) return;
    if (before?.main) throw domainError("account.isMain");
    if (before) {
      await assertNotStronger(tx, actor, before.id);
      await changeAddresses({ engine, tx, locale, actor, record, before });
    }
    if (!isAdmin(actor)) {
      const given = (record.roles ?? []).filter((role) => !before?.roles.includes(role));
      const rights = await tx.readValues(
        sql<string>`select distinct jsonb_array_elements_text(permissions) from roles where id = any(${given}::bigint[])`,
      );
      const beyond = rights.find((right) => !actor.permissions.includes(right));
      if (beyond) throw forbidden(beyond);
    }
    if (before) return;
    const owner = await tx.first(
      tx.db
        .selectFrom("shops as s")
        .innerJoin("members as m", "m.id", "s.owner_id")
        .select("m.username")
        .where("s.id", "=", sql<number>`current_shop_id()`),
    );
    const prefix = `${owner?.username ?? ""}:`;
    const own = record.username.startsWith(prefix)
      ? record.username.slice(prefix.length)
      : record.username;
    if (own.includes(":") || own === "")
      throw domainError("account.usernameInvalid", { prefix }, { fields: ["username"] });
    record.username = prefix + own;
    record.registerIp = ip;
  },
  async afterChange({ operation, engine, tx, rows }) {
    if (!isSave(operation)) return;
    for (const { record, before } of rows) if (before) await reloadMembers(engine, tx, record.id);
  },
  actions: accountCommands,
});
