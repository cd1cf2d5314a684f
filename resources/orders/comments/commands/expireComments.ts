import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { lockOrders } from "../../orders/queries/lockOrders.ts";
import { fiveStars } from "../deriveRating.ts";
import { countStars } from "../queries/readStars.ts";
import {
  addComment,
  calculateCommentDeadline,
  findLinesToComment,
  markLine,
} from "./commentLine.ts";
import { publishCommentChange, recordCommentEvent } from "./recordComment.ts";

const batch = 200;
/** Finds completed orders with lines that were not commented on in time, ordered by id. */
export const findExpiredOrders =
  ({ database, now }: Pick<JobContext, "database" | "now">) =>
  (after: number): Promise<{ id: number }[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("orders")
        .select("id")
        .where("status", "=", "completed")
        .where("comment_expired_time", "<=", now.toISOString())
        .where("id", "in", ({ selectFrom }) =>
          selectFrom("orders_lines")
            .select("parent_id")
            .where("comment_status", "=", "waiting")
            .where("parent_id", ">", after),
        )
        .orderBy("id")
        .limit(batch),
    );
/**
 * Adds the default comment to each line that has none, once the order is locked; returns false
 * where there is nothing left to do.
 */
export const expire =
  ({ engine, now }: Pick<JobContext, "engine" | "now">) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (command) => {
      const [order] = await lockOrders(command.tx, { id });
      const until = order && (await calculateCommentDeadline(command.tx, id));
      // A line with an open refund may still be refunded in full, and then has no comment.
      if (
        order?.status !== "completed" ||
        order.refundStatus === "refunding" ||
        !until ||
        until > now
      )
        return false;
      const waiting = (await findLinesToComment(command.tx, id)).filter(
        ({ commentStatus }) => commentStatus === "waiting",
      );
      // Sorted by goods, the lock order of all comment counts.
      for (const line of waiting.toSorted(
        (one, other) => one.goodsId - other.goodsId || one.id - other.id,
      )) {
        // A line that was refunded in full receives no default comment.
        if (line.refundStatus === "refunded") {
          await markLine(command, id, line.id, "expired");
          continue;
        }
        const defaults = {
          ...fiveStars,
          status: "expired",
          rating: "good",
          content: null,
          imgs: [],
          anonymous: true,
        } as const;
        const comment = await addComment(command, order, line, defaults);
        await recordCommentEvent(
          command,
          { id: comment, orderId: id, shopId: order.shopId },
          "commented",
          {
            rating: "good",
            said: null,
          },
        );
      }
      const praised = waiting.filter(({ refundStatus }) => refundStatus !== "refunded");
      await countStars(
        command.tx,
        order.shopId,
        praised.map(() => fiveStars),
      );
      await publishCommentChange(command, order.shopId);
      return waiting.length > 0;
    });

/** Comments for buyers who have not commented in time: five stars, anonymous, without text. */
export const commentExpiredOrders = (context: JobContext): Promise<void> =>
  context.progress.handleAll(findExpiredOrders(context), expire(context));
