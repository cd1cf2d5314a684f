import { checkTwoStepSetting } from "../../../core/accounts/server/checkTwoStepSetting.ts";
import { isAdmin } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { shopConfig } from "./shopConfig.ts";

export default defineRules(shopConfig, {
  async beforeChange({ tx, actor, record, before }) {
    await checkTwoStepSetting(tx, actor, record, before);
    const atOnce = record.stockEditsAtOnce ?? before?.stockEditsAtOnce ?? false;
    if (atOnce !== (before?.stockEditsAtOnce ?? false) && !isAdmin(actor))
      throw invalid({ stockEditsAtOnce: { key: "resources.shopConfig.validation.ownerOnly" } });
  },
  async afterChange({ engine, tx, rows }) {
    const changesTwoStep = rows.some(
      ({ record, before }) => record.requireTwoStep !== (before?.requireTwoStep ?? false),
    );
    if (changesTwoStep) await reloadMembers(engine, tx);
  },
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return;
    const ready = await tx.run(
      tx.db
        .selectFrom("shop_config")
        .select("id")
        .where("id", "=", anyId(ids))
        .where("print_key", "is not", null)
        .where("print_secret", "is not", null)
        .where("print_device", "is not", null)
        .where("print_template", "is not", null),
    );
    for (const row of rows) row.printReady = ready.some(({ id }) => id === row.id);
  },
});
