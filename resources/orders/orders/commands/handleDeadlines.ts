import {
  addMinutes,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { endPayments } from "../../../payments/server.ts";
import { type LockedOrder, lockOrders, type OrderState } from "../queries/lockOrders.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { confirmReceipt } from "./confirmReceipt.ts";

const batch = 200;
/** A deadline of a state, and the command to run after it. */
interface DeadlineRule {
  status: OrderState;
  deadline: "pay_end_time" | "finish_expired_time";
  work(ctx: TransactionContext, order: LockedOrder): Promise<void>;
  /** Runs first, outside of any transaction; false postpones the order to the next run. */
  prepare?(context: JobContext, row: { payOrderId: number; deadline: string }): Promise<boolean>;
}
/**
 * Handles the orders past their deadline, ordered by id; each is checked again once it is locked,
 * since it may have changed meanwhile.
 */
const handleDeadline = (
  context: JobContext,
  { status, deadline, work, prepare }: DeadlineRule,
): Promise<void> => {
  const { engine, database, now, progress } = context;
  return progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("orders")
          .select(["id", "pay_order_id as payOrderId"])
          .select(({ ref }) => ref(deadline).$notNull().as("deadline"))
          .where("status", "=", status)
          .where("refund_status", "!=", "refunding")
          .where(deadline, "<=", now.toISOString())
          .where("id", ">", after)
          .orderBy("id")
          .limit(batch),
      ),
    async (row) => {
      const { id } = row;
      if (prepare && !(await prepare(context, row))) return false;
      return inTransaction(engine, { actor: systemActor, now }, async (command) => {
        const [order] = await lockOrders(command.tx, { id });
        const due = await command.tx.first(
          command.tx.db
            .selectFrom("orders")
            .select("id")
            .where("id", "=", id)
            .where(deadline, "<=", now.toISOString()),
        );
        if (order?.status !== status || order.refundStatus === "refunding" || !due) return false;
        await work(command, order);
        return true;
      });
    },
  );
};

/**
 * Minutes after its deadline for which an order remains payable while its provider does not
 * respond.
 */
const graceMinutes = 15;

/** Cancels orders that were not paid in time, and releases their stock. */
export const cancelUnpaidOrders = (context: JobContext): Promise<void> =>
  handleDeadline(context, {
    status: "unpaid",
    deadline: "pay_end_time",
    work: (command, order) => cancelOrder(command, order, "timeout"),
    // Applies a payment that has arrived meanwhile, and prevents a later one.
    prepare: async ({ engine, now }, { payOrderId, deadline }) =>
      (await endPayments(engine, payOrderId, now)) ||
      now >= addMinutes(new Date(deadline), graceMinutes),
  });
/** Confirms the receipt of shipped orders at their deadline, unless a refund is open. */
export const confirmOverdueReceipts = (context: JobContext): Promise<void> =>
  handleDeadline(context, {
    status: "unreceived",
    deadline: "finish_expired_time",
    work: confirmReceipt,
  });
