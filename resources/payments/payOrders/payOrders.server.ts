import { getApp } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { readTurnover } from "../../reports/server.ts";
import { payOrders } from "./payOrders.ts";
import { readPaidOrders } from "./queries/readPaidOrders.ts";

export default defineRules(payOrders, {
  read: ({ tx, rows }) => readPaidOrders(tx, rows),
  calls: {
    getTurnover: ({ tx, actor, input: { days } }) =>
      readTurnover(tx, days, actor.timeZone ?? getApp().timeZone),
  },
});
