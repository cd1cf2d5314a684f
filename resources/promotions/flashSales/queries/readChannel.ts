import type { Expression, SqlBool } from "kysely";
import type { Texts } from "../../../../core/server/storefront/languages.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { FlashPlan } from "../flashPlan.ts";
import { liveStates } from "../flashSales.ts";
import { readPrices } from "./readFlashPlans.ts";

const many = 100;

interface SaleQuery {
  /** The shop of the sales; null for all shops. */
  shopId: number | null;
  now: Date;
  /** The condition for goods `t` that buyers can see. */
  isPurchasable: Expression<SqlBool>;
}
/** A sale with its product, as the channel lists it. */
export interface ChannelSale {
  plan: FlashPlan;
  title: Texts;
  mainImg: string | null;
  price: number;
  shopName: string | null;
  shopNames: Texts | null;
}

const selectSales = (tx: Tx, { shopId, isPurchasable }: SaleQuery) =>
  tx.db
    .selectFrom("flash_sales as f")
    .innerJoin("goods as t", (join) =>
      join.onRef("t.shop_id", "=", "f.shop_id").onRef("t.id", "=", "f.goods"),
    )
    .innerJoin("shop_fronts as s", "s.id", "f.shop_id")
    .leftJoin("shop_info as i", (join) =>
      join.onRef("i.shop_id", "=", "f.shop_id").on("i.status", "=", "approved"),
    )
    .select(["f.id", "f.shop_id as shopId", "f.goods as goodsId", "f.seckill_limit_num as limit"])
    .select(["f.seckill_begin_time as beginsAt", "f.seckill_end_time as endsAt"])
    .select(["t.title", "t.main_img as mainImg", "s.name as shopName", "i.names as shopNames"])
    .select(({ ref }) => ref("t.price").$notNull().as("price"))
    // Without a due time it is over; the index has only those with one.
    .where("f.due_time", "is not", null)
    .where("f.status", "in", liveStates)
    .where(isPurchasable)
    .$if(shopId !== null, (query) => query.where("f.shop_id", "=", shopId))
    .limit(many);

/**
 * Reads the sales that run at a time, ordered by their ends, and those that come after it, ordered
 * by their begins.
 */
export async function readChannel(
  tx: Tx,
  query: SaleQuery,
): Promise<{ running: ChannelSale[]; upcoming: ChannelSale[] }> {
  const now = query.now.toISOString();
  const [running, upcoming] = await Promise.all([
    tx.run(
      selectSales(tx, query)
        .where("f.seckill_begin_time", "<=", now)
        .where("f.seckill_end_time", ">", now)
        .orderBy("f.seckill_end_time")
        .orderBy("f.id"),
    ),
    tx.run(
      selectSales(tx, query)
        .where("f.seckill_begin_time", ">", now)
        .orderBy("f.seckill_begin_time")
        .orderBy("f.id"),
    ),
  ]);
  const prices = await readPrices(
    tx,
    [...running, ...upcoming].map(({ id }) => id),
  );
  const toSales = (found: typeof running): ChannelSale[] =>
    found.map(({ title, mainImg, price, shopName, shopNames, ...sale }) => ({
      plan: {
        ...sale,
        prices: prices
          .filter(({ saleId }) => saleId === sale.id)
          .map(({ saleId: _saleId, ...one }) => ({ ...one, bought: 0 })),
      },
      title,
      mainImg,
      price,
      shopName,
      shopNames,
    }));
  return { running: toSales(running), upcoming: toSales(upcoming) };
}
