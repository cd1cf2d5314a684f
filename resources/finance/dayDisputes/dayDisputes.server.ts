import { contextFrom } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { dayDisputes } from "./dayDisputes.ts";
import { answerDispute } from "./server/answerDispute.ts";
import { readDisputes } from "./server/readDisputes.ts";

const table = "settlement_days";

export default defineRules(dayDisputes, {
  read: ({ tx, rows }) => readDisputes(tx, rows, { table, period: "day" }),
  actions: {
    answer: (context) =>
      answerDispute(
        contextFrom(context),
        { table, notice: "dayAnswered", id: context.record.id },
        { reply: context.input.reply, amount: context.input.amount ?? 0 },
      ),
  },
});
