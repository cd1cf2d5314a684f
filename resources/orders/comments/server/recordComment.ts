import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { domainError } from "../../../../framework/server/domainError.ts";
import { recordEvents } from "../../orders/server/events.ts";
import { mostLetters, mostPictures } from "../commentFields.ts";

export interface CommentOfOrder {
  id: number;
  orderId: number;
  shopId: number;
}
/** As much of what was said as stands in an order's story. */
export const says = (content: string): string | null => content.slice(0, 100) || null;

/** Writes into the story of the order that something was said of it. */
export const tellComment = (
  ctx: TransactionContext,
  { id, orderId, shopId }: CommentOfOrder,
  kind: "commented" | "followedUp" | "answered",
  data: Readonly<Record<string, string | number | null>>,
): Promise<void> => recordEvents(ctx, { orderId, shopId, kind, data: { commentId: id, ...data } });
/** Comments are shown beside their order and with their goods, so these are read anew too. */
export const hearComment = (ctx: TransactionContext, shopId: number): Promise<void> =>
  publishChanges(ctx, [shopId], ["comments", "orders", "goods"]);

/** Adds what somebody says to a comment, which asks for words. */
export async function addFollow(
  ctx: TransactionContext,
  { id, shopId }: CommentOfOrder,
  { type, content, imgs = [] }: { type: "shop" | "buyer"; content: string; imgs?: readonly string[] },
): Promise<string> {
  const { tx, who, now } = ctx;
  const said = content.trim().slice(0, mostLetters);
  const empty = { key: "resources.comments.refusals.empty" };
  if (said === "") throw domainError("comment.empty", empty, { content: empty });
  await tx.run(
    insertMany("comments_follows", [
      {
        shopId,
        parentId: id,
        position: type === "buyer" ? 1 : 0,
        type,
        content: said,
        imgs: imgs.slice(0, mostPictures),
        operatorId: who.id,
        operator: who.name,
        at: now.toISOString(),
      },
    ]),
  );
  return said;
}
/** The shop answers; whoever keeps the comment marks it as answered. */
export async function answerComment(
  ctx: TransactionContext,
  comment: CommentOfOrder,
  said: { content: string; imgs?: readonly string[] },
): Promise<void> {
  const content = await addFollow(ctx, comment, { type: "shop", ...said });
  await tellComment(ctx, comment, "answered", { said: says(content) });
  await hearComment(ctx, comment.shopId);
}
/** Takes the shop's answer to a comment away. */
export const removeAnswer = async (
  { tx }: Pick<TransactionContext, "tx">,
  { id, shopId }: CommentOfOrder,
): Promise<void> => {
  await tx.run(sql`delete from comments_follows where parent_id = ${id} and shop_id = ${shopId} and type = 'shop'`);
};
