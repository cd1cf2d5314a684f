import { sql } from "kysely";
import { inTransaction, systemActor } from "../../core/server/transactionContext.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { JobContext } from "../../framework/server/jobs/defineJob.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import { isRefundFault } from "../../resources/payments/index.ts";
import { closePaymentAttempts } from "../../resources/payments/server.ts";
import { domainError } from "../errors.ts";
import { dispatchRefund, isDueToDispatch } from "./dispatchRefund.ts";
import { reconcilePayment } from "./reconcile.ts";

const batch = 50;
const reading = <T>(engine: Engine, work: (tx: Tx) => Promise<T>) =>
  transaction(engine.database.pool, { tenant: "none" }, "read", work);

/**
 * Sends the provider refunds that are due, and closes payments and top-ups that can no longer be
 * paid.
 */
export async function dispatchDueRefunds({ engine, now, progress }: JobContext): Promise<void> {
  await progress.handleAll(
    (after) =>
      reading(engine, (tx) =>
        tx.run(
          tx.db
            .selectFrom("money_backs as b")
            .select(["b.id", "b.number"])
            .where("b.id", ">", after)
            .where(isDueToDispatch(now))
            .orderBy("b.id")
            .limit(batch),
        ),
      ),
    async ({ id }) => {
      const sent = await dispatchRefund(engine, id, now);
      if (sent?.fault) throw sent.fault;
      // A refund that is declined permanently is handled: the platform resolves it.
      if (sent?.error && !sent.isDeclined) throw toRetryError(sent.error);
      return sent !== null;
    },
    ({ number }) => number,
  );
  await progress.handleAll(
    (after) => reading(engine, (tx) => endedPayOrders(tx, now, after)),
    async ({ id, open }) => {
      // Queries a top-up whose webhook was lost before it expires.
      for (const payment of open) await reconcilePayment(engine, payment, now);
      return inTransaction(engine, { actor: systemActor, now }, (command) => close(command, id));
    },
  );
}

/**
 * The reason for the retry, as the run's page shows it: a provider that cannot refund now is not an
 * error on our side.
 */
const toRetryError = (error: string) =>
  domainError("providerRefund.failed", {
    cause: isRefundFault(error) ? `resources.moneyBacks.screen.faults.${error}` : error,
  });

/**
 * Pay orders that are no longer unpaid but have open charges, and expired top-ups. Each has an
 * index of its rows alone: all pay orders are far more.
 */
const endedPayOrders = (tx: Tx, now: Date, after: number) =>
  tx.run(sql<Pick<TableRow<"pay_orders">, "id"> & Calculated<{ open: readonly number[] }>>`
    with ended as (
      select pay_order_id as id from payments where status = 'open' and pay_order_id > ${after}
      union
      select id from pay_orders where kind = 'recharge' and status = 'unpaid' and pay_end_time < ${now.toISOString()} and id > ${after}
    )
    select o.id, array(select p.id from payments p where p.pay_order_id = o.id and p.status = 'open' and o.status = 'unpaid') as open
    from ended join pay_orders o on o.id = ended.id
    where o.status <> 'unpaid' or (o.kind = 'recharge' and o.pay_end_time < ${now.toISOString()})
    order by o.id limit ${batch}`);
async function close(
  command: Parameters<typeof closePaymentAttempts>[0],
  id: number,
): Promise<void> {
  const isOver = sql<boolean>`t.id = ${id} and t.kind = 'recharge' and t.status = 'unpaid'
    and t.pay_end_time < ${command.now.toISOString()}`;
  await updateRows(command, "payOrders", isOver, { status: "cancelled" });
  await closePaymentAttempts(command, id);
}
