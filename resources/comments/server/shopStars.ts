import { sql } from "kysely";
import type { Tx } from "../../../framework/server/tenancy.ts";
import type { Stars } from "../rate.ts";

/**
 * Counts stars for a shop that was given them. It is the last that a deed of comments does, for all that it has written at once: whoever
 * counts for the same shop waits for its end.
 */
export async function countStars(tx: Tx, shopId: number, given: readonly Stars[]): Promise<void> {
  if (given.length === 0) return;
  const sum = (star: keyof Stars) => given.reduce((all, stars) => all + stars[star], 0);
  await tx.run(sql`
    insert into shop_stars (shop_id, comments, goods_star, delivery_star, shop_star, logistic_star)
    values (${shopId}, ${given.length}, ${sum("goodsStar")}, ${sum("deliveryStar")}, ${sum("shopStar")}, ${sum("logisticStar")})
    on conflict (shop_id) do update set comments = shop_stars.comments + excluded.comments,
      goods_star = shop_stars.goods_star + excluded.goods_star, delivery_star = shop_stars.delivery_star + excluded.delivery_star,
      shop_star = shop_stars.shop_star + excluded.shop_star, logistic_star = shop_stars.logistic_star + excluded.logistic_star`);
}

type Means = { comments: number } & { [K in keyof Stars | "avgStar"]: number | null };
/** The means of a shop's stars, with two decimals; of a shop that nobody has commented on there are none. */
export async function readStars(tx: Tx, shopId: number): Promise<Means> {
  const found = await tx.first<{ comments: number } & Stars>(sql`
    select comments, goods_star as "goodsStar", delivery_star as "deliveryStar", shop_star as "shopStar", logistic_star as "logisticStar"
    from shop_stars where shop_id = ${shopId}`);
  const comments = found?.comments ?? 0;
  const mean = (sum: number, of = comments) => (of === 0 ? null : Math.round((100 * sum) / of) / 100);
  const { goodsStar = 0, deliveryStar = 0, shopStar = 0, logisticStar = 0 } = found ?? {};
  return {
    comments,
    goodsStar: mean(goodsStar),
    deliveryStar: mean(deliveryStar),
    shopStar: mean(shopStar),
    logisticStar: mean(logisticStar),
    avgStar: mean(goodsStar + deliveryStar + shopStar + logisticStar, 4 * comments),
  };
}
