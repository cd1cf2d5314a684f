import {
  addMinutes,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { endCardPayments } from "./cardPayments.ts";

const batch = 200;
/**
 * Minutes after its deadline for which a sale stays payable while its provider does not respond.
 */
const graceMinutes = 15;

/**
 * Ends a sale that was not paid in time; returns false if it is no longer unpaid. A payment that
 * arrives later is refunded.
 */
export async function expireCardSale(
  ctx: TransactionContext,
  { id, payOrderId }: { id: number; payOrderId: number },
): Promise<boolean> {
  const { tx, now } = ctx;
  const unpaid = await tx.first(
    tx.db
      .selectFrom("pay_orders")
      .select("id")
      .where("id", "=", payOrderId)
      .where("status", "=", "unpaid")
      .where("pay_end_time", "<=", now.toISOString())
      .forNoKeyUpdate(),
  );
  if (!unpaid) return false;
  await updateRows(ctx, "payOrders", payOrderId, { status: "cancelled" });
  await updateRows(ctx, "giftCardSales", id, { status: "expired" });
  return true;
}

/** Ends the sales of gift cards that were not paid in time. */
export async function expireCardSales({
  engine,
  database,
  now,
  progress,
}: JobContext): Promise<void> {
  const find = (after: number) =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("gift_card_sales as s")
        .innerJoin("pay_orders as p", "p.id", "s.pay_order_id")
        .select(["s.id", "s.pay_order_id as payOrderId"])
        .select(({ ref }) => ref("p.pay_end_time").$notNull().as("deadline"))
        .where("s.status", "=", "unpaid")
        .where("p.status", "=", "unpaid")
        .where("p.pay_end_time", "<=", now.toISOString())
        .where("s.id", ">", after)
        .orderBy("s.id")
        .limit(batch),
    );
  await progress.handleAll(find, async ({ id, payOrderId, deadline }) => {
    // Applies a payment that has arrived meanwhile, and prevents a later one.
    const end = engine.services.get(endCardPayments);
    const isEnded = await end(engine, payOrderId, now);
    if (!isEnded && now < addMinutes(new Date(deadline), graceMinutes)) return false;
    return inTransaction(engine, { actor: systemActor, now }, (ctx) =>
      expireCardSale(ctx, { id, payOrderId }),
    );
  });
}
