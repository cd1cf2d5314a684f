import { sql } from "kysely";
import type { CallInput, CallOutput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import type { writeOffs } from "../writeOffs.ts";
import { findOrderByCode } from "./findOrderByCode.ts";

type Found = CallOutput<typeof writeOffs, "lookup">;
type LookupContext = AppContext & { input: CallInput<typeof writeOffs, "lookup"> };

/** Returns the order of a pickup code: its goods and its buyer. */
export async function lookUpOrder({ tx, actor, input }: LookupContext): Promise<Found> {
  const id = await findOrderByCode(tx, input.verifyCode, actor.tenantId ?? 0);
  const [order] = await tx.run<Omit<Found, "lines">>(sql`
    select id as "orderId", order_no as "orderNo", status, (refund_status = 'refunding')::int as refunding,
      member_name as "memberName", receive_name as "receiveName", receive_phone as "receivePhone", remark,
      pay_price as "payPrice", pay_time as "payTime", finish_time as "finishTime"
    from orders where id = ${id}`);
  const lines = await tx.run<Found["lines"][number]>(sql`
    select id, goods_name as "goodsName", sku_name as "skuName", sku_code as "skuCode", main_img as "mainImg", price, qty,
      refunded_qty as "refundedQty"
    from orders_lines where parent_id = ${id} order by position, id`);
  if (!order) throw new Error(`lookup: no order ${id}`);
  return { ...order, lines };
}
