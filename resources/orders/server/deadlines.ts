import { defineJob, type JobContext } from "../../../framework/server/jobs/job.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { type LockedOrder, lockOrders, type OrderState } from "./lockOrders.ts";
import { receiveOrder } from "./receiveOrder.ts";
import { type Trade, theSystem, trade } from "./trade.ts";

const batch = 200;
/** Orders of a state whose time is over, in the order of their ids. */
const dueOrders =
  ({ database, now }: Pick<JobContext, "database" | "now">, status: OrderState, deadline: string) =>
  async (after: number): Promise<{ id: number }[]> => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from orders where status = $1 and ${deadline} <= $2 and id > $3 order by id limit ${batch}`,
      [status, now.toISOString(), after],
    );
    return rows;
  };
/** Looks at an order again once it is locked; false where somebody was faster. */
const handle =
  (
    { engine, now }: Pick<JobContext, "engine" | "now">,
    status: OrderState,
    work: (trade: Trade, order: LockedOrder) => Promise<void>,
  ) =>
  ({ id }: { id: number }): Promise<boolean> =>
    trade(engine, { who: theSystem, now }, async (deed) => {
      const [order] = await lockOrders(deed.tx, { id });
      if (order?.status !== status || order.refundStatus === "refunding") return false;
      await work(deed, order);
      return true;
    });

/** Orders that nobody paid in time are closed, and what they held is on sale again. */
export const closeUnpaid = defineJob({
  name: "closeUnpaid",
  everyMinutes: 1,
  run: (context) =>
    context.progress.handleAll(
      dueOrders(context, "unpaid", "pay_end_time"),
      handle(context, "unpaid", (deed, order) => cancelOrder(deed, order, "timeout")),
    ),
});
/** Orders that were sent long enough ago count as received, unless a refund is open. */
export const receive = defineJob({
  name: "receive",
  everyMinutes: 1,
  run: (context) =>
    context.progress.handleAll(
      dueOrders(context, "unreceived", "finish_expired_time"),
      handle(context, "unreceived", receiveOrder),
    ),
});
