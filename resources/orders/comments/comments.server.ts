import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { runAction } from "../../../framework/server/operations/runAction.ts";
import { addOrderNumbers } from "../orders/queries/addOrderNumbers.ts";
import { answerComment, publishCommentChange, removeAnswer } from "./commands/recordComment.ts";
import { comments } from "./comments.ts";
import { readStars, readTrend } from "./queries/readStars.ts";

const deleteAnswer = comments.actionList.find(({ name }) => name === "deleteAnswer");

export default defineRules(comments, {
  read: ({ tx, rows }) => addOrderNumbers(tx, rows),
  actions: {
    async answer(context) {
      const { content, imgs } = context.input;
      await answerComment(toTransactionContext(context), context.record, {
        content,
        imgs: imgs ?? [],
      });
      return { answered: true };
    },
    async deleteAnswer(context) {
      await removeAnswer(context, context.record);
      await publishCommentChange(toTransactionContext(context), context.record.shopId);
      return { answered: false };
    },
  },
  calls: {
    getStars: ({ tx, actor }) => readStars(tx, actor.tenantId ?? 0),
    getTrend: ({ tx, actor }) => readTrend(tx, actor.tenantId ?? 0),
    async getLeftList({ tx, actor, input }) {
      const list = await tx.run(
        tx.db
          .selectFrom("comments_follows")
          .select(["id", "type", "content", "imgs", "operator_id as operatorId", "operator", "at"])
          .where("parent_id", "=", input.commentId)
          .where("shop_id", "=", actor.tenantId)
          .orderBy("at")
          .orderBy("id"),
      );
      return { list };
    },
    async deleteLeftComment(context) {
      const { tx, actor, input } = context;
      const found = await tx.first(
        tx.db
          .selectFrom("comments_follows")
          .select("parent_id as commentId")
          .where("id", "=", input.leftCommentId)
          .where("shop_id", "=", actor.tenantId)
          .where("type", "=", "shop"),
      );
      if (!found || !deleteAnswer) throw notFound();
      await runAction(
        { ...context, resource: comments },
        deleteAnswer,
        { id: found.commentId, version: null },
        {},
      );
      return { id: found.commentId };
    },
  },
});
