import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { lockPrepaid, post } from "../../../finance/server.ts";
import { lockSkus, releaseStock } from "../../../inventory/server.ts";
import { readTenders, requestTenderRefunds } from "../../../payments/server.ts";
import { issueCancellationNotes } from "../../../tax/server.ts";
import {
  type LockedLine,
  type LockedOrder,
  lockOrders,
  readLines,
} from "../../orders/queries/lockOrders.ts";
import { readMembers } from "../queries/readMembers.ts";
import { lockGroup } from "./claimSlots.ts";
import "./recordGroupRefund.ts";
import { orderCancelled } from "../../orders/commands/orderCancelled.ts";

/** A buyer joined between the read of a group and its lock: the command is retried. */
export class GroupChangedError extends Error {}

/**
 * Ends a group that is not full at its deadline: cancels all of its orders and refunds everything
 * paid for them, including freight. Returns false where there was nothing left to do. Orders are
 * locked before the group, in the global lock order, so its members are read before and after the
 * lock.
 *
 * @throws GroupChangedError where a buyer joined in between
 */
export async function failGroup(ctx: TransactionContext, groupId: number): Promise<boolean> {
  const { tx, now } = ctx;
  const ids = (await readMembers(tx, groupId)).map(({ orderId }) => orderId);
  const orders = await lockOrders(tx, { ids });
  const group = await lockGroup(ctx, groupId);
  if (group?.status !== "ongoing" || now < new Date(group.endTime)) return false;
  const members = await readMembers(tx, groupId);
  if (members.length !== ids.length)
    throw new GroupChangedError(`somebody joined the group ${group.groupNo}`);
  const lines = await readLines(tx, ids);
  const at = now.toISOString();
  await updateRows(ctx, "orders", ids, {
    status: "cancelled",
    cancel_reason: "groupFailed",
    waits_for_group: false,
    refund_amount: sql<number>`t.pay_price`,
    tax_reversed: sql<number>`t.tax`,
    cancel_time: at,
  });
  // The stock of all orders is locked in the global order of SKUs.
  await tx.run(lockSkus(lines.map(({ skuId }) => skuId)));
  for (const { id } of orders) await releaseStock(ctx, id, { cause: "cancel" });
  await lockPrepaid(ctx, ids);
  let isBack = true;
  for (const order of orders) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const done = (await issueRefund(ctx, order, own)) === "done";
    isBack &&= done;
    await tx.run(
      tx.db
        .updateTable("group_orders_members")
        .set({ pay_status: done ? "refunded" : "refunding" })
        .where("order_id", "=", order.id),
    );
  }
  await issueCancellationNotes(ctx, orders);
  await updateRows(ctx, "groupOrders", groupId, {
    status: "failed",
    closed_time: at,
    pay_status: isBack ? "refunded" : "refunding",
  });
  await recordEvents(
    ctx,
    ...orders.map(({ id, shopId, payPrice }) => ({
      orderId: id,
      shopId,
      kind: "groupFailed" as const,
      data: { groupNo: group.groupNo, amount: payPrice },
    })),
  );
  emit(ctx, ...orders.map((order) => orderCancelled(order, "groupFailed")));
  await publishChanges(
    ctx,
    orders.map(({ shopId }) => shopId),
    ["goods"],
  );
  return true;
}

/** Reverses the earnings of the shop and the platform, and refunds the buyer in full. */
async function issueRefund(
  ctx: TransactionContext,
  order: LockedOrder,
  lines: readonly LockedLine[],
): Promise<"done" | "waiting"> {
  const { shopId, orderNo, payPrice } = order;
  const sum = (of: (line: LockedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const commission = sum((line) => line.commission);
  const coupon = sum((line) => line.platformShare);
  const shop = { account: "pending", shopId, orderNo } as const;
  await post(ctx, {
    type: "groupFailed",
    refTable: "orders",
    refId: order.id,
    entries: [
      { ...shop, type: "groupFailed", amount: -sum(({ paid }) => paid) },
      { ...shop, type: "freightRefund", amount: -order.freightFee },
      { ...shop, type: "couponReturned", amount: -coupon },
      { account: "platform", type: "couponReturned", amount: coupon, orderNo },
      { ...shop, type: "commissionReturned", amount: commission },
      { account: "platform", type: "commissionReturned", amount: -commission, orderNo },
      { account: "clearing", type: "groupFailed", amount: payPrice, orderNo },
    ],
  });
  const tenders = await readTenders(ctx.tx, order);
  return requestTenderRefunds(ctx, order, tenders, { reason: "groupFailed" });
}
