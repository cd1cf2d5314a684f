import { emit } from "../../../../core/events/server/emit.ts";
import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { checkState, lockOrder } from "../../orders/queries/lockOrders.ts";
import { maxImages, type Rating } from "../commentFields.ts";
import { calculateAverage, deriveRating, type Stars } from "../deriveRating.ts";
import { countStars } from "../queries/readStars.ts";
import { publishCommentChange, recordCommentEvent, toExcerpt } from "./recordComment.ts";

export interface Commenting extends Stars {
  orderNo: string;
  lineId: number;
  content?: string | null;
  imgs?: readonly string[];
  /** Derived from the stars unless given. */
  rating?: Rating | null;
  anonymous?: boolean;
}
export type LineToComment = Pick<TableRow<"orders_lines">, "id"> &
  Pick<
    CamelRow<"orders_lines">,
    "goodsId" | "goodsName" | "skuName" | "mainImg" | "commentStatus" | "refundStatus"
  >;
/** Reads the lines of a locked order. */
export const findLinesToComment = (tx: Tx, orderId: number): Promise<LineToComment[]> =>
  tx.run(
    tx.db
      .selectFrom("orders_lines")
      .select(["id", "goods_id as goodsId", "goods_name as goodsName", "sku_name as skuName"])
      .select(["main_img as mainImg", "comment_status as commentStatus"])
      .select("refund_status as refundStatus")
      .where("parent_id", "=", orderId)
      .orderBy("position")
      .orderBy("id"),
  );
/** Until when an order's lines may be commented on; null before the order is completed. */
export async function calculateCommentDeadline(tx: Tx, orderId: number): Promise<Date | null> {
  const found = await tx.first(
    tx.db.selectFrom("orders").select("comment_expired_time as until").where("id", "=", orderId),
  );
  return found?.until ? new Date(found.until) : null;
}

/**
 * Adds a buyer's comment on one line of a completed order: once, and before the deadline.
 *
 * @throws {DomainError} `comment.alreadyExists` when the order line has a comment.
 * @throws {DomainError} `comment.windowClosed` when the time for comments is over.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function commentLine(
  ctx: TransactionContext,
  buyerId: number,
  input: Commenting,
): Promise<{ id: number; rating: Rating; avgStar: number }> {
  const { tx, now } = ctx;
  const order = await lockOrder(tx, { orderNo: input.orderNo }, { memberId: buyerId });
  checkState(order, ["completed"], "comment");
  const line = (await findLinesToComment(tx, order.id)).find(({ id }) => id === input.lineId);
  if (!line) throw notFound();
  if (line.commentStatus === "commented" || line.commentStatus === "followed")
    throw domainError("comment.alreadyExists");
  const until = await calculateCommentDeadline(tx, order.id);
  if (line.commentStatus === "expired" || !until || now > until)
    throw domainError("comment.windowClosed");
  const content = (input.content ?? "").trim();
  const rating = input.rating ?? deriveRating(input);
  const id = await addComment(ctx, order, line, {
    ...input,
    rating,
    status: "commented",
    content: content === "" ? null : content,
    imgs: (input.imgs ?? []).slice(0, maxImages),
    anonymous: input.anonymous ?? false,
  });
  await recordCommentEvent(ctx, { id, orderId: order.id, shopId: order.shopId }, "commented", {
    rating,
    said: toExcerpt(content),
  });
  await countStars(tx, order.shopId, [input]);
  await publishCommentChange(ctx, order.shopId);
  return { id, rating, avgStar: calculateAverage(input) };
}

interface Ordered {
  id: number;
  shopId: number;
  orderNo: string;
  memberId: number;
  memberName: string;
}
interface CommentContent extends Stars {
  status: "commented" | "expired";
  rating: Rating;
  content: string | null;
  imgs: readonly string[];
  anonymous: boolean;
}
/** Writes a comment and updates the comment counts of its line and goods. */
export async function addComment(
  ctx: TransactionContext,
  order: Ordered,
  line: LineToComment,
  comment: CommentContent,
): Promise<number> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  const {
    goodsStar,
    deliveryStar,
    shopStar,
    logisticStar,
    status,
    rating,
    content,
    imgs,
    anonymous,
  } = comment;
  const allocated = await tx.first(buildNextIdStatement("comments"));
  const id = Number(allocated?.id);
  await tx.run(
    insertMany("comments", [
      {
        id,
        shopId: order.shopId,
        lineId: line.id,
        orderId: order.id,
        orderNo: order.orderNo,
        goodsId: line.goodsId,
        goodsName: line.goodsName,
        skuName: line.skuName,
        mainImg: line.mainImg,
        memberId: order.memberId,
        memberName: order.memberName,
        anonymous,
        status,
        content,
        imgs,
        rating,
        goodsStar,
        deliveryStar,
        shopStar,
        logisticStar,
        avgStar: calculateAverage(comment),
        answered: false,
        commentedAt: at,
        addTime: at,
        updTime: at,
        version: 1,
      },
    ]),
  );
  emit(ctx, {
    topic: "comment.added",
    key: id,
    shopId: order.shopId,
    payload: { commentId: id, orderId: order.id },
  });
  await markLine(ctx, order.id, line.id, status);
  const one = (counted: boolean) => (counted ? 1 : 0);
  // The product's version does not change, so that a concurrent edit of the product has no
  // conflict.
  await tx.run(
    tx.db
      .updateTable("goods")
      .set(({ eb }) => ({
        comment_num: eb("comment_num", "+", 1),
        good_comment_num: eb("good_comment_num", "+", one(rating === "good")),
        bad_comment_num: eb("bad_comment_num", "+", one(rating === "bad")),
      }))
      .where("id", "=", line.goodsId)
      .where("shop_id", "=", order.shopId),
  );
  return id;
}
/** Sets the comment status of a line, and increases the version of the order that shows it. */
export async function markLine(
  ctx: TransactionContext,
  orderId: number,
  lineId: number,
  status: "commented" | "followed" | "expired",
): Promise<void> {
  const { tx } = ctx;
  await tx.run(
    tx.db
      .updateTable("orders_lines")
      .set({ comment_status: status })
      .where("id", "=", lineId)
      .where("parent_id", "=", orderId),
  );
  await updateRows(ctx, "orders", orderId, {});
}
