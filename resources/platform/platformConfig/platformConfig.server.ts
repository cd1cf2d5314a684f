import { checkTwoStepSetting } from "../../../core/accounts/server/checkTwoStepSetting.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { platformConfig } from "./platformConfig.ts";

export default defineRules(platformConfig, {
  beforeSave: ({ tx, actor, record, before }) => checkTwoStepSetting(tx, actor, record, before),
  async afterSave({ engine, tx, record, before }) {
    if (record.requireTwoStep !== (before?.requireTwoStep ?? false))
      await reloadMembers(engine, tx);
  },
});
