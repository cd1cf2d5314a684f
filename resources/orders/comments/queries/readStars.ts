import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
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
/** Reads the number of a shop's comments and the sums of their stars. */
async function readSums(tx: Tx, shopId: number): Promise<{ comments: number } & Stars> {
  const found = await tx.first(
    tx.db
      .selectFrom("shop_stars")
      .select(["comments", "goods_star as goodsStar", "delivery_star as deliveryStar"])
      .select(["shop_star as shopStar", "logistic_star as logisticStar"])
      .where("shop_id", "=", shopId),
  );
  return found ?? { comments: 0, ...noStars };
}
/** Reads a shop's mean ratings, with two decimals; null for a shop without comments. */
export async function readStars(tx: Tx, shopId: number): Promise<{ comments: number } & Means> {
  const { comments, ...sums } = await readSums(tx, shopId);
  return { comments, ...calculateAverages(comments, sums) };
}

/** The days that a rating is compared over. */
const trendDays = 30;

type Recent = Calculated<{ comments: number; stars: TableRow<"comments">["goods_star"] }>;

/** Reads a shop's mean rating now and 30 days ago, without the comments since then. */
export async function readTrend(tx: Tx, shopId: number) {
  const { comments, ...sums } = await readSums(tx, shopId);
  const [recent] = await tx.run(sql<Recent>`
    select count(*)::integer as comments,
      coalesce(sum(goods_star + delivery_star + shop_star + logistic_star), 0)::integer as stars
    from comments
    where shop_id = ${shopId} and commented_at >= now() - make_interval(days => ${trendDays})`);
  const stars = sums.goodsStar + sums.deliveryStar + sums.shopStar + sums.logisticStar;
  const mean = (sum: number, count: number) =>
    count <= 0 ? null : Math.round((100 * sum) / (4 * count)) / 100;
  return {
    comments,
    rating: mean(stars, comments),
    ratingBefore: mean(stars - (recent?.stars ?? 0), comments - (recent?.comments ?? 0)),
  };
}
