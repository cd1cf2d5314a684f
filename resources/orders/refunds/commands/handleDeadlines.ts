import {
  addDays,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { lockRefund, type RefundCase } from "../queries/lockRefund.ts";
import { transition } from "./changeRefund.ts";
import { agree, confirmReturn } from "./merchantCommands.ts";

const batch = 200;
type Deadline = "autoAgreeTime" | "buyerSendTime" | "sellerConfirmTime";
interface DeadlineRule {
  state: "applying" | "waitingReturn" | "returned";
  deadline: Deadline;
  column: "auto_agree_time" | "buyer_send_time" | "seller_confirm_time";
  work(ctx: TransactionContext, found: RefundCase): Promise<void>;
}
/** The deadlines of refunds, and the command to run after each. */
const deadlineRules: readonly DeadlineRule[] = [
  {
    state: "applying",
    deadline: "autoAgreeTime",
    column: "auto_agree_time",
    work: agreeOrPostpone,
  },
  {
    state: "waitingReturn",
    deadline: "buyerSendTime",
    column: "buyer_send_time",
    work: (command, found) =>
      transition(command, found, { status: "closed" }, { log: "timedOut", event: "refundClosed" }),
  },
  {
    state: "returned",
    deadline: "sellerConfirmTime",
    column: "seller_confirm_time",
    work: (command, { refund }) => confirmReturn(command, refund.id, null, true),
  },
];
/**
 * Agrees to a refund; without a return address, postpones it by a day, in which the shop can enter
 * one.
 */
async function agreeOrPostpone(command: TransactionContext, found: RefundCase): Promise<void> {
  try {
    await command.tx.savepoint(() => agree(command, found.refund.id, null));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "refund.returnAddressMissing")
      throw error;
    await transition(
      command,
      found,
      { autoAgreeTime: addDays(command.now, 1).toISOString() },
      { log: "postponed" },
    );
  }
}

const findRefundsPastDeadline =
  ({ database, now }: Pick<JobContext, "database" | "now">, { state, column }: DeadlineRule) =>
  (after: number): Promise<{ id: number }[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("refunds")
        .select("id")
        .where("status", "=", state)
        .$if(state !== "waitingReturn", (query) => query.where("pay_state", "=", "none"))
        .where(column, "<=", now.toISOString())
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch),
    );
/** Checks a refund again once it is locked; returns false where it has changed meanwhile. */
const handle =
  ({ engine, now }: Pick<JobContext, "engine" | "now">, { state, deadline, work }: DeadlineRule) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (command) => {
      const found = await lockRefund(command.tx, id, null);
      const at = found.refund[deadline];
      if (
        found.refund.status !== state ||
        found.refund.payState !== "none" ||
        !at ||
        new Date(at) > now
      )
        return false;
      await work(command, found);
      return true;
    });

/**
 * Handles refunds whose shop or buyer has not acted in time: agrees to them, closes them, or
 * confirms the return and pays.
 */
export async function handleRefundDeadlines(context: JobContext): Promise<void> {
  for (const rule of deadlineRules)
    await context.progress.handleAll(findRefundsPastDeadline(context, rule), handle(context, rule));
}
