import { insertMany } from "../../../../core/server/insertMany.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { domainError } from "../../errors.ts";
import { maxCharacters, maxImages } from "../commentFields.ts";

export interface OrderComment {
  id: number;
  orderId: number;
  shopId: number;
}
/** The excerpt of a comment for the order's timeline. */
export const toExcerpt = (content: string): string | null => content.slice(0, 100) || null;

/** Adds an event about a comment to the order's timeline. */
export const recordCommentEvent = (
  ctx: TransactionContext,
  { id, orderId, shopId }: OrderComment,
  kind: "commented" | "followedUp" | "answered",
  data: Readonly<Record<string, string | number | null>>,
): Promise<void> => recordEvents(ctx, { orderId, shopId, kind, data: { commentId: id, ...data } });
/** Publishes a change of comments, and of the orders and goods that show them. */
export const publishCommentChange = (ctx: TransactionContext, shopId: number): Promise<void> =>
  publishChanges(ctx, [shopId], ["comments", "orders", "goods"]);

/**
 * Adds a reply to a comment, with text.
 *
 * @throws {DomainError} `comment.contentRequired` when there is neither text nor picture.
 */
export async function addFollow(
  ctx: TransactionContext,
  { id, shopId }: OrderComment,
  {
    type,
    content,
    imgs = [],
  }: { type: "shop" | "buyer"; content: string; imgs?: readonly string[] },
): Promise<string> {
  const { tx, actor, now } = ctx;
  const trimmed = content.trim().slice(0, maxCharacters);
  if (trimmed === "") throw domainError("comment.contentRequired", {}, { fields: ["content"] });
  await tx.run(
    insertMany("comments_follows", [
      {
        shopId,
        parentId: id,
        position: type === "buyer" ? 1 : 0,
        type,
        content: trimmed,
        imgs: imgs.slice(0, maxImages),
        operatorId: actor.id,
        operator: actor.name,
        at: now.toISOString(),
      },
    ]),
  );
  return trimmed;
}
/**
 * Adds the shop's reply; the caller marks the comment as answered.
 *
 * @throws {DomainError} `comment.contentRequired` when there is neither text nor picture.
 */
export async function answerComment(
  ctx: TransactionContext,
  comment: OrderComment,
  trimmed: { content: string; imgs?: readonly string[] },
): Promise<void> {
  const content = await addFollow(ctx, comment, { type: "shop", ...trimmed });
  await recordCommentEvent(ctx, comment, "answered", { said: toExcerpt(content) });
  await publishCommentChange(ctx, comment.shopId);
}
/** Deletes the shop's reply to a comment. */
export const removeAnswer = async (
  { tx }: Pick<TransactionContext, "tx">,
  { id, shopId }: OrderComment,
): Promise<void> => {
  await tx.run(
    tx.db
      .deleteFrom("comments_follows")
      .where("parent_id", "=", id)
      .where("shop_id", "=", shopId)
      .where("type", "=", "shop"),
  );
};
