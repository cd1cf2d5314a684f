import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import {
  addMinutes,
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import { post } from "../../../finance/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { lockAttempts, publishPaymentChange, systemColumns } from "./paymentAttempts.ts";
import type { ReceivedPayment } from "./receivedPayment.ts";

/** Creates a wallet top-up, in cents; returns the number under which it is paid. */
export async function createTopUp(
  ctx: TransactionContext,
  buyer: { id: number; name: string },
  amount: number,
): Promise<string> {
  const { tx, now } = ctx;
  const { unpaidMinutes } = await readTradeConfig(tx);
  const [allocated = ""] = await generateNumber(ctx);
  const number = `P${allocated}`;
  const id = Number((await tx.first(buildNextIdStatement("pay_orders")))?.id);
  await tx.run(
    insertMany("pay_orders", [
      {
        id,
        shortNo: formatPlatformNumber("payment", id),
        payOrderNo: number,
        memberId: buyer.id,
        memberName: buyer.name,
        kind: "recharge",
        amount,
        status: "unpaid",
        payEndTime: addMinutes(now, unpaidMinutes).toISOString(),
        ...systemColumns(now),
      },
    ]),
  );
  await publishPaymentChange(ctx);
  return number;
}

/**
 * Applies a payment to a wallet top-up: posts it from the provider to the buyer's wallet. Returns
 * the same outcomes as `applyPayment`.
 */
export async function applyTopUp(
  ctx: TransactionContext,
  payOrderId: number,
  { method, channel, txn, amount, sandbox = false }: ReceivedPayment,
): Promise<{ outcome: "paid" | "late" | "duplicate" | "mismatch" }> {
  const { tx, now } = ctx;
  const topUp = await tx.first(
    tx.db
      .selectFrom("pay_orders")
      .select(["member_id as memberId", "pay_order_no as payOrderNo", "amount", "status"])
      .where("id", "=", payOrderId)
      .forNoKeyUpdate(),
  );
  await tx.run(lockAttempts(payOrderId));
  if (topUp?.status === "paid") return { outcome: "duplicate" };
  if (topUp?.status !== "unpaid") return { outcome: "late" };
  if (topUp.amount !== amount) return { outcome: "mismatch" };
  await updateRows(ctx, "payOrders", payOrderId, {
    status: "paid",
    pay_method: method,
    pay_channel: channel,
    provider_txn: txn,
    sandbox,
    pay_time: now.toISOString(),
  });
  const refNo = topUp.payOrderNo;
  await post(ctx, {
    type: "recharge",
    refTable: "pay_orders",
    refId: payOrderId,
    entries: [
      { account: "provider", provider: method, type: "recharge", amount: -amount, refNo },
      { account: "wallet", buyerId: topUp.memberId, type: "recharge", amount, refNo },
    ],
  });
  return { outcome: "paid" };
}
