import { sql } from "kysely";
import { insertRows } from "../../../../core/server/insertMany.ts";
import { heard } from "../../../../core/server/publishChanges.ts";
import type { Trade } from "../../../../core/server/transactionContext.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { tell } from "../../orders/server/events.ts";
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
  trade: Trade,
  { id, orderId, shopId }: CommentOfOrder,
  kind: "commented" | "followedUp" | "answered",
  data: Readonly<Record<string, string | number | null>>,
): Promise<void> => tell(trade, { orderId, shopId, kind, data: { commentId: id, ...data } });
/** Comments are shown beside their order and with their goods, so these are read anew too. */
export const hearComment = (trade: Trade, shopId: number): Promise<void> =>
  heard(trade, [shopId], ["comments", "orders", "goods"]);

/** Adds what somebody says to a comment, which asks for words. */
export async function addFollow(
  trade: Trade,
  { id, shopId }: CommentOfOrder,
  { type, content, imgs = [] }: { type: "shop" | "buyer"; content: string; imgs?: readonly string[] },
): Promise<string> {
  const { tx, who, now } = trade;
  const said = content.trim().slice(0, mostLetters);
  const empty = { key: "resources.comments.refusals.empty" };
  if (said === "") throw refuse("comment.empty", empty, { content: empty });
  await tx.run(
    insertRows("comments_follows", [
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
  trade: Trade,
  comment: CommentOfOrder,
  said: { content: string; imgs?: readonly string[] },
): Promise<void> {
  const content = await addFollow(trade, comment, { type: "shop", ...said });
  await tellComment(trade, comment, "answered", { said: says(content) });
  await hearComment(trade, comment.shopId);
}
/** Takes the shop's answer to a comment away. */
export const removeAnswer = async ({ tx }: Pick<Trade, "tx">, { id, shopId }: CommentOfOrder): Promise<void> => {
  await tx.run(sql`delete from comments_follows where parent_id = ${id} and shop_id = ${shopId} and type = 'shop'`);
};
