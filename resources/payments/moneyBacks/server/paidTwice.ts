import { sql } from "kysely";
import { insertRows } from "../../../../core/server/insertMany.ts";
import { heard } from "../../../../core/server/publishChanges.ts";
import type { Trade } from "../../../../core/server/transactionContext.ts";
import { changed } from "../../../../framework/server/changed.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { type Entry, post } from "../../../finance/ledger/server/post.ts";
import { platformNoticeRow } from "../../../notices/notices/server/noticeRows.ts";
import { tell } from "../../../orders/orders/server/events.ts";
import type { PaidTwiceSettlement } from "../moneyBacks.ts";
import type { MoneyBack } from "./registry.ts";

/**
 * Records that the provider has refunded what the platform had already paid in another way: the buyer has the money twice. It has left the
 * provider, and is open in `clearing` until the platform settles it.
 */
export async function recordPaidTwice(trade: Trade, row: MoneyBack, refundNo: string): Promise<void> {
  const { engine, tx, now } = trade;
  await tx.run(sql`
    update money_backs set paid_twice = true, provider_refund_no = ${refundNo}, upd_time = ${now.toISOString()}, version = version + 1
    where id = ${row.id}`);
  await postPaidTwice(trade, row, "refundedTwice", [
    { account: "provider", provider: row.provider, amount: row.amount },
    { account: "clearing", amount: -row.amount },
  ]);
  await tx.run(insertRows("platform_notices", [platformNoticeRow(now, "refundPaidTwice", row.id)]));

  const { orderId, shop } = row;
  if (orderId !== null && shop !== null) {
    const data = { amount: row.amount, method: row.provider };
    await tell(trade, { orderId, shopId: shop, kind: "refundPaidTwice", data });
    await heard(trade, [shop], ["orders"]);
  }
  await changed(engine, tx, engine.resource("moneyBacks"), {});
}

/**
 * Posts how the platform settles what was paid twice: the buyer's balance pays it back, or the platform bears it.
 *
 * @throws moneyBack.balanceTooLow where the buyer's balance does not cover the amount
 */
export async function postSettlement(trade: Trade, row: MoneyBack, settlement: PaidTwiceSettlement): Promise<void> {
  const payer =
    settlement === "recovered"
      ? ({ account: "wallet", buyerId: row.memberId } as const)
      : { account: "platform" as const };
  if (settlement === "recovered") await assertBalanceCovers(trade, row);
  await postPaidTwice(trade, row, "refundedTwiceSettled", [
    { ...payer, amount: -row.amount },
    { account: "clearing", amount: row.amount },
  ]);
}

/** Locks the balance, so that nobody spends it between the check and the posting. */
async function assertBalanceCovers({ tx }: Trade, { memberId, amount }: MoneyBack): Promise<void> {
  const held = await tx.first<{ balance: number }>(sql`
    select balance from ledger_balances where account = 'wallet' and holder = ${memberId} for update`);
  if (Number(held?.balance ?? 0) < amount)
    throw refuse("moneyBack.balanceTooLow", { key: "resources.moneyBacks.refusals.balanceTooLow" });
}

async function postPaidTwice(
  trade: Trade,
  { id, number: refNo, orderNo }: MoneyBack,
  type: "refundedTwice" | "refundedTwiceSettled",
  sides: readonly Omit<Entry, "type">[],
): Promise<void> {
  const entries = sides.map((side) => ({ ...side, type: "refundedTwice", orderNo, refNo }));
  await post(trade, { type, refTable: "money_backs", refId: id, entries });
}
