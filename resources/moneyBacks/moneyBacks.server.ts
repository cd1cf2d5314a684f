import { defineRules } from "../../framework/server/rules.ts";
import { moneyBacks } from "./moneyBacks.ts";
import { sendSoon } from "./server/registry.ts";

export default defineRules(moneyBacks, {
  actions: {
    retry: ({ engine, tx, record }) => {
      const now = new Date();
      tx.afterCommit(() => sendSoon(engine, record.id, now));
      return { nextTryAt: now.toISOString() };
    },
  },
});
