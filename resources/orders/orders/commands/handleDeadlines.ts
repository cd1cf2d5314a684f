import {
  addMinutes,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
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
    async (after) => {
      const { rows } = await database.pool.query<
        Pick<TableRow<"orders">, "id"> &
          Pick<CamelRow<"orders">, "payOrderId"> &
          Calculated<{ deadline: string }>
      >(
        `select id, pay_order_id as "payOrderId", ${deadline} as deadline from orders where status = $1 and refund_status <> 'refunding' and ${deadline} <= $2 and id > $3 order by id limit ${batch}`,
        [status, now.toISOString(), after],
      );
      return rows;
    },
    async (row) => {
      const { id } = row;
      if (prepare && !(await prepare(context, row))) return false;
      return inTransaction(engine, { actor: systemActor, now }, async (command) => {
        const [order] = await lockOrders(command.tx, { id });
        const [row] = await command.tx.text(
          `select 1 from orders where id = $1 and ${deadline} <= $2`,
          [id, now.toISOString()],
        );
        if (order?.status !== status || order.refundStatus === "refunding" || !row) return false;
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
