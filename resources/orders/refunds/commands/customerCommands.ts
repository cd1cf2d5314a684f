import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { type Courier, couriers } from "../../../freight/index.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import { checkRefund, hasOpenRefund, lockRefund, requireReason } from "../queries/lockRefund.ts";
import { transition } from "./changeRefund.ts";

/**
 * Records that the buyer has returned the goods.
 *
 * @throws {DomainError} `refund.trackingRequired` when the returned parcel has no tracking number.
 */
export async function submitReturn(
  ctx: TransactionContext,
  buyerId: number,
  refundId: number,
  parcel: { deliveryType: string; deliveryNo: string },
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, { memberId: buyerId });
  checkRefund(found.refund, ["waitingReturn"], "submitReturn");
  const deliveryNo = parcel.deliveryNo.trim().slice(0, 60);
  const deliveryType: Courier | undefined = couriers.find((one) => one === parcel.deliveryType);
  if (deliveryNo === "" || !deliveryType) throw domainError("refund.trackingRequired");
  const { confirmDays } = await readTradeConfig(ctx.tx);
  const sellerConfirmTime = addDays(ctx.now, confirmDays).toISOString();
  const values = { status: "returned", deliveryType, deliveryNo, sellerConfirmTime } as const;
  await transition(ctx, found, values, {
    log: "sentBack",
    event: "refundSentBack",
    content: `${deliveryType} ${deliveryNo}`,
  });
}

/**
 * Asks the platform to decide about a refund that the shop has rejected: once, and before the
 * deadline.
 *
 * @throws {DomainError} `refund.alreadyEscalated` when the refund has been escalated to the
 * platform.
 * @throws {DomainError} `refund.alreadyOpen` when the order line has an open refund.
 * @throws {DomainError} `refund.quantityExceedsRemaining` when fewer items are left to refund.
 * @throws {DomainError} `refund.windowClosed` when the time for refunds is over.
 */
export async function requestIntervention(
  ctx: TransactionContext,
  buyerId: number,
  refundId: number,
  { reason, imgs = [] }: { reason: string; imgs?: readonly string[] },
): Promise<void> {
  const { tx, now } = ctx;
  const found = await lockRefund(tx, refundId, { memberId: buyerId });
  const { refund, order, line } = found;
  checkRefund(refund, ["rejected"], "askPlatform");
  if (refund.platformAskedTime) throw domainError("refund.alreadyEscalated");
  if (!refund.askExpiredTime || now > new Date(refund.askExpiredTime))
    throw domainError("refund.windowClosed");
  if (await hasOpenRefund(tx, line.id)) throw domainError("refund.alreadyOpen");
  const left = line.qty - line.refundedQty;
  if (refund.qty > left || order.status === "cancelled")
    throw domainError("refund.quantityExceedsRemaining", { left });
  const content = requireReason(reason);
  const values = { status: "intervention", platformAskedTime: now.toISOString() } as const;
  await transition(ctx, found, values, {
    log: "platformAsked",
    event: "refundIntervention",
    content,
    imgs: imgs.slice(0, 9),
  });
}

/** Withdraws a refund for its buyer, who may apply again within the refund period. */
export async function withdrawRefund(
  ctx: TransactionContext,
  buyerId: number,
  refundId: number,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, { memberId: buyerId });
  checkRefund(
    found.refund,
    ["applying", "waitingReturn", "returned", "rejected", "intervention"],
    "withdraw",
  );
  await transition(ctx, found, { status: "closed" }, { log: "withdrawn", event: "refundClosed" });
}
