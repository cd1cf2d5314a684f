import { type RawBuilder, sql } from "kysely";
import type { PayMethod, payChannels } from "../../../../core/payMethods.ts";
import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  addMinutes,
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { post } from "../../../finance/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import { insertCards, readEnd } from "../../giftCards/commands/issueGiftCards.ts";
import { minSoldYears } from "../../giftCards/giftCards.ts";

export interface CardOrder {
  payOrderNo: string;
  /** The last day of the card, if it is paid today. */
  lastDay: string;
}

/**
 * Orders a gift card of a shop, in cents; it is issued once its payment arrives.
 *
 * @throws {DomainError} `record.notFound` when the shop is not open.
 * @throws {DomainError} `giftCard.notSold` when the shop sells none.
 */
export async function orderGiftCard(
  ctx: TransactionContext,
  {
    buyer,
    shopId,
    amount,
  }: { buyer: { id: number; name: string }; shopId: number; amount: number },
): Promise<CardOrder> {
  const { tx, now } = ctx;
  const shop = await tx.first(
    tx.db
      .selectFrom("shops as s")
      .leftJoin("shop_config as f", "f.shop_id", "s.id")
      .select("f.gift_cards_sold as sells")
      .where("s.id", "=", shopId)
      .where("s.status", "=", "open"),
  );
  if (!shop) throw notFound();
  if (!shop.sells) throw domainError("giftCard.notSold");
  const { unpaidMinutes } = await readTradeConfig(tx);
  const [allocated = ""] = await generateNumber(ctx);
  const number = `P${allocated}`;
  const payOrderId = Number((await tx.first(buildNextIdStatement("pay_orders")))?.id);
  const times = { addTime: now.toISOString(), updTime: now.toISOString(), version: 1 };
  const who = { memberId: buyer.id, memberName: buyer.name };
  await tx.run(
    insertMany("pay_orders", [
      {
        id: payOrderId,
        shortNo: formatPlatformNumber("payment", payOrderId),
        payOrderNo: number,
        ...who,
        kind: "giftCard",
        amount,
        status: "unpaid",
        payEndTime: addMinutes(now, unpaidMinutes).toISOString(),
        ...times,
      },
    ]),
  );
  await tx.run(
    insertMany("gift_card_sales", [
      { shopId, number, ...who, amount, status: "unpaid", payOrderId, ...times },
    ]),
  );
  await publishChanges(ctx, [shopId], ["giftCardSales"]);
  return { payOrderNo: number, lastDay: await readLastDay(ctx, shopId) };
}

/** Returns the last day of a card that is sold now, in the shop's zone. */
async function readLastDay({ tx, now }: TransactionContext, shopId: number): Promise<string> {
  const found = await tx.first(sql<Calculated<{ day: CamelRow<"gift_cards">["lastDay"] }>>`
    select to_char((${now.toISOString()}::timestamptz at time zone s.time_zone)
      + make_interval(years => ${minSoldYears}), 'YYYY-MM-DD') as day
    from shops s where s.id = ${shopId}`);
  if (!found) throw new Error(`there is no shop ${shopId}`);
  return found.day;
}

/** A payment of a card, by a provider or from the balance of its buyer. */
export interface CardPayment {
  method: PayMethod;
  channel: (typeof payChannels)[number] | null;
  txn: string | null;
  /** Cents. */
  amount: number;
  sandbox?: boolean;
}

/**
 * Applies a payment to the sale of a gift card: issues the card, which the money is posted to.
 * Returns the same outcomes as `applyPayment`. `lockAttempts` locks the attempts of the payment,
 * which follow it in the order of locks.
 */
export async function applyCardSale(
  ctx: TransactionContext,
  payOrderId: number,
  { method, channel, txn, amount, sandbox = false }: CardPayment,
  lockAttempts: RawBuilder<unknown>,
): Promise<{ outcome: "paid" | "late" | "duplicate" | "mismatch" }> {
  const { tx, now } = ctx;
  const payOrder = await tx.first(
    tx.db
      .selectFrom("pay_orders")
      .select(["amount", "status", "pay_order_no as payOrderNo", "member_id as memberId"])
      .where("id", "=", payOrderId)
      .forNoKeyUpdate(),
  );
  await tx.run(lockAttempts);
  if (payOrder?.status === "paid") return { outcome: "duplicate" };
  if (payOrder?.status !== "unpaid") return { outcome: "late" };
  if (payOrder.amount !== amount) return { outcome: "mismatch" };
  const sale = await tx.first(
    tx.db
      .selectFrom("gift_card_sales")
      .select(["id", "shop_id as shopId"])
      .where("pay_order_id", "=", payOrderId)
      .forUpdate(),
  );
  if (!sale) throw new Error(`nothing is sold by payment ${payOrder.payOrderNo}`);
  const { shopId } = sale;
  const lastDay = await readLastDay(ctx, shopId);
  const [card] = await insertCards(ctx, {
    shopId,
    kind: "sold",
    amount,
    count: 1,
    lastDay,
    endsAt: await readEnd(ctx, { shopId, kind: "sold", lastDay }),
    event: "bought",
    refNo: payOrder.payOrderNo,
  });
  if (!card) throw new Error("no card was issued");
  await updateRows(ctx, "giftCardSales", sale.id, {
    status: "paid",
    gift_card_id: card.id,
    code: card.masked,
    paid_at: now.toISOString(),
  });
  await updateRows(ctx, "payOrders", payOrderId, {
    status: "paid",
    pay_method: method,
    pay_channel: channel,
    provider_txn: txn,
    sandbox,
    pay_time: now.toISOString(),
  });
  const type = "giftCardSold";
  const refNo = payOrder.payOrderNo;
  const payer =
    method === "balance"
      ? ({ account: "wallet", buyerId: payOrder.memberId } as const)
      : ({ account: "provider", provider: method } as const);
  await post(ctx, {
    type,
    refTable: "gift_cards",
    refId: card.id,
    entries: [
      { ...payer, type, amount: -amount, refNo },
      { account: "giftCards", shopId, type, amount, refNo },
    ],
  });
  return { outcome: "paid" };
}
