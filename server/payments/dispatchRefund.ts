import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { type StoredMethod, storedMethods } from "../../core/payMethods.ts";
import { inTransaction, systemActor } from "../../core/server/transactionContext.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import { withLease } from "../../framework/server/database/withLease.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { CamelRow, DB } from "../../framework/server/tables/DB.ts";
import { ProviderError, type RefundState } from "../../resources/payments/index.ts";
import {
  completeProviderRefund,
  lockRefundedOrders,
  type ProviderRefund,
  providerRefundHandlers,
  type RefundAttempt,
  recordPaidTwice,
  requireAction,
  selectProviderRefunds,
} from "../../resources/payments/server.ts";
import { getPaymentProviders } from "./paymentProviders.ts";

/**
 * Minutes until the next attempt, by the number of attempts so far. Refunds are retried
 * indefinitely.
 */
const backoff = [1, 5, 30, 120, 720, 1440];
/** Longer than the provider's timeout and ours, so a process that holds it longer is dead. */
const leaseSeconds = 60;

type Refund = CamelRow<"money_backs">;
type Sent = ProviderRefund & {
  provider: Exclude<Refund["provider"], StoredMethod>;
  status: Extract<Refund["status"], "waiting" | "failed" | "pending">;
  chargeId: CamelRow<"payments">["chargeId"];
  txn: CamelRow<"payments">["providerTxn"];
};
const eb = expressionBuilder<{ b: DB["money_backs"] }, "b">();
/** Whether a refund, as `b`, has not reached its buyer yet and is still attempted. */
const isLeft = eb.and([
  eb("b.status", "in", ["waiting", "failed", "pending"]),
  eb("b.provider", "not in", storedMethods),
]);
/** Whether a refund, as `b`, is due to be dispatched. */
export const isDueToDispatch = (now: Date): Expression<SqlBool> =>
  eb.and([isLeft, eb("b.next_try_at", "<=", now.toISOString())]);

/**
 * Sends one provider refund to its provider, or queries its state, if it is due and no other
 * process handles it. The provider receives the same number in every attempt. Returns null if there
 * was nothing to do.
 */
export const dispatchRefund = (
  engine: Engine,
  id: number,
  now: Date,
): Promise<RefundAttempt | null> =>
  withLease(engine.database.pool, { name: `moneyBack:${id}`, seconds: leaseSeconds }, () =>
    dispatchAlone(engine, id, now),
  );

async function dispatchAlone(engine: Engine, id: number, now: Date): Promise<RefundAttempt | null> {
  const row = await begin(engine, id, now);
  if (!row) return null;
  let state: RefundState;
  try {
    state = await callProvider(engine, row);
  } catch (error) {
    return await fail(engine, row, getErrorMessage(error), now);
  }
  try {
    return await applyRefundState(engine, row, state, now);
  } catch (error) {
    // The provider has completed it, and returns the same result when asked again.
    return { ...(await fail(engine, row, getErrorMessage(error), now)), fault: error };
  }
}

function getErrorMessage(error: unknown): string {
  if (error instanceof ProviderError && error.code) return error.code;
  return error instanceof Error ? error.message : String(error);
}

/** Counts the attempt before it is made, so that one whose process died is counted too. */
function begin(engine: Engine, id: number, now: Date): Promise<Sent | undefined> {
  return inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const { tx } = command;
    const due = await tx.first(
      tx.db
        .selectFrom("money_backs as b")
        .select("b.id")
        .where("b.id", "=", id)
        .where(isDueToDispatch(now))
        .forNoKeyUpdate(),
    );
    if (!due) return undefined;
    await updateRows(command, "moneyBacks", id, { tries: sql<number>`t.tries + 1` });
    return tx.first(
      selectProviderRefunds()
        .leftJoinLateral(
          ({ selectFrom }) =>
            selectFrom("payments")
              .select(["charge_id as chargeId", "provider_txn as txn"])
              .where(({ eb, or, and, ref }) =>
                or([
                  eb("payments.id", "=", ref("b.payment")),
                  and([
                    eb("b.payment", "is", null),
                    eb("payments.pay_order_id", "=", ref("b.pay_order_id")),
                    eb("payments.provider", "=", ref("b.provider").$castTo<Sent["provider"]>()),
                    eb("payments.status", "=", "paid"),
                  ]),
                ]),
              )
              .orderBy("payments.id")
              .limit(1)
              .as("p"),
          (join) => join.onTrue(),
        )
        .select(["b.status", "p.chargeId", "p.txn"])
        .where("b.id", "=", id)
        .$narrowType<Pick<Sent, "status" | "provider">>(),
    );
  });
}
async function callProvider(engine: Engine, row: Sent): Promise<RefundState> {
  const { number, provider, status, chargeId, txn, amount, reason } = row;
  if (!chargeId || !txn)
    throw new ProviderError("no charge that it was paid by", false, "paymentUnknown");
  const paymentProviders = getPaymentProviders(engine);
  const known =
    status === "pending"
      ? await paymentProviders.call(provider, "queryRefund", number, (client, signal) =>
          client.queryRefund({ number, chargeId, txn }, signal),
        )
      : null;
  if (known) return known;
  try {
    return await paymentProviders.call(provider, "refund", number, (client, signal) =>
      client.refund({ number, chargeId, txn, amount, reason }, signal),
    );
  } catch (error) {
    if (error instanceof ProviderError && error.final)
      return { status: "refused", reason: getErrorMessage(error) };
    throw error;
  }
}

/**
 * Applies a refund state that the provider reports by an answer, a query or a webhook, and
 * completes the refund in one transaction, exactly once. A refund that was declined permanently but
 * is done after all is marked as done; if the platform has paid it by then, it is recorded as paid
 * twice.
 */
export const applyRefundState = (
  engine: Engine,
  { id }: Pick<ProviderRefund, "id">,
  state: RefundState,
  now: Date,
): Promise<RefundAttempt | null> =>
  inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const { tx } = command;
    const at = now.toISOString();
    await lockRefundedOrders(tx, [id]);
    const row = await tx.first(
      selectProviderRefunds()
        .select(["b.status", "b.paid_by as paidBy", "b.paid_twice as paidTwice"])
        .where("b.id", "=", id)
        .where("b.provider", "not in", storedMethods)
        .forUpdate()
        .$narrowType<Pick<Sent, "provider">>(),
    );
    if (!row) return null;
    if (row.status === "done") {
      const isPaidTwice = state.status === "done" && row.paidBy !== row.provider;
      if (isPaidTwice && !row.paidTwice) await recordPaidTwice(command, row, state.refundNo);
      return null;
    }
    if (state.status === "refused") {
      if (row.status === "requiresAction") return null;
      const error = state.reason.slice(0, 300);
      const refused = { status: "requiresAction", error, next_try_at: null } as const;
      await updateRows(command, "moneyBacks", id, refused);
      await requireAction(command, row, error);
      tx.afterCommit(() =>
        getPaymentProviders(engine).logDeclined(row.provider, row.number, error),
      );
      return { error, isDeclined: true };
    }
    const { refundNo } = state;
    if (state.status === "pending") {
      const next = new Date(now.getTime() + pauseAfter(row.tries)).toISOString();
      const isRetried = sql<boolean>`t.id = ${id} and t.status <> 'requiresAction'`;
      await updateRows(command, "moneyBacks", isRetried, {
        status: "pending",
        error: null,
        next_try_at: next,
        provider_refund_no: refundNo,
      });
      return { error: null };
    }
    await updateRows(command, "moneyBacks", id, {
      status: "done",
      error: null,
      next_try_at: null,
      done_at: at,
      paid_by: row.provider,
      provider_refund_no: refundNo,
    });
    await completeProviderRefund(command, { ...row, refundNo }, row.provider);
    return { error: null };
  });
const pauseAfter = (tries: number): number =>
  (backoff[Math.min(Math.max(tries, 1), backoff.length) - 1] ?? 1) * 60_000;

async function fail(
  engine: Engine,
  row: Sent,
  error: string,
  now: Date,
): Promise<{ error: string }> {
  const next = new Date(now.getTime() + pauseAfter(row.tries));
  await inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const { tx } = command;
    await lockRefundedOrders(tx, [row.id]);
    const left = await tx.first(
      tx.db
        .selectFrom("money_backs as b")
        .select("b.status")
        .where("b.id", "=", row.id)
        .where(isLeft)
        .forNoKeyUpdate(),
    );
    if (!left) return;
    // A refund that the provider has accepted stays pending until the provider reports its outcome.
    const isPending = left.status === "pending";
    await updateRows(command, "moneyBacks", row.id, {
      status: isPending ? "pending" : "failed",
      error: error.slice(0, 300),
      next_try_at: next.toISOString(),
    });
    if (!isPending)
      await engine.services.get(providerRefundHandlers)[row.reason].failed?.(command, row, error);
  });
  return { error };
}
