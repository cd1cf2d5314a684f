import { sql } from "kysely";
import { inTransaction, systemActor } from "../../core/server/transactionContext.ts";
import { withLease } from "../../framework/server/database/withLease.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { ChargeState } from "../../resources/payments/index.ts";
import {
  getNextCheck,
  type PaymentAttempt,
  paymentColumns,
  publishPaymentChange,
} from "../../resources/payments/server.ts";
import { getPaymentProviders } from "./paymentProviders.ts";
import { receiveCharge } from "./receiveCharge.ts";

/** Longer than the provider's timeout and ours, so a process that holds it longer is dead. */
const leaseSeconds = 60;
/** Outcome of a payment, or why its provider does not report one. */
export type Reconciled = "open" | "ended" | { error: string };

/**
 * Queries a payment at its provider, outside of any transaction, and applies the answer as if its
 * webhook had arrived. A payment that is closed, or is to be ended, is cancelled there. Only one
 * process queries it; the others return null.
 */
export const reconcilePayment = (
  engine: Engine,
  id: number,
  now: Date,
  { end = false }: { end?: boolean } = {},
): Promise<Reconciled | null> =>
  withLease(engine.database.pool, { name: `payment:${id}`, seconds: leaseSeconds }, () =>
    reconcileAlone(engine, id, now, end),
  );

async function reconcileAlone(
  engine: Engine,
  id: number,
  now: Date,
  end: boolean,
): Promise<Reconciled> {
  const payment = await inTransaction(engine, { actor: systemActor, now }, ({ tx }) =>
    tx.first<PaymentAttempt>(sql`
      select ${paymentColumns} from payments where id = ${id} and reconcile_at is not null and status in ('open', 'closed')`),
  );
  if (!payment) return "ended";
  const { provider, number, chargeId, status } = payment;
  const cancels = end || status === "closed";
  const state = await getPaymentProviders(engine)
    .call(provider, cancels ? "cancel" : "query", number, (client, signal) =>
      cancels
        ? client.cancel({ number, chargeId }, signal)
        : client.query({ number, chargeId }, signal),
    )
    .catch((error: unknown) => ({
      error: error instanceof Error ? error.message : String(error),
    }));
  return applyState(engine, payment, state, now);
}

async function applyState(
  engine: Engine,
  payment: PaymentAttempt,
  state: ChargeState | { error: string },
  now: Date,
): Promise<Reconciled> {
  const { id, number, provider, openedAt } = payment;
  const status = "error" in state ? null : state.status;
  if ("txn" in state && state.status === "paid" && state.txn !== null) {
    const notice = { number, status: "paid", txn: state.txn, amount: state.amount } as const;
    await receiveCharge(engine, provider, notice, "query", { now });
    return "ended";
  }
  const ended = status === "cancelled" || status === "failed";
  const at = now.toISOString();
  await inTransaction(engine, { actor: systemActor, now }, async (command) => {
    await command.tx.run(
      ended
        ? sql`
            update payments set reconcile_at = null, reconcile_count = reconcile_count + 1, upd_time = ${at}, version = version + 1,
              cancelled_at = case when ${status}::text = 'cancelled' then ${at}::timestamptz end,
              status = case when status = 'open' then ${status === "failed" ? "failed" : "closed"} else status end
            where id = ${id} and status in ('open', 'closed')`
        : sql`
            update payments set reconcile_at = ${getNextCheck(new Date(openedAt), now).toISOString()},
              reconcile_count = reconcile_count + 1, error = ${"error" in state ? state.error.slice(0, 300) : null},
              upd_time = ${at} where id = ${id} and status in ('open', 'closed')`,
    );
    await publishPaymentChange(command);
  });
  if (ended) return "ended";
  return "error" in state ? state : "open";
}

/**
 * Ends every open payment of a payment order at its provider. Returns false if a provider did not
 * answer, or another process is handling a payment.
 */
export async function endPayments(engine: Engine, payOrderId: number, now: Date): Promise<boolean> {
  const { rows } = await engine.database.pool.query<Pick<TableRow<"payments">, "id">>(
    "select id from payments where pay_order_id = $1 and status = 'open' order by id",
    [payOrderId],
  );
  let all = true;
  for (const { id } of rows)
    all = (await reconcilePayment(engine, id, now, { end: true })) === "ended" && all;
  return all;
}
