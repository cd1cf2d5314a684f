import { sql } from "kysely";
import { allocate } from "../../core/allocate.ts";
import { type EventKind, recordEvents } from "../../core/server/orderEvents.ts";
import { publishChanges } from "../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../core/server/transactionContext.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { post } from "../../resources/finance/server.ts";
import type { ProviderRefundReason } from "../../resources/payments/index.ts";
import { type PaymentAttempt, requestProviderRefund } from "../../resources/payments/server.ts";

/** Outcome of money received for a payment order. */
export type ReceivedOutcome = "paid" | "late" | "duplicate" | "mismatch";
const reasons: Readonly<Record<ReceivedOutcome, ProviderRefundReason>> = {
  paid: "overpaid",
  late: "latePayment",
  duplicate: "duplicate",
  mismatch: "mismatch",
};
/** The order event that each outcome records. */
const events: Readonly<Record<ReceivedOutcome, EventKind>> = {
  paid: "overpaid",
  late: "latePayment",
  duplicate: "duplicatePayment",
  mismatch: "mismatchPayment",
};
interface Part {
  orderId: number | null;
  orderNo: string | null;
  shopId: number | null;
  amount: number;
}

/**
 * Refunds the part of a payment that pays for nothing. Each of its orders receives its share, and
 * records it in its timeline.
 */
export async function returnSurplus(
  ctx: TransactionContext,
  payment: PaymentAttempt,
  surplus: number,
  outcome: ReceivedOutcome,
): Promise<void> {
  const reason = reasons[outcome];
  const { provider, payOrderId, memberId, id, number: refNo } = payment;
  await post(ctx, {
    type: "payment",
    refTable: "payments",
    refId: id,
    entries: [
      { account: "provider", provider, type: reason, amount: -surplus, refNo },
      { account: "clearing", type: reason, amount: surplus, refNo },
    ],
  });
  for (const part of await allocateSurplus(ctx, payment, surplus, outcome)) {
    await requestProviderRefund(ctx, {
      ...part,
      payOrderId,
      memberId,
      reason,
      method: provider,
      payment: id,
    });
    const { orderId, shopId, amount } = part;
    if (orderId === null || shopId === null) continue;
    await recordEvents(ctx, {
      orderId,
      shopId,
      kind: events[outcome],
      data: { amount, method: provider },
    });
    await publishChanges(ctx, [shopId], ["orders"]);
  }
}

/**
 * Allocates the money to orders: if the payment was late or too large, to those cancelled since it
 * was opened.
 */
async function allocateSurplus(
  { tx }: TransactionContext,
  { payOrderId, openedAt }: PaymentAttempt,
  surplus: number,
  outcome: ReceivedOutcome,
): Promise<readonly Part[]> {
  const opened = new Date(openedAt).toISOString();
  const orders = await tx.run(sql<
    Pick<TableRow<"orders">, "id"> &
      Pick<CamelRow<"orders">, "orderNo" | "shopId" | "payPrice"> &
      Calculated<{ meant: boolean }>
  >`
    select id, order_no as "orderNo", shop_id as "shopId", pay_price as "payPrice",
      case when ${outcome === "paid" || outcome === "late"} then status = 'cancelled' and pay_time is null and cancel_time >= ${opened}
        else status <> 'cancelled' or pay_time is not null end as meant
    from orders where pay_order_id = ${payOrderId} order by id`);
  const some = orders.filter(({ meant: affected }) => affected);
  const affected = some.length > 0 ? some : orders;
  const whole = affected.some(({ payPrice }) => payPrice > 0);
  const parts = whole
    ? allocate(
        surplus,
        affected.map(({ payPrice }) => payPrice),
      )
    : [surplus];
  if (affected.length === 0)
    return [{ orderId: null, orderNo: null, shopId: null, amount: surplus }];
  return affected.flatMap(({ id, orderNo, shopId }, place) => {
    const amount = parts[place] ?? 0;
    return amount > 0 ? [{ orderId: id, orderNo, shopId, amount }] : [];
  });
}
