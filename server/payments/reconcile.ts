import { sql } from "kysely";
import { inTransaction, systemActor } from "../../core/server/transactionContext.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { withLease } from "../../framework/server/database/withLease.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { ChargeState } from "../../resources/payments/index.ts";
import {
  getNextCheck,
  type PaymentAttempt,
  publishPaymentChange,
  releaseTenders,
  selectPaymentAttempts,
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
    tx.first(
      selectPaymentAttempts()
        .where("id", "=", id)
        .where("reconcile_at", "is not", null)
        .where("status", "in", ["open", "closed"]),
    ),
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
    const isUndecided = sql<boolean>`t.id = ${id} and t.status in ('open', 'closed')`;
    if (ended) {
      const final = status === "failed" ? "failed" : "closed";
      const changed = await updateRows(command, "payments", isUndecided, {
        reconcile_count: sql<number>`t.reconcile_count + 1`,
        reconcile_at: null,
        cancelled_at: status === "cancelled" ? at : null,
        status: sql<PaymentAttempt["status"]>`
          case when t.status = 'open' then ${final} else t.status end`,
      });
      await releaseTenders(command, changed);
    } else {
      await updateRows(command, "payments", isUndecided, {
        reconcile_count: sql<number>`t.reconcile_count + 1`,
        reconcile_at: getNextCheck(new Date(openedAt), now).toISOString(),
        error: "error" in state ? state.error.slice(0, 300) : null,
      });
    }
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
  const open = await queryPool(
    engine.database.pool,
    compiler
      .selectFrom("payments")
      .select("id")
      .where("pay_order_id", "=", payOrderId)
      .where("status", "=", "open")
      .orderBy("id"),
  );
  let all = true;
  for (const { id } of open)
    all = (await reconcilePayment(engine, id, now, { end: true })) === "ended" && all;
  return all;
}
