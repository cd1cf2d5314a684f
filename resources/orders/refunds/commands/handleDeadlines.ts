import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { loadRefundCase } from "../queries/loadRefundCase.ts";
import { applyDecision } from "./applyDecision.ts";
import { decide } from "./decisions/decide.ts";
import type { RefundCommand } from "./decisions/decision.ts";
import type { RefundCase } from "./decisions/refundCase.ts";

const batch = 200;
type Deadline = "autoAgreeTime" | "buyerSendTime" | "sellerConfirmTime" | "offerExpiredTime";
interface DeadlineRule {
  state: "applying" | "waitingReturn" | "returned" | "offered";
  deadline: Deadline;
  column: "auto_agree_time" | "buyer_send_time" | "seller_confirm_time" | "offer_expired_time";
  /** The command to run after the deadline. */
  getCommand(found: RefundCase): RefundCommand;
}
/** The deadlines of refunds, and the command to run after each. */
const deadlineRules: readonly DeadlineRule[] = [
  {
    state: "applying",
    deadline: "autoAgreeTime",
    column: "auto_agree_time",
    // Without a return address, it is postponed by a day, in which the shop can enter one.
    getCommand: ({ refund, returnAddress }) =>
      refund.refundInd === "returnAndRefund" && !returnAddress
        ? { kind: "postponeAgreement" }
        : { kind: "agree" },
  },
  {
    state: "waitingReturn",
    deadline: "buyerSendTime",
    column: "buyer_send_time",
    getCommand: () => ({ kind: "closeUnreturned" }),
  },
  {
    state: "returned",
    deadline: "sellerConfirmTime",
    column: "seller_confirm_time",
    getCommand: () => ({ kind: "confirmReturn", restock: true }),
  },
  {
    state: "offered",
    deadline: "offerExpiredTime",
    column: "offer_expired_time",
    getCommand: () => ({ kind: "expireOffer" }),
  },
];

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
  ({ engine, now }: Pick<JobContext, "engine" | "now">, rule: DeadlineRule) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const found = await loadRefundCase(ctx.tx, id, null, now);
      const { refund } = found;
      const at = refund[rule.deadline];
      const isDue = at !== null && new Date(at) <= now;
      if (refund.status !== rule.state || refund.payState !== "none" || !isDue) return false;
      const decision = decide(found, rule.getCommand(found));
      if (decision) await applyDecision(ctx, found, decision);
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
