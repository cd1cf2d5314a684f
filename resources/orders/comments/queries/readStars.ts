import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Stars } from "../deriveRating.ts";

/**
 * Adds ratings to a shop's totals. A command does this last, for all comments that it has written:
 * the shop's row is locked until the transaction ends.
 */
export async function countStars(tx: Tx, shopId: number, stars: readonly Stars[]): Promise<void> {
  if (stars.length === 0) return;
  const sum = (star: keyof Stars) => stars.reduce((all, one) => all + one[star], 0);
  await tx.run(
    tx.db
      .insertInto("shop_stars")
      .values({
        shop_id: shopId,
        comments: stars.length,
        goods_star: sum("goodsStar"),
        delivery_star: sum("deliveryStar"),
        shop_star: sum("shopStar"),
        logistic_star: sum("logisticStar"),
      })
      .onConflict((conflict) =>
        conflict.column("shop_id").doUpdateSet(({ eb, ref }) => ({
          comments: eb("shop_stars.comments", "+", ref("excluded.comments")),
          goods_star: eb("shop_stars.goods_star", "+", ref("excluded.goods_star")),
          delivery_star: eb("shop_stars.delivery_star", "+", ref("excluded.delivery_star")),
          shop_star: eb("shop_stars.shop_star", "+", ref("excluded.shop_star")),
          logistic_star: eb("shop_stars.logistic_star", "+", ref("excluded.logistic_star")),
        })),
      ),
  );
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
  const found = await tx.first(
    tx.db
      .selectFrom("shop_stars")
      .select(["comments", "goods_star as goodsStar", "delivery_star as deliveryStar"])
      .select(["shop_star as shopStar", "logistic_star as logisticStar"])
      .where("shop_id", "=", shopId),
  );
  const { comments, ...sums } = found ?? { comments: 0, ...noStars };
  return { comments, ...calculateAverages(comments, sums) };
}
