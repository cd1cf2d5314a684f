import type { Actor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { holdPoints } from "../resources/members/server.ts";
import { adjustPoints } from "../resources/members/testing.ts";
import { applyRefund, confirmReceipt } from "../resources/orders/server.ts";
import { agree, shipOrder } from "../resources/orders/testing.ts";
import { type DemoPointPayment, demoPointPayments } from "./pointPayments.ts";
import type { DemoMarket } from "./scenario.ts";

const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}

/** Adds orders that points have paid, by the regular commands: received, refunded, and unpaid. */
export async function addPointPayments(
  market: DemoMarket,
  shops: readonly Shop[],
  platform: Actor,
): Promise<void> {
  const now = Date.now();
  for (const one of demoPointPayments) {
    const shop = shops[one.shop];
    const buyer = market.buyers[one.buyer];
    if (!shop || !buyer) continue;
    const at = new Date(now - one.hoursAgo * hour);
    await market.command(platform, at, (ctx) =>
      adjustPoints(ctx, buyer.id, { change: one.given, reason: one.reason }),
    );
    await buy(market, shop, { one, buyer, at });
  }
}

async function buy(
  market: DemoMarket,
  shop: Shop,
  { one, buyer, at }: { one: DemoPointPayment; buyer: DemoMarket["buyers"][number]; at: Date },
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
      .where("k.price", ">=", 8_00)
      .where("k.price", "<=", 30_00)
      .orderBy("k.id"),
  );
  if (!sku) return;
  const placed = await market.place(buyer, [{ skuId: sku.id, qty: one.qty }], at);
  const [order] = placed.orders;
  if (!order) return;
  const { payOrderId } = placed;
  await market.command(market.asBuyer(buyer), at, (ctx) =>
    holdPoints(ctx, { memberId: buyer.id, payOrderId, wanted: one.points, due: placed.amount }),
  );
  if (one.end === "unpaid") return;
  await market.pay(buyer, placed.payOrderNo, "wxPay", later(0.1));
  if (one.end === "refunded") {
    const [line] = await queryPool(
      market.engine.database.pool,
      compiler.selectFrom("orders_lines").select("id").where("parent_id", "=", order.id),
    );
    await market.command(market.asBuyer(buyer), later(1), async (ctx) => {
      const applied = await applyRefund(ctx, buyer.id, {
        orderNo: order.orderNo,
        lineId: line?.id ?? 0,
        qty: 1,
        refundInd: "refundOnly",
        reason: "Ordered one too many",
      });
      await agree(ctx, applied.id, null);
    });
    return;
  }
  const parcel = { deliveryType: "auspost", deliveryNo: `PT${71_000_000 + order.id}` } as const;
  await market.change(shop.staff, order.id, later(10), (ctx, it) => shipOrder(ctx, it, parcel));
  await market.change(market.asBuyer(buyer), order.id, later(30), confirmReceipt);
}
