import { getApp } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { readTurnover } from "../../reports/server.ts";
import { payOrders } from "./payOrders.ts";

export default defineRules(payOrders, {
  calls: {
    getTurnover: ({ tx, actor, input: { days } }) =>
      readTurnover(tx, days, actor.timeZone ?? getApp().timeZone),
  },
});
