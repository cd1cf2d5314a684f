import { sql } from "kysely";
import { checkTwoStepSetting } from "../../../core/accounts/server/checkTwoStepSetting.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { shopConfig } from "./shopConfig.ts";

export default defineRules(shopConfig, {
  beforeChange: ({ tx, actor, record, before }) => checkTwoStepSetting(tx, actor, record, before),
  async afterChange({ engine, tx, rows }) {
    const changesTwoStep = rows.some(
      ({ record, before }) => record.requireTwoStep !== (before?.requireTwoStep ?? false),
    );
    if (changesTwoStep) await reloadMembers(engine, tx);
  },
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return;
    const ready = await tx.run<{ id: number }>(sql`
      select id from shop_config where id = any(${ids}::bigint[]) and print_key is not null and print_secret is not null
        and print_device is not null and print_template is not null`);
    for (const row of rows) row.printReady = ready.some(({ id }) => id === row.id);
  },
});
