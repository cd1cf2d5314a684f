import { defineRules } from "../../framework/server/rules.ts";
import { moneyBacks } from "./moneyBacks.ts";
import { sendSoon } from "./server/registry.ts";

export default defineRules(moneyBacks, {
  actions: {
    retry: ({ engine, tx, record }) => {
      tx.afterCommit(() => sendSoon(engine, record.id));
      return { nextTryAt: new Date().toISOString() };
    },
  },
});
