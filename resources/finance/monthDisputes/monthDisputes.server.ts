import { contextFrom } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { answerDispute } from "../dayDisputes/server/answerDispute.ts";
import { readDisputes } from "../dayDisputes/server/readDisputes.ts";
import { monthDisputes } from "./monthDisputes.ts";

const table = "settlement_months";

export default defineRules(monthDisputes, {
  read: ({ tx, rows }) => readDisputes(tx, rows, { table, period: "month" }),
  actions: {
    answer: (context) =>
      answerDispute(
        contextFrom(context),
        { table, notice: "monthAnswered", id: context.record.id },
        { reply: context.input.reply, amount: context.input.amount ?? 0 },
      ),
  },
});
