import { sql } from "kysely";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Stars } from "../deriveRating.ts";

/**
 * Adds ratings to a shop's totals. A command does this last, for all comments that it has written:
 * the shop's row is locked until the transaction ends.
 */
export async function countStars(tx: Tx, shopId: number, stars: readonly Stars[]): Promise<void> {
  if (stars.length === 0) return;
  const sum = (star: keyof Stars) => stars.reduce((all, one) => all + one[star], 0);
  await tx.run(sql`
    insert into shop_stars (shop_id, comments, goods_star, delivery_star, shop_star, logistic_star)
    values (${shopId}, ${stars.length}, ${sum("goodsStar")}, ${sum("deliveryStar")}, ${sum("shopStar")}, ${sum("logisticStar")})
    on conflict (shop_id) do update set comments = shop_stars.comments + excluded.comments,
      goods_star = shop_stars.goods_star + excluded.goods_star, delivery_star = shop_stars.delivery_star + excluded.delivery_star,
      shop_star = shop_stars.shop_star + excluded.shop_star, logistic_star = shop_stars.logistic_star + excluded.logistic_star`);
}

type Means = { [K in keyof Stars | "avgStar"]: number | null };
const noStars: Stars = { goodsStar: 0, deliveryStar: 0, shopStar: 0, logisticStar: 0 };
/** Calculates mean ratings from sums, with two decimals. */
export function calculateAverages(
  comments: number,
  { goodsStar, deliveryStar, shopStar, logisticStar }: Stars,
): Means {
  const mean = (sum: number, of = comments) =>
    of === 0 ? null : Math.round((100 * sum) / of) / 100;
  return {
    goodsStar: mean(goodsStar),
    deliveryStar: mean(deliveryStar),
    shopStar: mean(shopStar),
    logisticStar: mean(logisticStar),
    avgStar: mean(goodsStar + deliveryStar + shopStar + logisticStar, 4 * comments),
  };
}
/** Reads a shop's mean ratings, with two decimals; null for a shop without comments. */
export async function readStars(tx: Tx, shopId: number): Promise<{ comments: number } & Means> {
  const found = await tx.first(sql<Pick<CamelRow<"shop_stars">, "comments" | keyof Stars>>`
    select comments, goods_star as "goodsStar", delivery_star as "deliveryStar", shop_star as "shopStar", logistic_star as "logisticStar"
    from shop_stars where shop_id = ${shopId}`);
  const { comments, ...sums } = found ?? { comments: 0, ...noStars };
  return { comments, ...calculateAverages(comments, sums) };
}
