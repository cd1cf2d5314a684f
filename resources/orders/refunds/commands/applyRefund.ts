import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { drawShopNumber } from "../../../../core/server/shopCounters.ts";
import {
  addDays,
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { formatMoney, toAmount } from "../../../../framework/schema/index.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import { checkGroupReady } from "../../groupOrders/queries/checkGroupReady.ts";
import {
  checkState,
  type LockedOrder,
  lockOrder,
  readLines,
} from "../../orders/queries/lockOrders.ts";
import type { Refundable } from "../calculateMaxRefund.ts";
import { calculateRefundable, type Measured } from "../queries/calculateRefundable.ts";
import { hasOpenRefund, lockRefund, requireReason } from "../queries/lockRefund.ts";
import { countReturnable } from "../queries/splitUnits.ts";
import { logTransition, syncOrderRefundStatus } from "./changeRefund.ts";

export interface Application {
  orderNo: string;
  lineId: number;
  qty: number;
  refundInd: "refundOnly" | "returnAndRefund";
  reason: string;
  imgs?: readonly string[];
  /** Cents; set where the buyer requests less than the maximum. */
  amount?: number | null;
}
export const createAmountError = (max: number) =>
  Object.assign(domainError("refund.amountExceedsMax", { max: formatMoney(max) }), {
    data: { max: toAmount(max) },
  });

/**
 * Returns the basis of a refund of a number of units of a line, or throws the reason why none is
 * possible now.
 */
async function openTo(
  tx: Tx,
  order: LockedOrder,
  { lineId, qty, now }: Pick<Application, "lineId" | "qty"> & { now: Date },
): Promise<Measured> {
  checkState(order, ["unshipped", "unreceived", "completed"], "applyRefund");
  await checkGroupReady(tx, order);
  if (
    order.status === "completed" &&
    !(order.refundExpiredTime && now <= new Date(order.refundExpiredTime))
  )
    throw domainError("refund.windowClosed");
  const lines = await readLines(tx, [order.id]);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw notFound();
  if (await hasOpenRefund(tx, line.id)) throw domainError("refund.alreadyOpen");
  const left = line.qty - line.refundedQty;
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > left)
    throw Object.assign(domainError("refund.quantityExceedsRemaining", { left }), {
      data: { left },
    });
  return { order, lines, line, refund: { id: 0, qty, askedAmount: null, platformFreight: null } };
}
/**
 * Calculates the maximum refund for a number of units of a line, with its calculation steps;
 * creates nothing.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `refund.alreadyOpen` when the order line has an open refund.
 * @throws {DomainError} `refund.quantityExceedsRemaining` when fewer items are left to refund.
 * @throws {DomainError} `refund.windowClosed` when the time for refunds is over.
 */
export const previewRefund = async (
  tx: Tx,
  order: LockedOrder,
  of: Parameters<typeof openTo>[2],
): Promise<Refundable> => calculateRefundable(tx, await openTo(tx, order, of));

/**
 * Creates a buyer's refund request: for one line at a time, by units.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `refund.alreadyOpen` when the order line has an open refund.
 * @throws {DomainError} `refund.amountExceedsMax` when the amount is more than can be refunded.
 * @throws {DomainError} `refund.notShipped` when a return is requested for goods that were not
 * shipped.
 * @throws {DomainError} `refund.quantityExceedsRemaining` when fewer items are left to refund.
 * @throws {DomainError} `refund.windowClosed` when the time for refunds is over.
 */
export async function applyRefund(
  ctx: TransactionContext,
  buyerId: number,
  application: Application,
): Promise<{ id: number; refundNo: string }> {
  const { tx, now } = ctx;
  const order = await lockOrder(tx, { orderNo: application.orderNo }, { memberId: buyerId });
  const reason = requireReason(application.reason);
  const opened = await openTo(tx, order, { ...application, now });
  const { line } = opened;
  if (application.refundInd === "returnAndRefund" && application.qty > countReturnable(line))
    throw domainError("refund.notShipped");
  const available = await calculateRefundable(tx, opened);
  const amount = application.amount ?? null;
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 1 || amount > available.max))
    throw createAmountError(available.max);
  const askedAmount = amount === null || amount === available.max ? null : amount;
  const measured = await calculateRefundable(tx, {
    ...opened,
    refund: { ...opened.refund, askedAmount },
  });
  const { agreeDays } = await readTradeConfig(tx);
  const shown = await tx.first(
    tx.db
      .selectFrom("orders_lines")
      .select(["goods_name as goodsName", "sku_name as skuName", "main_img as mainImg"])
      .where("id", "=", line.id),
  );
  const allocated = await tx.first(buildNextIdStatement("refunds"));
  const id = Number(allocated?.id);
  const [digits = ""] = await generateNumber(ctx);
  const refundNo = `R${digits}`;
  const number = await drawShopNumber(tx, "refund", order.shopId);
  const at = now.toISOString();
  await tx.run(
    insertMany("refunds", [
      {
        id,
        shopId: order.shopId,
        number,
        refundNo,
        orderId: order.id,
        orderNo: order.orderNo,
        lineId: line.id,
        memberId: buyerId,
        memberName: order.memberName,
        goodsId: line.goodsId,
        skuId: line.skuId,
        ...shown,
        qty: application.qty,
        lineQty: line.qty,
        refundInd: application.refundInd,
        originalAmount: line.paid,
        refundAmount: measured.max,
        freightAmount: measured.freight,
        askedAmount,
        arithmetic: measured.terms,
        reason,
        imgs: (application.imgs ?? []).slice(0, 9),
        status: "applying",
        payState: "none",
        payMethod: order.payMethod,
        autoAgreeTime: addDays(now, agreeDays).toISOString(),
        addTime: at,
        updTime: at,
        version: 1,
      },
    ]),
  );
  await syncOrderRefundStatus(ctx, order.id);
  const found = await lockRefund(tx, id, null);
  await logTransition(ctx, found, {
    log: "applied",
    event: "refundApplied",
    content: reason,
    imgs: application.imgs ?? [],
  });
  return { id, refundNo };
}
