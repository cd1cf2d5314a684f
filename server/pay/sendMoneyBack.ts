import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { changed } from "../../framework/server/changed.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { post } from "../../resources/ledger/server/post.ts";
import { handlerOf, listenerOf, type MoneyBack } from "../../resources/moneyBacks/server/registry.ts";
import { type Trade, theSystem, trade } from "../../resources/orders/server/trade.ts";
import type { PayProvider } from "../../resources/payments/payments.ts";
import { ProviderError } from "./port.ts";
import { walletsOf } from "./wallets.ts";

/** Minutes until the next try, by how many there were. Money is never given up. */
const pauses = [1, 5, 30, 120, 720, 1440];
/** A provider's patience and ours are shorter than this, so whoever holds it longer is gone. */
const leaseSeconds = 60;

interface Sent extends MoneyBack {
  provider: PayProvider;
  chargeId: string | null;
  txn: string | null;
}
const columns = sql`b.id, b.number, b.payment, b.pay_order_id as "payOrderId", b.member_id as "memberId", b.shop, b.order_id as "orderId",
  b.order_no as "orderNo", b.refund_id as "refundId", b.amount, b.reason, b.provider, b.tries`;
const left = sql`b.status in ('waiting', 'failed') and b.provider <> 'balance'`;
export const dueMoneyBacks = (now: Date): RawBuilder<unknown> => sql`${left} and b.next_try_at <= ${now.toISOString()}`;

/**
 * Sends one money back to its provider, where it is due and no other process is at it; the provider is given the same number however often it
 * is asked. Answers whether it is done; null where there was nothing to do.
 */
export async function sendMoneyBack(engine: Engine, id: number, now: Date): Promise<{ error: string | null } | null> {
  const lease = { name: `moneyBack:${id}`, holder: randomUUID() };
  const { pool } = engine.database;
  const { rowCount: held } = await pool.query(
    `insert into leases (name, holder, until) values ($1, $2, now() + make_interval(secs => ${leaseSeconds}))
     on conflict (name) do update set holder = excluded.holder, until = excluded.until where leases.until < now()`,
    [lease.name, lease.holder],
  );
  if (!held) return null;
  try {
    const row = await begin(engine, id, now);
    if (!row) return null;
    const sent = await ask(engine, row).then(
      (refundNo) => ({ refundNo }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    if ("error" in sent) return await fail(engine, row, sent.error, now);
    try {
      await complete(engine, row, sent.refundNo, now);
      return { error: null };
    } catch (error) {
      // The provider has done it, and will answer the same when it is asked again.
      const fault = error instanceof Error ? error.message : String(error);
      return await fail(engine, row, fault, now);
    }
  } finally {
    await pool.query("delete from leases where name = $1 and holder = $2", [lease.name, lease.holder]);
  }
}

/** Counts the try before it is made, so that one that ended with its process is seen too. */
function begin(engine: Engine, id: number, now: Date): Promise<Sent | undefined> {
  return trade(engine, { who: theSystem, now }, async ({ tx }) => {
    const taken = await tx.first<{ id: number }>(sql`
      update money_backs b set tries = tries + 1, upd_time = ${now.toISOString()} where b.id = ${id} and ${dueMoneyBacks(now)} returning id`);
    if (!taken) return undefined;
    return tx.first<Sent>(sql`
      select ${columns}, p.charge_id as "chargeId", p.provider_txn as txn from money_backs b
      left join lateral (
        select charge_id, provider_txn from payments
        where id = b.payment or (b.payment is null and pay_order_id = b.pay_order_id and provider = b.provider and status = 'paid')
        order by id limit 1
      ) p on true where b.id = ${id}`);
  });
}
async function ask(engine: Engine, row: Sent): Promise<string> {
  const { number, provider, chargeId, txn, amount, reason } = row;
  if (!chargeId || !txn) throw new ProviderError("no charge that it was paid by");
  const { refundNo } = await walletsOf(engine).ask(provider, "refund", number, (wallet, signal) =>
    wallet.refund({ number, chargeId, txn, amount, reason }, signal),
  );
  return refundNo;
}

/** The money is back: noted, posted, and what it was for completed, all or nothing. */
const complete = (engine: Engine, row: Sent, refundNo: string, now: Date): Promise<void> =>
  trade(engine, { who: theSystem, now }, async (deed) => {
    const { tx } = deed;
    const done = await tx.first(sql`
      update money_backs b set status = 'done', error = null, next_try_at = null, done_at = ${now.toISOString()},
        provider_refund_no = ${refundNo}, upd_time = ${now.toISOString()}, version = version + 1
      where b.id = ${row.id} and ${left} returning id`);
    if (!done) return;
    const handler = handlerOf(row.reason);
    if (handler) await handler.done(deed, { ...row, refundNo });
    else await postBack(deed, row);
    await listenerOf(row.reason)?.(deed, row);
    await changed(engine, tx, engine.resource("moneyBacks"), {});
  });
async function postBack(deed: Trade, { id, number, provider, amount, reason, orderNo }: Sent): Promise<void> {
  // What a refund takes back, and from whom, only refunds know: without them it must not be called done.
  if (reason === "refund") throw new Error("nobody completes refunds");
  await post(deed, {
    type: "moneyBack",
    refTable: "money_backs",
    refId: id,
    entries: [
      { account: "clearing", type: reason, amount: -amount, orderNo, refNo: number },
      { account: "provider", provider, type: reason, amount, orderNo, refNo: number },
    ],
  });
}
async function fail(engine: Engine, row: Sent, error: string, now: Date): Promise<{ error: string }> {
  const minutes = pauses[Math.min(row.tries, pauses.length) - 1] ?? 1;
  const next = new Date(now.getTime() + minutes * 60_000);
  await trade(engine, { who: theSystem, now }, async (deed) => {
    const { tx } = deed;
    const noted = await tx.first(sql`
      update money_backs b set status = 'failed', error = ${error.slice(0, 300)}, next_try_at = ${next.toISOString()},
        upd_time = ${now.toISOString()}, version = version + 1 where b.id = ${row.id} and ${left} returning id`);
    if (!noted) return;
    await handlerOf(row.reason)?.failed?.(deed, row, error);
    await changed(engine, tx, engine.resource("moneyBacks"), {});
  });
  return { error };
}
