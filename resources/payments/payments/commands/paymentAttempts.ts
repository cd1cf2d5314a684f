import { sql } from "kysely";
import { buildNextVersion } from "../../../../core/server/buildNextVersion.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import {
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { defineStatement } from "../../../../framework/server/tables/defineStatement.ts";
import type { Placeholders } from "../../../../framework/server/tables/statementCache.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { holdTender, releaseTenders } from "../../tenders/commands/holdTenders.ts";
import type { PayProvider } from "../payments.ts";
import { getNextCheck } from "../queries/getNextCheck.ts";

/** A payment attempt at a provider. Amounts are cents. */
export type PaymentAttempt = Pick<
  TableRow<"payments">,
  "id" | "number" | "provider" | "channel" | "amount" | "status" | "sandbox"
> &
  Pick<
    CamelRow<"payments">,
    "payOrderId" | "payOrderNo" | "memberId" | "chargeId" | "providerTxn" | "payUrl"
  > &
  Calculated<{ openedAt: NonNullable<TableRow<"payments">["opened_at"]> }>;
/** Begins a query of payment attempts; amounts are in cents. */
export const selectPaymentAttempts = () =>
  compiler
    .selectFrom("payments")
    .select(["id", "number", "provider", "channel", "amount", "status", "sandbox"])
    .select(["pay_order_id as payOrderId", "pay_order_no as payOrderNo", "member_id as memberId"])
    .select(["charge_id as chargeId", "provider_txn as providerTxn", "pay_url as payUrl"])
    .select(({ ref }) => ref("opened_at").$notNull().as("openedAt"));

/** The open attempt of a pay order at a provider. */
const selectOpenAttempt = (payOrderId: number, provider: PayProvider) =>
  selectPaymentAttempts()
    .where("pay_order_id", "=", payOrderId)
    .where("provider", "=", provider)
    .where("status", "=", "open");

/** A locked pay order. */
export interface LockedPayOrder {
  id: number;
  payOrderNo: string;
  memberId: number;
  amount: number;
}

/** Locks the payment of orders. Its orders are locked first. */
export const lockPayOrder = (tx: Tx, id: number): Promise<unknown> =>
  tx.run(tx.db.selectFrom("pay_orders").select("id").where("id", "=", id).forNoKeyUpdate());

const selectAttemptsForUpdate = defineStatement(
  ({ payOrderId }: Placeholders<{ payOrderId: number }>) =>
    compiler
      .selectFrom("payments")
      .select("id")
      .where("pay_order_id", "=", payOrderId)
      .orderBy("id")
      .forNoKeyUpdate(),
);
/** Builds the statement that locks the attempts of a locked pay order, for a batch. */
export const lockAttempts = (payOrderId: number) => selectAttemptsForUpdate({ payOrderId });

/**
 * Returns whether a buyer has an open payment attempt, so that the amount must not change. Locks
 * the pay order, so that no attempt begins meanwhile.
 */
export function isPaymentOpen(tx: Tx, payOrderId: number): Promise<boolean> {
  return tx.asSystem(async () => {
    await lockPayOrder(tx, payOrderId);
    const open = await tx.first(
      tx.db
        .selectFrom("payments")
        .select("id")
        .where("pay_order_id", "=", payOrderId)
        .where("status", "=", "open")
        .limit(1),
    );
    return open !== undefined;
  });
}

/**
 * Opens a payment attempt for a pay order, which the caller has locked: returns the open attempt at
 * the same provider where there is one with the same amount, otherwise a new one. An open attempt
 * at another provider is closed; if it is paid nevertheless, the money is refunded. `balance` is
 * held from the customer's balance, `prepaid` is held by gift cards and points already, and the
 * provider is asked for the rest.
 *
 * @throws {DomainError} `wallet.insufficientFunds` when the customer's balance is too low.
 */
export async function openPaymentAttempt(
  ctx: TransactionContext,
  payOrder: LockedPayOrder,
  {
    provider,
    sandbox,
    channel,
    balance = 0,
    prepaid = 0,
  }: Pick<PaymentAttempt, "provider" | "sandbox" | "channel"> & {
    balance?: number;
    prepaid?: number;
  },
): Promise<PaymentAttempt> {
  const { tx, now } = ctx;
  const amount = payOrder.amount - balance - prepaid;
  await closePaymentAttempts(ctx, payOrder.id, { except: provider });
  const open = await tx.first(selectOpenAttempt(payOrder.id, provider));
  if (open?.amount === amount) return open;
  if (open) await closePaymentAttempts(ctx, payOrder.id);
  const [number] = await generateNumber(ctx);
  await tx.run(
    insertMany("payments", [
      {
        number: `C${number}`,
        payOrderId: payOrder.id,
        payOrderNo: payOrder.payOrderNo,
        memberId: payOrder.memberId,
        provider,
        channel,
        amount,
        status: "open",
        openedAt: now.toISOString(),
        reconcileAt: getNextCheck(now, now).toISOString(),
        sandbox,
        ...systemColumns(now),
      },
    ]),
  );
  await publishPaymentChange(ctx);
  const inserted = await tx.first(selectOpenAttempt(payOrder.id, provider));
  if (!inserted) throw new Error(`the charge of ${payOrder.payOrderNo} was not written`);
  if (balance > 0) await holdTender(ctx, inserted, balance);
  return inserted;
}
/** Returns the system columns of a row that is created now. */
export const systemColumns = (now: Date) => ({
  addTime: now.toISOString(),
  updTime: now.toISOString(),
  version: 1,
});

/** Closes the open payment attempts of a pay order, and releases what is held for them. */
export async function closePaymentAttempts(
  ctx: TransactionContext,
  payOrderId: number,
  { except = null }: { except?: PayProvider | null } = {},
): Promise<void> {
  const { tx } = ctx;
  await tx.asSystem(async () => {
    const closed = await tx.run(buildCloseStatement(ctx, payOrderId, { except }));
    if (closed.length === 0) return;
    await releaseTenders(
      ctx,
      closed.map(({ id }) => id),
    );
    await publishPaymentChange(ctx);
  });
}
const closeAttempts = defineStatement(
  ({
    payOrderId,
    except,
    at,
  }: Placeholders<{ payOrderId: number; except: PayProvider | null; at: string }>) =>
    compiler
      .updateTable("payments")
      .set({
        status: sql.lit("closed"),
        reconcile_at: at,
        ...buildNextVersion(at),
      })
      .where("pay_order_id", "=", payOrderId)
      .where("status", "=", sql.lit("open"))
      .where("provider", "is distinct from", except)
      .returning("id"),
);
/**
 * Builds the statement that closes them and schedules their immediate cancellation at the provider.
 * It is only for attempts that hold nothing.
 */
export const buildCloseStatement = (
  { now }: Pick<TransactionContext, "now">,
  payOrderId: number,
  { except = null }: { except?: PayProvider | null } = {},
) => closeAttempts({ payOrderId, except, at: now.toISOString() });
/** Publishes a change of payment attempts and pay orders to every process. */
export async function publishPaymentChange({
  engine,
  tx,
}: Pick<TransactionContext, "engine" | "tx">): Promise<void> {
  for (const name of ["payments", "payOrders"])
    await publishChange(engine, tx, engine.resource(name), {});
}
