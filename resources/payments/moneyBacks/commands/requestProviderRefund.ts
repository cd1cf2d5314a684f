import { isStored, type PayMethod } from "../../../../core/payMethods.ts";
import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import {
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { CamelInsert } from "../../../../framework/server/tables/camelValues.ts";
import { findPrepaid, postAll } from "../../../finance/server.ts";
import type { ProviderRefundReason } from "../moneyBacks.ts";
import { postProviderRefund } from "./postProviderRefund.ts";
import { sendSoon } from "./sendSoon.ts";

export interface ProviderRefundRequest {
  payOrderId: number;
  shopId?: number | null;
  orderId?: number | null;
  orderNo?: string | null;
  memberId: number;
  /** Set for reason `refund`. */
  refundId?: number | null;
  /** Cents. */
  amount: number;
  reason: ProviderRefundReason;
  /** The payment method, which is also that of the refund. */
  method: PayMethod;
  /** The payment attempt to refund; by default the one that paid the pay order. */
  payment?: number | null;
}

/**
 * Requests a provider refund within the caller's transaction. A refund to the wallet, to gift cards
 * or to points is `done` immediately: the caller posts one of reason `refund` and credits its cards
 * and points, any other is posted here, from `clearing`.
 * A refund by a provider waits, is sent after the commit, and its result is passed to the handler
 * of its reason.
 */
export async function requestProviderRefund(
  ctx: TransactionContext,
  request: ProviderRefundRequest,
): Promise<"done" | "waiting"> {
  const { engine, tx, now } = ctx;
  return tx.asSystem(async () => {
    const atOnce = isStored(request.method);
    const [number = ""] = await generateNumber(ctx);
    const row: NewProviderRefund = {
      number: `B${number}`,
      payment: atOnce ? null : (request.payment ?? (await findPaidAttempt(ctx, request))),
      payOrderId: request.payOrderId,
      memberId: request.memberId,
      shop: request.shopId ?? null,
      orderId: request.orderId ?? null,
      orderNo: request.orderNo ?? null,
      refundId: request.refundId ?? null,
      amount: request.amount,
      reason: request.reason,
      provider: request.method,
      status: atOnce ? "done" : "waiting",
      tries: 0,
      nextTryAt: atOnce ? null : now.toISOString(),
      doneAt: atOnce ? now.toISOString() : null,
      paidBy: atOnce ? request.method : null,
      addTime: now.toISOString(),
      updTime: now.toISOString(),
      version: 1,
    };
    const id = await insertProviderRefund(ctx, row);
    await publishChange(engine, tx, engine.resource("moneyBacks"), {});
    if (!atOnce) {
      await sendSoon(ctx, id);
      return "waiting";
    }
    if (request.reason !== "refund") await postAtOnce(ctx, request, { id, number: row.number });
    return "done";
  });
}

/** Posts a refund that no provider is asked for; cards and points are locked before the ledger. */
async function postAtOnce(
  ctx: TransactionContext,
  request: ProviderRefundRequest,
  { id, number }: { id: number; number: string },
): Promise<void> {
  const { memberId, amount, reason, method, shopId = null, orderId, orderNo = null } = request;
  const prepaid = findPrepaid(ctx.engine, method);
  const differences =
    prepaid && shopId !== null && orderId
      ? await prepaid.refund(ctx, { id: orderId, shopId, orderNo, memberId, amount }, number)
      : [];
  await postProviderRefund(
    ctx,
    { id, number, memberId, shop: shopId, amount, reason, orderNo },
    method,
  );
  if (differences.length > 0) await postAll(ctx, differences);
}

type NewProviderRefund = Omit<CamelInsert<"money_backs">, "id" | "shortNo">;

async function insertProviderRefund(
  { tx }: TransactionContext,
  row: NewProviderRefund,
): Promise<number> {
  const allocated = await tx.first(buildNextIdStatement("money_backs"));
  const id = Number(allocated?.id);
  await tx.run(
    insertMany("money_backs", [
      { id, shortNo: formatPlatformNumber("providerRefund", id), ...row },
    ]),
  );
  return id;
}
/** Finds the payment attempt that has paid; a refund without one waits for manual handling. */
async function findPaidAttempt(
  { tx }: TransactionContext,
  { payOrderId, method }: ProviderRefundRequest,
): Promise<number | null> {
  if (isStored(method)) return null;
  const found = await tx.first(
    tx.db
      .selectFrom("payments")
      .select("id")
      .where("pay_order_id", "=", payOrderId)
      .where("provider", "=", method)
      .where("status", "=", "paid")
      .orderBy("id")
      .limit(1),
  );
  return found?.id ?? null;
}
