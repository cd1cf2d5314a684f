import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { type Entry, post } from "../../../finance/server.ts";
import { domainError } from "../../errors.ts";
import type { PaidTwiceSettlement } from "../moneyBacks.ts";
import type { ProviderRefund } from "../queries/providerRefund.ts";

/**
 * Records that the provider has refunded what the platform had already paid in another way, so that
 * the buyer has the money twice. It is debited to the provider's account, and remains in `clearing`
 * until the platform settles it.
 */
export async function recordPaidTwice(
  ctx: TransactionContext,
  row: ProviderRefund,
  refundNo: string,
): Promise<void> {
  await updateRows(ctx, "moneyBacks", row.id, { paid_twice: true, provider_refund_no: refundNo });
  await postPaidTwice(ctx, row, "refundedTwice", [
    { account: "provider", provider: row.provider, amount: row.amount },
    { account: "clearing", amount: -row.amount },
  ]);
  emit(ctx, {
    topic: "providerRefund.paidTwice",
    key: row.id,
    shopId: row.shop,
    payload: { providerRefundId: row.id, amount: row.amount },
  });
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null) {
    const data = { amount: row.amount, method: row.provider };
    await recordEvents(ctx, { orderId, shopId: shop, kind: "refundPaidTwice", data });
    await publishChanges(ctx, [shop], ["orders"]);
  }
}

/**
 * Posts how the platform settles a refund that was paid twice: recovered from the buyer's balance,
 * or written off.
 *
 * @throws {DomainError} `providerRefund.insufficientFunds` when pending and available balance do
 * not cover the amount.
 */
export async function postSettlement(
  ctx: TransactionContext,
  row: ProviderRefund,
  settlement: PaidTwiceSettlement,
): Promise<void> {
  const payer =
    settlement === "recovered"
      ? ({ account: "wallet", buyerId: row.memberId } as const)
      : { account: "platform" as const };
  if (settlement === "recovered") await assertBalanceCovers(ctx, row);
  await postPaidTwice(ctx, row, "refundedTwiceSettled", [
    { ...payer, amount: -row.amount },
    { account: "clearing", amount: row.amount },
  ]);
}

/** Locks the balance, so that it is not spent between the check and the posting. */
async function assertBalanceCovers(
  { tx }: TransactionContext,
  { memberId, amount }: ProviderRefund,
): Promise<void> {
  const held = await tx.first(
    tx.db
      .selectFrom("ledger_balances")
      .select("balance")
      .where("account", "=", "wallet")
      .where("holder", "=", memberId)
      .forUpdate(),
  );
  if (Number(held?.balance ?? 0) < amount) throw domainError("providerRefund.insufficientFunds");
}

async function postPaidTwice(
  ctx: TransactionContext,
  { id, number: refNo, orderNo }: ProviderRefund,
  type: "refundedTwice" | "refundedTwiceSettled",
  sides: readonly Omit<Entry, "type">[],
): Promise<void> {
  const entries = sides.map((side) => ({ ...side, type: "refundedTwice", orderNo, refNo }));
  await post(ctx, { type, refTable: "money_backs", refId: id, entries });
}
