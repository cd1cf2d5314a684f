import { notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Reads what an order of the shop was made of and what reduced it then, by either of its numbers.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such order.
 */
export async function readPastOrder(tx: Tx, shopId: number, typed: string) {
  const name = typed.trim();
  const number = /^\d{1,9}$/.test(name) ? `#${name}` : name;
  const order = await tx.first(
    tx.db
      .selectFrom("orders")
      .select(["id as orderId", "number", "order_no as orderNo", "add_time as at"])
      .select(["member_id as memberId", "member_name as memberName"])
      .select(["self_lifting as selfLifting", "receive_state as state", "receive_city as city"])
      .select(["receive_postcode as postcode", "goods_total as goodsTotal"])
      .select(["freight_fee as freightFee", "pay_price as payPrice"])
      .where("shop_id", "=", shopId)
      .where(({ or, eb }) => or([eb("number", "=", number), eb("order_no", "=", name)]))
      .limit(1),
  );
  if (!order) throw notFound();
  const { orderNo, number: shortNumber, ...rest } = order;
  const items = await tx.run(
    tx.db
      .selectFrom("orders_lines")
      .select(["sku_id as skuId", "goods_id as goodsId", "goods_name as name"])
      .select(["sku_name as skuName", "qty", "paid"])
      .where("parent_id", "=", order.orderId)
      .where("shop_id", "=", shopId)
      .orderBy("position"),
  );
  const reductions = await tx.run(
    tx.db
      .selectFrom("orders_adjustments")
      .select(({ fn }) => ["source", "label as name", fn.sum<number>("amount").as("amount")])
      .where("parent_id", "=", order.orderId)
      .where("shop_id", "=", shopId)
      .groupBy(["source", "source_id", "label", "kind"])
      .orderBy(({ fn }) => fn.min("id")),
  );
  return {
    ...rest,
    number: shortNumber ?? orderNo,
    items,
    reductions: reductions.map((one) => ({ ...one, amount: Number(one.amount) })),
  };
}
