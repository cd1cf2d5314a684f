import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { answerDispute } from "../dayDisputes/commands/answerDispute.ts";
import { readDisputes } from "../dayDisputes/queries/readDisputes.ts";
import { monthDisputes } from "./monthDisputes.ts";

const table = "settlement_months";

export default defineRules(monthDisputes, {
  read: ({ tx, rows }) => readDisputes(tx, rows, { table, period: "month" }),
  actions: {
    answer: (context) =>
      answerDispute(
        toTransactionContext(context),
        { table, id: context.record.id },
        { reply: context.input.reply, amount: context.input.amount ?? 0 },
      ),
  },
});
