import { type Expression, type SqlBool, sql } from "kysely";
import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import type { Texts } from "../../../../core/server/storefront/languages.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { type PointOffer, toUnitPrice } from "../pointOffer.ts";

const many = 100;
/** An offer with its product, as the storefront lists it. */
export interface ListedOffer {
  offer: PointOffer;
  title: Texts;
  mainImg: string | null;
  price: number;
  shopName: string | null;
  shopNames: Texts | null;
}

/**
 * Reads the offers for points that run and are not sold out, those with the fewest points first;
 * none while points pay nothing.
 */
export async function readPointGoods(
  tx: Tx,
  { shopId, isPurchasable }: { shopId: number | null; isPurchasable: Expression<SqlBool> },
): Promise<ListedOffer[]> {
  const rate = await readPointsValue(tx);
  if (rate === 0) return [];
  const found = await tx.run(
    tx.db
      .selectFrom("point_goods as f")
      .innerJoin("goods as t", (join) =>
        join.onRef("t.shop_id", "=", "f.shop_id").onRef("t.id", "=", "f.goods"),
      )
      .innerJoin("shop_fronts as s", "s.id", "f.shop_id")
      .leftJoin("shop_info as i", (join) =>
        join.onRef("i.shop_id", "=", "f.shop_id").on("i.status", "=", "approved"),
      )
      .select(["f.id", "f.shop_id as shopId", "f.goods as goodsId", "f.points", "f.money"])
      .select(["f.limit_num as limit", sql<number>`f.quantity - f.sold`.as("left")])
      .select(["t.title", "t.main_img as mainImg", "s.name as shopName", "i.names as shopNames"])
      .select(({ ref }) => ref("t.price").$notNull().as("price"))
      .where("f.status", "=", "running")
      .where("t.type", "=", "ordinary")
      .whereRef("f.sold", "<", "f.quantity")
      .where(isPurchasable)
      .$if(shopId !== null, (query) => query.where("f.shop_id", "=", shopId))
      .orderBy("f.points")
      .orderBy("f.id")
      .limit(many),
  );
  return (
    found
      .map(({ title, mainImg, price, shopName, shopNames, ...offer }) => ({
        offer: { ...offer, rate },
        title,
        mainImg,
        price,
        shopName,
        shopNames,
      }))
      // The value of points has risen since, or the product has become cheaper.
      .filter(({ offer, price }) => toUnitPrice(offer) < price)
  );
}
