import { sql } from "kysely";
import { allocate } from "../../../../core/allocate.ts";
import { applyRate, maxOrderAmount } from "../../../../core/money.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { isPaymentOpen } from "../../../payments/server.ts";
import { applyTax } from "../../../pricing/index.ts";
import { domainError } from "../../errors.ts";
import { checkState, type LockedOrder, readLines } from "../queries/lockOrders.ts";
import { sumUp } from "./cancelOrder.ts";

/** An order has at most 200 lines, with one adjustment of each stage. */
const editPosition = 10_000;

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
  const edited = await takeBackEdit(tx, order.id);
  const lines = (await readLines(tx, [order.id])).map((line) => ({
    ...line,
    adjusted: line.adjusted - (edited.get(line.position) ?? 0),
  }));
  const costs = lines.map(({ total, adjusted }) => total + adjusted);
  const diff = newPrice - order.freightFee - (order.goodsTotal - order.couponAmount);
  const shares = allocate(diff, costs);
  const paidAmounts = costs.map((cost, place) => cost + (shares[place] ?? 0));
  // With the codes and the registration that the order was placed with.
  const tax = applyTax(
    lines.map(({ taxCode, freightShare }, place) => ({
      taxCode,
      freightShare,
      paid: paidAmounts[place] ?? 0,
    })),
    order.gstRegistered,
  );
  const changes = lines.map(({ id, position, adjusted, platformShare, commissionRate }, place) => {
    const share = shares[place] ?? 0;
    const paid = paidAmounts[place] ?? 0;
    return {
      id,
      position,
      share,
      adjusted: adjusted + share,
      paid,
      commission: applyRate(paid + platformShare, commissionRate),
      tax: tax.lines[place] ?? 0,
    };
  });
  await tx.run(sql`
    update orders_lines l set adjusted = v.adjusted, paid = v.paid, commission = v.commission, tax = v.tax
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ adjusted }) => adjusted)}::bigint[],
      ${changes.map(({ paid }) => paid)}::bigint[], ${changes.map(({ commission }) => commission)}::bigint[],
      ${changes.map(({ tax }) => tax)}::bigint[]) as v (id, adjusted, paid, commission, tax)
    where l.id = v.id`);
  await insertEdit(tx, order, changes);
  await updateRows(ctx, "orders", order.id, {
    pay_price: newPrice,
    price_adjust: diff,
    commission_total: changes.reduce((sum, { commission }) => sum + commission, 0),
    tax: tax.total,
    freight_tax: tax.freight,
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

/** Deletes the adjustments of an earlier edit; returns their amounts by the line's position. */
async function takeBackEdit(tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const deleted = await tx.run(
    tx.db
      .deleteFrom("orders_adjustments")
      .where("parent_id", "=", orderId)
      .where("kind", "=", "priceEdit")
      .returning(["line_position as linePosition", "amount"]),
  );
  return new Map(deleted.map(({ linePosition, amount }) => [linePosition, amount]));
}

async function insertEdit(
  tx: Tx,
  { id, shopId }: LockedOrder,
  changes: readonly { position: number; share: number }[],
): Promise<void> {
  const rows = changes.flatMap(({ position, share }) =>
    share === 0
      ? []
      : [
          {
            shopId,
            parentId: id,
            // After those of the purchase.
            position: editPosition + position,
            linePosition: position,
            kind: "priceEdit" as const,
            source: "priceEdit" as const,
            sourceId: null,
            label: null,
            amount: share,
            platformAmount: 0,
            reversed: 0,
          },
        ],
  );
  if (rows.length > 0) await tx.run(insertMany("orders_adjustments", rows));
}
