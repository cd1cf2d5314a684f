import type { CallInput, CallOutput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import type { writeOffs } from "../writeOffs.ts";
import { findOrderByCode } from "./findOrderByCode.ts";

type Found = CallOutput<typeof writeOffs, "lookup">;
type LookupContext = AppContext & { input: CallInput<typeof writeOffs, "lookup"> };

/** Returns the order of a pickup code: its goods and its buyer. */
export async function lookUpOrder({ tx, actor, input }: LookupContext): Promise<Found> {
  const id = await findOrderByCode(tx, input.verifyCode, actor.tenantId ?? 0);
  const [[order], lines] = await tx.batch([
    tx.db
      .selectFrom("orders")
      .select([
        "id as orderId",
        "order_no as orderNo",
        "number",
        "status",
        "refund_status as refundStatus",
      ])
      .select(["member_name as memberName", "receive_name as receiveName"])
      .select(["receive_phone as receivePhone", "remark", "pay_price as payPrice"])
      .select(["pay_time as payTime", "finish_time as finishTime"])
      .where("id", "=", id),
    tx.db
      .selectFrom("orders_lines")
      .select(["id", "goods_name as goodsName", "sku_name as skuName", "sku_code as skuCode"])
      .select(["main_img as mainImg", "price", "qty", "refunded_qty as refundedQty"])
      .where("parent_id", "=", id)
      .orderBy("position")
      .orderBy("id"),
  ]);
  if (!order) throw new Error(`lookup: no order ${id}`);
  const { refundStatus, ...shown } = order;
  return { ...shown, refunding: refundStatus === "refunding" ? 1 : 0, lines };
}
