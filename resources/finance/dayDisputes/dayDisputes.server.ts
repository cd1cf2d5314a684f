import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { answerDispute } from "./commands/answerDispute.ts";
import { dayDisputes } from "./dayDisputes.ts";
import { readDisputes } from "./queries/readDisputes.ts";

const table = "settlement_days";

export default defineRules(dayDisputes, {
  read: ({ tx, rows }) => readDisputes(tx, rows, { table, period: "day" }),
  actions: {
    answer: (context) =>
      answerDispute(
        toTransactionContext(context),
        { table, id: context.record.id },
        { reply: context.input.reply, amount: context.input.amount ?? 0 },
      ),
  },
});
