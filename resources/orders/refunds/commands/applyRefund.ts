import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
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
import { readRefunds } from "../queries/loadRefundCase.ts";
import { calculateRefundable, type Measured, toAmounts } from "./decisions/calculateRefundable.ts";
import { createAmountError, createQuantityError, requireReason } from "./decisions/checks.ts";
import { hasOpenRefund } from "./decisions/refundCase.ts";
import { countReturnable } from "./decisions/splitUnits.ts";
import { insertRefund } from "./insertRefund.ts";
import { recordSteps } from "./recordSteps.ts";
import { syncRefundStatus } from "./syncRefundStatus.ts";

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
  const others = await readRefunds(tx, order.id);
  if (hasOpenRefund({ others }, line.id)) throw domainError("refund.alreadyOpen");
  const left = line.qty - line.refundedQty;
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > left) throw createQuantityError(left);
  const refund = { id: 0, qty, askedAmount: null, platformFreight: null };
  return { order, lines, line, others, refund };
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
): Promise<Refundable> => calculateRefundable(await openTo(tx, order, of));

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
  const available = calculateRefundable(opened);
  const amount = application.amount ?? null;
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 1 || amount > available.max))
    throw createAmountError(available.max);
  const askedAmount = amount === null || amount === available.max ? null : amount;
  const measured = calculateRefundable({
    ...opened,
    refund: { ...opened.refund, askedAmount },
  });
  const { agreeDays } = await readTradeConfig(tx);
  const refund = await insertRefund(ctx, opened, {
    ...toAmounts(measured),
    qty: application.qty,
    refundInd: application.refundInd,
    askedAmount,
    reason,
    restock: null,
    imgs: (application.imgs ?? []).slice(0, 9),
    autoAgreeTime: addDays(now, agreeDays).toISOString(),
  });
  await syncRefundStatus(ctx, order.id);
  const step = { log: "applied", event: "refundApplied", content: reason } as const;
  await recordSteps(ctx, refund, [{ ...step, imgs: application.imgs ?? [] }]);
  return { id: refund.id, refundNo: refund.refundNo };
}
