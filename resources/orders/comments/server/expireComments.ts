import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { defineJob, type JobContext } from "../../../../framework/server/jobs/job.ts";
import { lockOrders } from "../../orders/server/lockOrders.ts";
import { fiveStars } from "../rate.ts";
import { addComment, commentableUntil, linesToComment, markLine } from "./commentLine.ts";
import { hearComment, tellComment } from "./recordComment.ts";
import { countStars } from "./shopStars.ts";

const batch = 200;
/** Completed orders with lines that nobody has commented on in time, in the order of their ids. */
export const dueOrders =
  ({ database, now }: Pick<JobContext, "database" | "now">) =>
  async (after: number): Promise<{ id: number }[]> => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select o.id from orders o where o.status = 'completed' and o.comment_expired_time <= $1 and o.id in (
         select l.parent_id from orders_lines l where l.comment_status = 'waiting' and l.parent_id > $2
       ) order by o.id limit ${batch}`,
      [now.toISOString(), after],
    );
    return rows;
  };
/** Comments for the buyer on each line that waits for it, once the order is locked; false where somebody was faster. */
export const expire =
  ({ engine, now }: Pick<JobContext, "engine" | "now">) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { who: systemActor, now }, async (command) => {
      const [order] = await lockOrders(command.tx, { id });
      const until = order && (await commentableUntil(command.tx, id));
      // While a refund is open, what is said of its line may still turn out to be nothing.
      if (order?.status !== "completed" || order.refundStatus === "refunding" || !until || until > now) return false;
      const waiting = (await linesToComment(command.tx, id)).filter(({ commentStatus }) => commentStatus === "waiting");
      // In the order in which everybody counts at goods.
      for (const line of waiting.toSorted((one, other) => one.goodsId - other.goodsId || one.id - other.id)) {
        // Who has sent all of it back does not praise it.
        if (line.refundStatus === "refunded") {
          await markLine(command, id, line.id, "expired");
          continue;
        }
        const said = {
          ...fiveStars,
          status: "expired",
          rating: "good",
          content: null,
          imgs: [],
          anonymous: true,
        } as const;
        const comment = await addComment(command, order, line, said);
        await tellComment(command, { id: comment, orderId: id, shopId: order.shopId }, "commented", {
          rating: "good",
          said: null,
        });
      }
      const praised = waiting.filter(({ refundStatus }) => refundStatus !== "refunded");
      await countStars(
        command.tx,
        order.shopId,
        praised.map(() => fiveStars),
      );
      await hearComment(command, order.shopId);
      return waiting.length > 0;
    });

/** Buyers who say nothing in time count as content: five stars, without a name and without words. */
export const expireComments = defineJob({
  name: "expireComments",
  everyMinutes: 5,
  run: (context) => context.progress.handleAll(dueOrders(context), expire(context)),
});
