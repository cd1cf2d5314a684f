import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound, toStatusParams } from "../../../../framework/server/domainError.ts";
import { domainError } from "../../errors.ts";
import { markLine } from "./commentLine.ts";
import { addFollow, publishCommentChange, recordCommentEvent, toExcerpt } from "./recordComment.ts";

/**
 * Adds a buyer's follow-up to their own comment, once. A default comment of the system cannot have
 * one.
 *
 * @throws {DomainError} `comment.alreadyFollowedUp` when the comment has a follow-up.
 * @throws {DomainError} `comment.statusNotAllowed` when the comment's state does not allow it.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function followUp(
  ctx: TransactionContext,
  buyerId: number,
  { id, ...follow }: { id: number; content: string; imgs?: readonly string[] },
): Promise<void> {
  const { tx } = ctx;
  const comment = await tx.first(
    tx.db
      .selectFrom("comments")
      .select(["id", "shop_id as shopId", "order_id as orderId", "line_id as lineId"])
      .select(["member_id as memberId", "status"])
      .where("id", "=", id)
      .forUpdate(),
  );
  if (comment?.memberId !== buyerId) throw notFound();
  const { status } = comment;
  if (status === "followed") throw domainError("comment.alreadyFollowedUp");
  if (status !== "commented")
    throw domainError(
      "comment.statusNotAllowed",
      toStatusParams("comments", { command: "followUp", state: status }),
      {
        data: { state: status },
      },
    );
  const content = await addFollow(ctx, comment, { type: "buyer", ...follow });
  await updateRows(ctx, "comments", id, { status: "followed" });
  await markLine(ctx, comment.orderId, comment.lineId, "followed");
  await recordCommentEvent(ctx, comment, "followedUp", { said: toExcerpt(content) });
  await publishCommentChange(ctx, comment.shopId);
}
