import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { drawShopNumber } from "../../../../core/server/shopCounters.ts";
import {
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { CamelInsert } from "../../../../framework/server/tables/camelValues.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { RefundAmounts } from "./decisions/calculateRefundable.ts";
import type { LockedRefund, RefundCase } from "./decisions/refundCase.ts";

/** What a new refund is for; amounts are cents. */
type NewRefund = RefundAmounts &
  Pick<CamelInsert<"refunds">, "imgs"> &
  Pick<
    CamelRow<"refunds">,
    "qty" | "refundInd" | "askedAmount" | "reason" | "restock" | "autoAgreeTime"
  >;

/** Inserts a refund of a line, undecided and not paid, and returns it as commands read it. */
export async function insertRefund(
  ctx: TransactionContext,
  { order, line }: Pick<RefundCase, "order" | "line">,
  values: NewRefund,
): Promise<LockedRefund> {
  const { tx, now } = ctx;
  const shown = await tx.first(
    tx.db
      .selectFrom("orders_lines")
      .select(["goods_name as goodsName", "sku_name as skuName", "main_img as mainImg"])
      .where("id", "=", line.id),
  );
  const allocated = await tx.first(buildNextIdStatement("refunds"));
  const [digits = ""] = await generateNumber(ctx);
  const at = now.toISOString();
  const row = {
    ...values,
    id: Number(allocated?.id),
    shopId: order.shopId,
    number: await drawShopNumber(tx, "refund", order.shopId),
    refundNo: `R${digits}`,
    orderId: order.id,
    lineId: line.id,
    memberId: order.memberId,
    status: "applying",
    payState: "none",
    addTime: at,
    updTime: at,
  } as const;
  await tx.run(
    insertMany("refunds", [
      {
        ...row,
        ...shown,
        orderNo: order.orderNo,
        orderNumber: order.number,
        memberName: order.memberName,
        goodsId: line.goodsId,
        skuId: line.skuId,
        lineQty: line.qty,
        originalAmount: line.paid,
        payMethod: order.payMethod,
        version: 1,
      },
    ]),
  );
  return {
    ...row,
    platformFreight: null,
    offeredAmount: null,
    offerExpiredTime: null,
    payError: null,
    askExpiredTime: null,
    platformAskedTime: null,
    buyerSendTime: null,
    sellerConfirmTime: null,
  };
}
