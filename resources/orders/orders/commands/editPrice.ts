import { sql } from "kysely";
import { applyRate, maxOrderAmount } from "../../../../core/money.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { isPaymentOpen } from "../../../payments/server.ts";
import { allocateAdjustment } from "../../../pricing/index.ts";
import { domainError } from "../../errors.ts";
import { checkState, type LockedOrder, readLines } from "../queries/lockOrders.ts";
import { sumUp } from "./cancelOrder.ts";

/**
 * Sets another price for an unpaid order, in cents and including freight. The difference is
 * allocated to its lines in proportion to their cost; freight does not change, so the price cannot
 * be lower than it.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `order.paymentStarted` when the customer has started a payment.
 */
export async function editPrice(
  ctx: TransactionContext,
  order: LockedOrder,
  newPrice: number,
  remark: string | null,
): Promise<void> {
  const { tx, now, actor } = ctx;
  checkState(order, ["unpaid"], "editPrice");
  const least = order.freightFee + 1;
  if (newPrice < least)
    throw invalid({ editPrice: { key: "validation.min", params: { min: formatMoney(least) } } });
  if (newPrice > maxOrderAmount)
    throw invalid({
      editPrice: { key: "validation.max", params: { max: formatMoney(maxOrderAmount) } },
    });
  if (await isPaymentOpen(tx, order.payOrderId)) throw domainError("order.paymentStarted");
  const lines = await readLines(tx, [order.id]);
  const diff = newPrice - order.freightFee - (order.goodsTotal - order.couponAmount);
  const adjustments = allocateAdjustment(lines, diff);
  const changes = lines.map((line, place) => {
    const adjustShare = adjustments[place] ?? 0;
    const netTotal = line.total - line.couponShare + adjustShare;
    return {
      ...line,
      adjustShare,
      paid: netTotal,
      commission: applyRate(netTotal + line.couponPlatform, line.commissionRate),
    };
  });
  await tx.run(sql`
    update orders_lines l set adjust_share = v.adjust, paid = v.paid, commission = v.commission
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ adjustShare }) => adjustShare)}::bigint[],
      ${changes.map(({ paid: netTotal }) => netTotal)}::bigint[], ${changes.map(({ commission }) => commission)}::bigint[]) as v (id, adjust, paid, commission)
    where l.id = v.id`);
  await updateRows(ctx, "orders", order.id, {
    pay_price: newPrice,
    price_adjust: diff,
    commission_total: changes.reduce((sum, { commission }) => sum + commission, 0),
  });
  await sumUp(ctx, order.payOrderId);
  const log = {
    shopId: order.shopId,
    parentId: order.id,
    position: 0,
    oldPrice: order.payPrice,
    newPrice,
    diff: newPrice - order.payPrice,
    remark,
    editorId: actor.id,
    editorName: actor.name,
    at: now.toISOString(),
  };
  await tx.run(insertMany("orders_price_logs", [log]));
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "priceEdited",
    data: { from: order.payPrice, to: newPrice, remark },
  });
}
