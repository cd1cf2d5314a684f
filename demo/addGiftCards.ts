import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { holdGiftCards } from "../resources/promotions/server.ts";
import {
  deactivateCard,
  expireCardSale,
  expireGiftCard,
  issueGiftCards,
  orderGiftCard,
  refundSale,
  sendCard,
  showCode,
} from "../resources/promotions/testing.ts";
import { type DemoGiftCard, demoGiftCardSales, demoGiftCards } from "./giftCards.ts";
import type { Buyer, DemoMarket } from "./scenario.ts";

const day = 86_400_000;
const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}
interface Card {
  id: number;
  code: string;
}
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Adds gift cards in every state, and orders that they have paid, by the regular commands. */
export async function addGiftCards(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const now = Date.now();
  for (const [place, one] of demoGiftCards.entries()) {
    const shop = shops[one.shop];
    const buyer = market.buyers[place + 3];
    if (!shop || !buyer) continue;
    const at = new Date(now - 60 * hour + place * 20 * 60_000);
    const [card] = await market.command(shop.staff, at, (ctx) =>
      issueGiftCards(ctx, { ...one, shopId: shop.id, lastDay: toDay(now + one.days * day) }),
    );
    if (card) await use(market, shop, { one, card, buyer, at });
  }
  await sellCards(market, shops, now - 50 * hour);
}

/** Customers buy cards at the storefront: one is refunded, and two are not paid. */
async function sellCards(market: DemoMarket, shops: readonly Shop[], from: number): Promise<void> {
  for (const { id } of shops)
    await writePool(
      market.engine.database.pool,
      sql`insert into shop_config (shop_id, gift_cards_sold) values (${id}, true)
        on conflict (shop_id) do update set gift_cards_sold = true`,
    );
  for (const [place, { shop: index, amount, end }] of demoGiftCardSales.entries()) {
    const shop = shops[index];
    const buyer = market.buyers[place + 6];
    if (!shop || !buyer) continue;
    // What is unpaid can still be paid.
    const start = end === "unpaid" ? Date.now() : from + place * 3 * hour;
    const at = (hours: number) => new Date(start + hours * hour);
    const who = market.asBuyer(buyer);
    const { payOrderNo } = await market.command(who, at(0), (ctx) =>
      orderGiftCard(ctx, { buyer, shopId: shop.id, amount }),
    );
    if (end === "unpaid") continue;
    const [sale] = await queryPool(
      market.engine.database.pool,
      compiler
        .selectFrom("gift_card_sales")
        .select(["id", "pay_order_id as payOrderId"])
        .where("number", "=", payOrderNo),
    );
    if (!sale) continue;
    if (end === "expired") {
      await market.command(systemActor, at(30), (ctx) => expireCardSale(ctx, sale));
      continue;
    }
    await market.pay(buyer, payOrderNo, "wxPay", at(0.1));
    if (end === "paid") continue;
    await market.command(who, at(0.2), (ctx) =>
      showCode(ctx, { buyerId: buyer.id, number: payOrderNo }),
    );
    if (end === "shown") continue;
    await market.command(shop.staff, at(1), (ctx) => refundSale(ctx, sale.id, "Bought by mistake"));
    await market.sendMoney(at(1.1));
  }
}

/** What happens to a card after it was issued. */
async function use(
  market: DemoMarket,
  shop: Shop,
  { one, card, buyer, at }: { one: DemoGiftCard; card: Card; buyer: Buyer; at: Date },
): Promise<void> {
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const { id } = card;
  if (one.end === "deactivated")
    await market.command(shop.staff, later(4), (ctx) =>
      deactivateCard(ctx, id, "Reported stolen by the customer"),
    );
  if (one.end === "expired") await expire(market, id);
  if (one.end === "usedInPart") await buy(market, shop, { card, buyer, at: later(1), most: 40_00 });
  if (one.end === "usedUp") await buy(market, shop, { card, buyer, at: later(2), least: 12_00 });
  if (one.end !== "sent") return;
  const [known] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("orders")
      .select("member_id as memberId")
      .where("shop_id", "=", shop.id)
      .orderBy("id")
      .limit(1),
  );
  if (known) await market.command(shop.staff, later(1), (ctx) => sendCard(ctx, id, known.memberId));
}

/** A buyer pays an order with a card, and the rest with WeChat; it is received. */
async function buy(
  market: DemoMarket,
  shop: Shop,
  {
    card,
    buyer,
    at,
    least = 5_00,
    most = 60_00,
  }: { card: Card; buyer: Buyer; at: Date; least?: number; most?: number },
): Promise<void> {
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const [sku] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .select("k.id")
      .where("g.shop_id", "=", shop.id)
      .where("g.status", "=", "onSale")
      .where("g.type", "=", "ordinary")
      .where("g.deleted_at", "is", null)
      .where("k.deleted_at", "is", null)
      .where("k.stock", ">=", 20)
      .where("k.price", ">=", least)
      .where("k.price", "<=", most - 15_00)
      .orderBy("k.id", "desc")
      .limit(1),
  );
  if (!sku) return;
  const placed = await market.place(buyer, [{ skuId: sku.id, qty: 1 }], at);
  const [order] = placed.orders;
  if (!order) return;
  await market.command(market.asBuyer(buyer), at, (ctx) =>
    holdGiftCards(ctx, {
      payOrderId: placed.payOrderId,
      orders: placed.orders,
      named: { codes: [card.code], ids: [], buyerId: buyer.id },
    }),
  );
  await market.pay(buyer, placed.payOrderNo, "wxPay", later(0.1));
  const parcel = { deliveryType: "auspost", deliveryNo: `GC${71_000_000 + order.id}` } as const;
  await market.change(shop.staff, order.id, later(16), (ctx, it) => shipOrder(ctx, it, parcel));
  await market.change(market.asBuyer(buyer), order.id, later(40), confirmReceipt);
}

/** Moves the last day of a card into the past, and expires the card. */
async function expire(market: DemoMarket, id: number): Promise<void> {
  const over = new Date(Date.now() - day);
  await writePool(
    market.engine.database.pool,
    sql`update gift_cards set ends_at = ${over.toISOString()}, last_day = ${toDay(over.getTime() - day)}::date where id = ${id}`,
  );
  await market.command(systemActor, new Date(), (ctx) => expireGiftCard(ctx, id));
}
