import { sql } from "kysely";
import { maxPaymentAmount } from "../../core/money.ts";
import { insertMany } from "../../core/server/insertMany.ts";
import {
  generateNumber,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../core/server/transactionContext.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { lockKeys } from "../../framework/server/sql/lockKeys.ts";
import { applyPayment } from "../../resources/orders/server.ts";
import type { ChargeEvent, outcomes, PayProvider } from "../../resources/payments/index.ts";
import {
  applyTopUp,
  closePaymentAttempts,
  lockAttempts,
  type PaymentAttempt,
  publishPaymentChange,
  type ReceivedPayment,
  releaseTenders,
  selectPaymentAttempts,
  systemColumns,
} from "../../resources/payments/server.ts";
import { applyCardSale } from "../../resources/promotions/server.ts";
import { domainError } from "../errors.ts";
import { type ReceivedOutcome, returnSurplus } from "./returnSurplus.ts";

export type ChargeOutcome = (typeof outcomes)[number];
/** Providers repeat events; limits how many repetitions of a faulty one are stored. */
const maxCallbacks = 50;

/**
 * Applies a charge event exactly once, however often the provider repeats it by webhook or query.
 * Money without a matching order is posted to `clearing` and refunded the way it was paid, and the
 * timelines of its orders record it. `hash` is the hash of the raw event, as later proof.
 *
 * @throws {DomainError} `payment.amountExceedsMax` when the reported amount is above the maximum.
 * @throws {DomainError} `payment.notFound` when no payment has the number.
 */
export const receiveCharge = (
  engine: Engine,
  provider: PayProvider,
  notice: ChargeEvent,
  hash: string,
  { now = new Date(), ip = null }: { now?: Date; ip?: string | null } = {},
): Promise<ChargeOutcome> =>
  inTransaction(engine, { actor: systemActor, now, ip }, async (command) => {
    const { tx } = command;
    // A larger amount cannot be that of a payment, and sums with it would not be exact.
    if (notice.amount > maxPaymentAmount) throw domainError("payment.amountExceedsMax");
    // Serializes two events of one charge, before either takes another lock.
    await lockKeys(tx, [`payment:${provider}:${notice.number}`]);
    const named = await tx.first(
      selectPaymentAttempts().where("provider", "=", provider).where("number", "=", notice.number),
    );
    if (!named) throw domainError("payment.notFound");
    const known = await tx.first(
      tx.db
        .selectFrom("payments")
        .select("id")
        .where("provider", "=", provider)
        .where("provider_txn", "=", notice.txn),
    );
    if (known) return recordCallback(command, known.id, "again", notice, hash);
    if (notice.status === "failed") {
      if (named.status === "open") {
        const isOpen = sql<boolean>`t.id = ${named.id} and t.status = 'open'`;
        const failed = await updateRows(command, "payments", isOpen, {
          status: "failed",
          reconcile_at: null,
        });
        await releaseTenders(command, failed);
      }
      return recordCallback(command, named.id, "failed", notice, hash);
    }
    const { outcome, surplus } = await settle(command, named, notice);
    if (outcome !== "paid") await releaseTenders(command, [named.id]);
    const payment = named.providerTxn === null ? named : await insertDuplicate(command, named);
    await updateRows(command, "payments", payment.id, {
      status: outcome,
      provider_txn: notice.txn,
      paid_amount: notice.amount,
      surplus,
      paid_at: now.toISOString(),
      reconcile_at: null,
    });
    if (outcome === "paid") await closePaymentAttempts(command, payment.payOrderId);
    if (surplus > 0) await returnSurplus(command, payment, surplus, outcome);
    return recordCallback(
      command,
      payment.id,
      outcome === "paid" && surplus > 0 ? "partly" : outcome,
      notice,
      hash,
    );
  });

interface Settled {
  outcome: ReceivedOutcome;
  /** Cents that pay for nothing. */
  surplus: number;
}
async function settle(
  command: TransactionContext,
  payment: PaymentAttempt,
  { txn, amount }: ChargeEvent,
): Promise<Settled> {
  const { payOrderId, provider, channel, sandbox } = payment;
  const paid: ReceivedPayment = {
    method: provider,
    channel,
    txn,
    amount,
    sandbox,
    requested: payment.amount,
    attemptId: payment.id,
  };
  const payOrder = await command.tx.first(
    command.tx.db.selectFrom("pay_orders").select("kind").where("id", "=", payOrderId),
  );
  if (payOrder?.kind === "recharge") {
    const { outcome } = await applyTopUp(command, payOrderId, paid);
    return { outcome, surplus: outcome === "paid" ? 0 : amount };
  }
  if (payOrder?.kind === "giftCard") {
    const { outcome } = await applyCardSale(command, payOrderId, paid, lockAttempts(payOrderId));
    return { outcome, surplus: outcome === "paid" ? 0 : amount };
  }
  const { outcome, surplus = 0 } = await applyPayment(command, payOrderId, paid);
  if (outcome === "paid") return { outcome, surplus };
  return { outcome: outcome === "unknown" ? "late" : outcome, surplus: amount };
}
/** A charge that is paid twice is stored as two payments. */
async function insertDuplicate(
  command: TransactionContext,
  payment: PaymentAttempt,
): Promise<PaymentAttempt> {
  const { tx, now } = command;
  const [number = ""] = await generateNumber(command);
  const { payOrderId, payOrderNo, memberId, provider, channel, amount, chargeId, sandbox } =
    payment;
  const duplicate = {
    number: `C${number}`,
    payOrderId,
    payOrderNo,
    memberId,
    provider,
    channel,
    amount,
    chargeId,
    sandbox,
  };
  await tx.run(
    insertMany("payments", [
      { ...duplicate, status: "duplicate", openedAt: now.toISOString(), ...systemColumns(now) },
    ]),
  );
  const inserted = await tx.first(
    tx.db.selectFrom("payments").select("id").where("number", "=", duplicate.number),
  );
  if (!inserted) throw new Error(`the second payment of ${payment.number} was not written`);
  return { ...payment, ...duplicate, id: inserted.id };
}
async function recordCallback(
  command: TransactionContext,
  paymentId: number,
  outcome: ChargeOutcome,
  { txn, amount }: ChargeEvent,
  bodyHash: string,
): Promise<ChargeOutcome> {
  const { tx, now } = command;
  const stored = await tx.first(
    tx.db
      .selectFrom("payments_callbacks")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("parent_id", "=", paymentId),
  );
  const position = stored?.count ?? 0;
  if (position < maxCallbacks)
    await tx.run(
      insertMany("payments_callbacks", [
        { parentId: paymentId, position, at: now.toISOString(), outcome, txn, amount, bodyHash },
      ]),
    );
  if (outcome !== "again") await publishPaymentChange(command);
  return outcome;
}
