import { sql } from "kysely";
import type { Engine } from "../../framework/server/engine.ts";
import { Refusal } from "../../framework/server/refusal.ts";
import { post } from "../../resources/ledger/server/post.ts";
import type { MoneyBackReason } from "../../resources/moneyBacks/moneyBacks.ts";
import { requestMoneyBack } from "../../resources/moneyBacks/server/request.ts";
import { insertRows } from "../../resources/orders/server/insertRows.ts";
import { settlePayment } from "../../resources/orders/server/payOrder.ts";
import { newNumber, type Trade, theSystem, trade } from "../../resources/orders/server/trade.ts";
import type { outcomes, PayProvider } from "../../resources/payments/payments.ts";
import {
  closeCharges,
  type Payment,
  paymentColumns,
  paymentsChanged,
  systemColumns,
} from "../../resources/payments/server/charges.ts";
import { settleRecharge } from "../../resources/payments/server/settleRecharge.ts";
import type { Notice } from "./port.ts";

type Came = "paid" | "late" | "duplicate" | "mismatch";
export type NoticeOutcome = (typeof outcomes)[number];
const backBecause: Record<Exclude<Came, "paid">, MoneyBackReason> = {
  late: "latePayment",
  duplicate: "duplicate",
  mismatch: "mismatch",
};
/** A provider says the same some times; what a faulty one says for ever is not kept for ever. */
const mostKept = 50;

/**
 * Takes what a provider has said, once however often it says it. Money that nothing waits for is kept in `clearing` and goes back the way it
 * came. `hash` is of the notice as it came, by which it can be proved later.
 */
export const receiveNotice = (
  engine: Engine,
  provider: PayProvider,
  notice: Notice,
  hash: string,
  { now = new Date(), ip = null }: { now?: Date; ip?: string | null } = {},
): Promise<NoticeOutcome> =>
  trade(engine, { who: theSystem, now, ip }, async (deed) => {
    const { tx } = deed;
    // Two notices of one charge come one after the other, before either locks anything else.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${provider}:${notice.number}`}, 0))`);
    const named = await tx.first<Payment>(
      sql`select ${paymentColumns} from payments where provider = ${provider} and number = ${notice.number}`,
    );
    if (!named) throw new Refusal(404, "payment.unknown", { key: "resources.payments.refusals.unknown" });
    const known = await tx.first<{ id: number }>(
      sql`select id from payments where provider = ${provider} and provider_txn = ${notice.txn}`,
    );
    if (known) return told(deed, known.id, "again", notice, hash);
    if (notice.status === "failed") {
      if (named.status === "open")
        await tx.run(sql`
          update payments set status = 'failed', upd_time = ${now.toISOString()}, version = version + 1
          where id = ${named.id} and status = 'open'`);
      return told(deed, named.id, "failed", notice, hash);
    }
    const outcome = await settle(deed, named, notice);
    const payment = named.providerTxn === null ? named : await anotherOf(deed, named);
    await tx.run(sql`
      update payments set status = ${outcome}, provider_txn = ${notice.txn}, paid_amount = ${notice.amount}, paid_at = ${now.toISOString()},
        upd_time = ${now.toISOString()}, version = version + 1 where id = ${payment.id}`);
    if (outcome === "paid") {
      await closeCharges(deed, payment.payOrderId);
      // What was sold out meanwhile has asked for its money back before the charge was known to be paid.
      await tx.run(sql`
        update money_backs set payment = ${payment.id}
        where pay_order_id = ${payment.payOrderId} and payment is null and provider = ${provider}`);
    } else await giveBack(deed, payment, notice.amount, outcome);
    return told(deed, payment.id, outcome, notice, hash);
  });

async function settle(deed: Trade, { payOrderId, provider, channel }: Payment, { txn, amount }: Notice): Promise<Came> {
  const paid = { method: provider, channel, txn, amount };
  const payOrder = await deed.tx.first<{ kind: string }>(sql`select kind from pay_orders where id = ${payOrderId}`);
  if (payOrder?.kind === "recharge") return (await settleRecharge(deed, payOrderId, paid)).outcome;
  const { outcome } = await settlePayment(deed, payOrderId, paid);
  return outcome === "unknown" ? "late" : outcome;
}
/** A charge that is paid twice is two payments. */
async function anotherOf(deed: Trade, payment: Payment): Promise<Payment> {
  const { tx, now } = deed;
  const [number = ""] = await newNumber(deed);
  const { payOrderId, payOrderNo, memberId, provider, channel, amount, chargeId } = payment;
  const again = { number: `C${number}`, payOrderId, payOrderNo, memberId, provider, channel, amount, chargeId };
  await tx.run(
    insertRows("payments", [{ ...again, status: "duplicate", openedAt: now.toISOString(), ...systemColumns(now) }]),
  );
  const made = await tx.first<{ id: number }>(sql`select id from payments where number = ${again.number}`);
  if (!made) throw new Error(`the second payment of ${payment.number} was not written`);
  return { ...payment, ...again, id: made.id };
}
async function giveBack(deed: Trade, payment: Payment, amount: number, outcome: Exclude<Came, "paid">): Promise<void> {
  const reason = backBecause[outcome];
  const refNo = payment.number;
  await post(deed, {
    type: "payment",
    refTable: "payments",
    refId: payment.id,
    entries: [
      { account: "provider", provider: payment.provider, type: reason, amount: -amount, refNo },
      { account: "clearing", type: reason, amount, refNo },
    ],
  });
  await requestMoneyBack(deed, {
    payOrderId: payment.payOrderId,
    memberId: payment.memberId,
    amount,
    reason,
    method: payment.provider,
    payment: payment.id,
  });
}
async function told(
  deed: Trade,
  paymentId: number,
  outcome: NoticeOutcome,
  { txn, amount }: Notice,
  bodyHash: string,
): Promise<NoticeOutcome> {
  const { tx, now } = deed;
  const kept = await tx.first<{ n: number }>(
    sql`select count(*)::int as n from payments_callbacks where parent_id = ${paymentId}`,
  );
  const position = kept?.n ?? 0;
  if (position < mostKept)
    await tx.run(
      insertRows("payments_callbacks", [
        { parentId: paymentId, position, at: now.toISOString(), outcome, txn, amount, bodyHash },
      ]),
    );
  if (outcome !== "again") await paymentsChanged(deed);
  return outcome;
}
