import { instant, picture } from "../../core/calls/answerShapes.ts";
import { toPicture } from "../../core/server/storefront/pictures.ts";
import {
  findShopOfProduct,
  readAllShops,
  readShop,
} from "../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toShopDependencies,
} from "../../core/server/storefront/storeCall.ts";
import { choice, choiceName, integer, reference, shapes } from "../../framework/schema/index.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { comments, isRating, ratings } from "../../resources/orders/index.ts";
import { type FollowRow, followShapes, readFollows, serializeFollows } from "./follows.ts";

type CommentRow = Pick<
  TableRow<"comments">,
  "id" | "anonymous" | "status" | "rating" | "content" | "imgs"
> &
  Pick<CamelRow<"comments">, "memberName" | "avgStar" | "skuName" | "commentedAt">;
type Counted = Calculated<{
  total: TableRow<"goods">["comment_num"];
  good: TableRow<"goods">["good_comment_num"];
  bad: TableRow<"goods">["bad_comment_num"];
}>;
/** Comment counts of a product: the total, and the percentage of good ones. */
export const toCounts = ({ total, good, bad }: Counted) => ({
  total,
  good,
  average: total - good - bad,
  bad,
  goodPercent: total === 0 ? null : Math.round((good * 100) / total),
});
/** Masks a name: its first letter, in any script, and a fixed number of stars. */
export const maskName = (name: string | null): string => `${[...(name ?? "").trim()][0] ?? ""}***`;

const serializeComment = (row: CommentRow, follows: readonly FollowRow[]) => {
  const {
    id,
    memberName,
    anonymous,
    status,
    rating,
    avgStar,
    content,
    imgs,
    skuName,
    commentedAt,
  } = row;
  return {
    id,
    name: anonymous ? maskName(memberName) : memberName,
    anonymous,
    automatic: status === "expired",
    rating,
    stars: avgStar,
    content,
    imgs: imgs.map(toPicture),
    skuName,
    at: commentedAt,
    ...serializeFollows(follows, id),
  };
};
const { boolean, list, nullable, number, object, string } = shapes;
/** The number of a product's comments by rating. */
export const commentCounts = object({
  total: shapes.integer(),
  good: shapes.integer(),
  average: shapes.integer(),
  bad: shapes.integer(),
  goodPercent: nullable(shapes.integer("Percentage of good ones")),
});
const goodsComment = object({
  id: shapes.integer(),
  name: nullable(string("Masked if the buyer is anonymous")),
  anonymous: boolean(),
  automatic: boolean("Whether the time to review ended, and the rating was given automatically"),
  rating: choiceName(comments.fields.rating),
  stars: nullable(number("Mean of the four ratings")),
  content: nullable(string()),
  imgs: list(picture),
  skuName: nullable(string()),
  at: instant,
  ...followShapes,
});
/** Maximum offset of comments; a deeper page would scan all rows before it. */
const deepest = 10_000;

export const goodsComments = storeCall({
  method: "GET",
  path: "/goods/{id}/comments",
  summary:
    "List a product's reviews, newest first; optionally of one rating. Names of anonymous buyers are masked",
  fields: {
    id: reference("goods", { required: true }),
    rating: choice(Object.keys(ratings)),
    page: integer({ min: 1, max: deepest / 100 }),
    pageSize: integer({ min: 1, max: 100 }),
  },
  response: object({
    list: list(goodsComment),
    total: shapes.integer(),
    page: shapes.integer(),
    pageSize: shapes.integer(),
    counts: commentCounts,
  }),
  async answer(context, { id, rating, page, pageSize }) {
    const { pool } = context;
    const shopId = await readAllShops(pool, (tx) => findShopOfProduct(tx, id));
    checkShop(context, shopId);
    const [at, size] = [page ?? 1, pageSize ?? 20];
    const data = await readShop(pool, shopId, async (tx) => {
      const only = isRating(rating) ? rating : null;
      const [counted, rows] = await Promise.all([
        tx.first(
          tx.db
            .selectFrom("goods")
            .select(["comment_num as total", "good_comment_num as good", "bad_comment_num as bad"])
            .where("id", "=", id)
            .where("shop_id", "=", shopId),
        ),
        tx.run(
          tx.db
            .selectFrom("comments")
            .select(["id", "member_name as memberName", "anonymous", "status", "rating"])
            .select(["avg_star as avgStar", "content", "imgs", "sku_name as skuName"])
            .select("commented_at as commentedAt")
            .where("shop_id", "=", shopId)
            .where("goods_id", "=", id)
            .$if(only !== null, (query) => query.where("rating", "=", only))
            .orderBy("id", "desc")
            .limit(size)
            .offset((at - 1) * size),
        ),
      ]);
      const counts = toCounts(counted ?? { total: 0, good: 0, bad: 0 });
      const follows = await readFollows(
        tx,
        rows.map((row) => row.id),
      );
      const total = only === null ? counts.total : counts[only];
      return {
        list: rows.map((row) => serializeComment(row, follows)),
        total,
        page: at,
        pageSize: size,
        counts,
      };
    });
    return {
      data,
      dependencies: [...shopDependencies, ...toShopDependencies(shopId, "goods", "comments")],
    };
  },
  example: {
    input: { id: 101, rating: "good", page: 1, pageSize: 20 },
    answer: {
      list: [
        {
          id: 9,
          name: "M***",
          anonymous: true,
          automatic: false,
          rating: "good",
          stars: 4.75,
          content: "Fresh, and quick to come.",
          imgs: [],
          skuName: "100 g",
          at: "2026-03-05T01:00:00.000Z",
          followUp: {
            content: "Still good after a month.",
            imgs: [],
            at: "2026-04-05T01:00:00.000Z",
          },
          answer: { content: "Thank you!", imgs: [], at: "2026-03-05T03:00:00.000Z" },
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: { total: 1, good: 1, average: 0, bad: 0, goodPercent: 100 },
    },
  },
});
