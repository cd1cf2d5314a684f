import type { Actor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import {
  cancelPurchase,
  closePurchase,
  orderPurchase,
  payPurchase,
  receivePurchase,
  recordInvoice,
} from "../resources/inventory/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { dateEntries } from "./dateEntries.ts";
import { type DemoPurchase, demoPurchases } from "./purchases.ts";
import type { DemoMarket } from "./scenario.ts";

const day = 86_400_000;
const toDay = (at: Date) => at.toISOString().slice(0, 10);
interface Shop {
  id: number;
  staff: Actor;
}
/** What the purchases of a shop are of, in the order of the ids. */
interface Sources {
  suppliers: readonly number[];
  warehouse: number;
  skus: readonly number[];
}

/** Adds purchases in every state, by the regular commands at their times. */
export async function addPurchases(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  for (const shop of shops) {
    const sources = await findSources(market, shop);
    if (!sources) continue;
    for (const [place, purchase] of demoPurchases.entries())
      await add(market, shop, { sources, place, purchase });
  }
}

async function findSources(market: DemoMarket, { id }: Shop): Promise<Sources | null> {
  const { pool } = market.engine.database;
  const suppliers = await queryPool(
    pool,
    compiler
      .selectFrom("suppliers")
      .select("id")
      .where("shop_id", "=", id)
      .where("status", "=", "active")
      .orderBy("id")
      .limit(4),
  );
  const [warehouse] = await queryPool(
    pool,
    compiler
      .selectFrom("warehouses")
      .select("id")
      .where("shop_id", "=", id)
      .where("status", "=", "open")
      .orderBy("id")
      .limit(1),
  );
  const skus = await queryPool(
    pool,
    compiler
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .select("k.id")
      .where("k.shop_id", "=", id)
      .where("g.type", "=", "ordinary")
      .where("k.code", "is not", null)
      .where("k.deleted_at", "is", null)
      .where("g.deleted_at", "is", null)
      .orderBy("k.id")
      .limit(20),
  );
  if (!warehouse || suppliers.length === 0 || skus.length === 0) return null;
  return {
    suppliers: suppliers.map((one) => one.id),
    warehouse: warehouse.id,
    skus: skus.map((one) => one.id),
  };
}

async function add(
  market: DemoMarket,
  shop: Shop,
  { sources, place, purchase }: { sources: Sources; place: number; purchase: DemoPurchase },
): Promise<void> {
  const ordered = new Date(Date.now() - purchase.days * day);
  const after = (days: number) => new Date(ordered.getTime() + days * day);
  const { suppliers, warehouse, skus } = sources;
  const { id } = await market.command(shop.staff, ordered, ({ engine, tx }) =>
    save(
      { ...toShopCaller(shop), engine, tx, resource: engine.resource("purchases") },
      {
        id: null,
        version: null,
        values: {
          supplier: suppliers[place % suppliers.length],
          warehouse,
          supplierNo: `SO-${4_210 + place * 7}`,
          expectedOn: toDay(after(7)),
          lines: purchase.lines.map((line, index) => ({
            discount: 100,
            ...line,
            skuId: skus[(place * 2 + index) % skus.length],
            location: `A-${String(place + 1).padStart(2, "0")}-${index + 1}`,
          })),
        },
      },
    ),
  );
  await market.command(shop.staff, ordered, ({ tx, now }) =>
    tx.run(
      tx.db
        .updateTable("purchases")
        .set({ add_time: now.toISOString(), upd_time: now.toISOString() })
        .where("id", "=", id),
    ),
  );
  await dateEntries(market, { resource: "purchases", id }, ordered);
  if (purchase.end === "draft") return;
  await market.command(shop.staff, ordered, (ctx) => orderPurchase(ctx, id));
  if (purchase.end === "void")
    await market.command(shop.staff, after(1), (ctx) =>
      cancelPurchase(ctx, id, "The supplier no longer makes this pack size"),
    );
  for (const [index, delivery] of (purchase.deliveries ?? []).entries())
    await market.command(shop.staff, after(delivery.after), async (ctx) => {
      const lines = await ctx.tx.run(
        ctx.tx.db
          .selectFrom("purchases_progress")
          .select("id")
          .where("parent_id", "=", id)
          .orderBy("position"),
      );
      await receivePurchase(ctx, id, {
        lines: lines.map((line, position) => {
          const [accepted = 0, rejected = 0] = delivery.units[position] ?? [];
          return { lineId: line.id, accepted, rejected };
        }),
        deliveryNote: `DN-${8_800 + place * 10 + index}`,
      });
    });
  await market.command(shop.staff, ordered, ({ tx }) =>
    tx.text(
      "update purchase_receipts set add_time = received_at, upd_time = received_at where purchase = $1",
      [id],
    ),
  );
  if (purchase.isClosed)
    await market.command(shop.staff, after(14), (ctx) => closePurchase(ctx, id));
  await bill(market, shop, { id, place, purchase, after });
}

/** The invoice of a purchase, and what is paid of it. */
async function bill(
  market: DemoMarket,
  shop: Shop,
  {
    id,
    place,
    purchase: { invoicedAfter, paid },
    after,
  }: { id: number; place: number; purchase: DemoPurchase; after: (days: number) => Date },
): Promise<void> {
  if (invoicedAfter === undefined) return;
  const at = after(invoicedAfter);
  await market.command(shop.staff, at, (ctx) =>
    recordInvoice(ctx, id, { invoiceNo: `INV-${60_100 + place}`, invoicedOn: toDay(at) }),
  );
  if (paid === undefined) return;
  const paidAt = after(invoicedAfter + 20);
  await market.command(shop.staff, paidAt, async (ctx) => {
    const purchase = await ctx.tx.first(
      ctx.tx.db.selectFrom("purchases").select("arrears").where("id", "=", id),
    );
    const amount = Math.round(((purchase?.arrears ?? 0) * paid) / 100);
    await payPurchase(ctx, id, {
      amount,
      method: "transfer",
      paidOn: toDay(paidAt),
      reference: `TR-${71_300 + place}`,
    });
  });
}
