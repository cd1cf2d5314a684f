import { checkTwoStepSetting } from "../../../core/accounts/server/checkTwoStepSetting.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { platformConfig } from "./platformConfig.ts";

export default defineRules(platformConfig, {
  beforeChange: ({ tx, actor, record, before }) => checkTwoStepSetting(tx, actor, record, before),
  async afterChange({ engine, tx, rows }) {
    const changesTwoStep = rows.some(
      ({ record, before }) => record.requireTwoStep !== (before?.requireTwoStep ?? false),
    );
    if (changesTwoStep) await reloadMembers(engine, tx);
  },
});
