import { sql } from "kysely";
import { prepaidMethods } from "../../core/payMethods.ts";
import { inTransaction, type TransactionContext } from "../../core/server/transactionContext.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import { formatMoney } from "../../framework/schema/index.ts";
import { DomainError, notFound } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { isJust } from "../../framework/server/sql/exactSearch.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { defineStatement } from "../../framework/server/tables/defineStatement.ts";
import type { Placeholders } from "../../framework/server/tables/statementCache.ts";
import { type PrepaidPart, readPrepaid } from "../../resources/finance/server.ts";
import { applyPayment, type Outcome } from "../../resources/orders/server.ts";
import { type PayProvider, ProviderError, payOrders } from "../../resources/payments/index.ts";
import {
  buildCloseStatement,
  closePaymentAttempts,
  createTopUp,
  lockAttempts,
  openPaymentAttempt,
  type PaymentAttempt,
  publishPaymentChange,
  type ReceivedPayment,
  releaseTenders,
} from "../../resources/payments/server.ts";
import { applyCardSale } from "../../resources/promotions/server.ts";
import { domainError } from "../errors.ts";
import { getPaymentProviders } from "./paymentProviders.ts";

export interface Buyer {
  id: number;
  name: string;
}
type PaymentChannel = TableRow<"payments">["channel"];
export interface PayRequest {
  method: PayProvider | "balance";
  /** What is paid from the customer's balance beside the provider, in cents. */
  balance?: number;
  channel?: PaymentChannel;
  /** Defaults to the current time. */
  now?: Date;
  ip?: string | null;
}
export type Started = { status: "paid" } | { status: "open"; chargeId: string; payUrl: string };

type PayOrder = Pick<TableRow<"pay_orders">, "id" | "kind" | "amount" | "status"> &
  Pick<CamelRow<"pay_orders">, "payOrderNo" | "memberId" | "payMethod" | "payEndTime">;
const selectPayOrders = () =>
  compiler
    .selectFrom("pay_orders as p")
    .select(["p.id", "p.kind", "p.amount", "p.status", "p.pay_order_no as payOrderNo"])
    .select([
      "p.member_id as memberId",
      "p.pay_method as payMethod",
      "p.pay_end_time as payEndTime",
    ]);

/** Payment that the buyer may make, with the prices of its unpaid orders by id, in cents. */
type OwnPayOrder = PayOrder &
  Calculated<{
    prices: Readonly<Record<string, number>> | null;
    /** Whether an open attempt holds a part of the balance. */
    holds: boolean;
  }>;
const selectOwnPayOrders = () =>
  selectPayOrders()
    .select(({ selectFrom }) =>
      selectFrom("orders as o")
        .select(sql<OwnPayOrder["prices"]>`jsonb_object_agg(o.id, o.pay_price)`.as("prices"))
        .whereRef("o.pay_order_id", "=", "p.id")
        .where("o.status", "=", sql.lit("unpaid"))
        .as("prices"),
    )
    .select(
      sql<boolean>`exists (select 1 from payments y join payments_tenders t on t.parent_id = y.id
        where y.pay_order_id = p.id and t.status = 'held')`.as("holds"),
    );
const findOwnPayOrder = defineStatement(
  ({ payOrderNo, buyerId }: Placeholders<{ payOrderNo: string; buyerId: number }>) =>
    selectOwnPayOrders()
      .where(isJust("payOrderNo", payOrders.fields.payOrderNo, payOrderNo, "p"))
      .where("p.member_id", "=", buyerId),
);
const notPayable = () => domainError("payment.notPayable");

/**
 * Starts a buyer's payment. A payment from the balance is settled immediately; at a provider a
 * charge is opened and the buyer is redirected to `payUrl`. A repeated request returns the same
 * charge. With a `balance`, that part is held from the customer's balance until the provider has
 * received the rest or the charge ends.
 *
 * @throws {DomainError} `goods.priceChanged` when the price differs from the one that the customer
 * saw.
 * @throws {DomainError} `payment.declined` when the provider declines the payment.
 * @throws {DomainError} `payment.notPayable` when the payment can no longer be made.
 * @throws {DomainError} `payment.providerTimeout` when the provider does not answer in time.
 * @throws {DomainError} `payment.providerUnavailable` when the method of payment is not available.
 * @throws {DomainError} `payment.tenderExceedsDue` when the part from the balance leaves nothing to
 * the provider.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `wallet.insufficientFunds` when the customer's balance is too low.
 */
export async function startPayment(
  engine: Engine,
  buyer: Buyer,
  payOrderNo: string,
  { method, balance = 0, channel = null, now = new Date(), ip = null }: PayRequest,
): Promise<Started> {
  const actor = { kind: "buyer", ...buyer } as const;
  const sandbox = method !== "balance" && getPaymentProviders(engine).of(method).sandbox === true;
  const started = await inTransaction(
    engine,
    { actor, now, ip },
    async (command): Promise<PaymentAttempt | "paid"> => {
      const { tx } = command;
      const payOrder = await ownPayOrder(command, buyer, payOrderNo);
      const prepaid = await readPrepaid(command, payOrder.id);
      const prepaidSum = sumUp(prepaid);
      if (balance > 0) assertLeavesRest(payOrder, method, balance + prepaidSum);
      // A payment of zero needs no provider, as one that cards and points make alone.
      const isPrepaid = payOrder.amount === prepaidSum || isPrepaidMethod(payOrder.payMethod);
      if (method === "balance" || isPrepaid)
        return payFromBalance(command, payOrder, prepaid, { method, channel });
      const held = await tx.first(
        selectPayOrders().where("p.id", "=", payOrder.id).forNoKeyUpdate(),
      );
      assertPayable(held, now);
      // What cards and points hold changes only while the payment is locked.
      const heldSum = sumUp(await readPrepaid(command, held.id));
      assertLeavesRest(held, method, balance + heldSum);
      return openPaymentAttempt(command, held, {
        provider: method,
        sandbox,
        channel,
        balance,
        prepaid: heldSum,
      });
    },
  );
  if (started === "paid") return { status: "paid" };
  const { chargeId, payUrl } = started;
  if (chargeId && payUrl) return { status: "open", chargeId, payUrl };
  return openProviderCharge(engine, started, { actor, now, ip });
}

const sumUp = (tenders: readonly { amount: number }[]): number =>
  tenders.reduce((sum, { amount }) => sum + amount, 0);
const isPrepaidMethod = (method: PayOrder["payMethod"]): boolean =>
  prepaidMethods.some((one) => one === method);

/** Rejects parts from the balance and prepaid methods that leave nothing to the provider. */
function assertLeavesRest(
  { amount, kind, status }: PayOrder,
  method: PayRequest["method"],
  stored: number,
): void {
  if (stored === 0) return;
  if (kind !== "order") throw domainError("payment.providerUnavailable");
  const rest = method === "balance" ? 0 : amount - stored;
  if (status === "unpaid" && rest <= 0)
    throw domainError("payment.tenderExceedsDue", { due: formatMoney(amount) });
}

function assertPayable(payOrder: PayOrder | undefined, now: Date): asserts payOrder is PayOrder {
  if (payOrder?.status !== "unpaid") throw notPayable();
  if (payOrder.payEndTime && Date.parse(payOrder.payEndTime) <= now.getTime()) throw notPayable();
}
/**
 * Pays from the buyer's wallet in the caller's transaction.
 *
 * @throws {DomainError} `goods.priceChanged` when the price differs from the one that the customer
 * saw.
 * @throws {DomainError} `payment.notPayable` when the payment can no longer be made.
 * @throws {DomainError} `payment.providerUnavailable` when the method of payment is not available.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `wallet.insufficientFunds` when the customer's balance is too low.
 */
export async function payOwnOrderFromBalance(
  command: TransactionContext,
  buyer: Buyer,
  payOrderNo: string,
  channel: PaymentChannel,
): Promise<{ status: "paid" }> {
  const payOrder = await ownPayOrder(command, buyer, payOrderNo);
  const prepaid = await readPrepaid(command, payOrder.id);
  const by = { method: "balance", channel } as const;
  return { status: await payFromBalance(command, payOrder, prepaid, by) };
}
async function ownPayOrder(
  { tx }: TransactionContext,
  buyer: Buyer,
  payOrderNo: string,
): Promise<OwnPayOrder> {
  const payOrder = await tx.first(findOwnPayOrder({ payOrderNo, buyerId: buyer.id }));
  if (!payOrder) throw notFound();
  return payOrder;
}
async function payFromBalance(
  command: TransactionContext,
  payOrder: OwnPayOrder,
  prepaid: readonly PrepaidPart[],
  { method, channel }: Pick<PayRequest, "method"> & { channel: PaymentChannel },
): Promise<"paid"> {
  if (payOrder.kind === "giftCard") return payCardFromBalance(command, payOrder, { channel });
  if (payOrder.kind !== "order") throw domainError("payment.providerUnavailable");
  const isPaidSo = (payMethod: PayOrder["payMethod"]) =>
    payMethod === method || isPrepaidMethod(payMethod);
  if (payOrder.status === "paid" && isPaidSo(payOrder.payMethod)) return "paid";
  assertPayable(payOrder, command.now);
  const settle = (due: number, parts: readonly PrepaidPart[]) => {
    const rest = due - sumUp(parts);
    const alone = rest === 0 ? parts.find(({ amount }) => amount > 0) : undefined;
    const used = alone?.method ?? method;
    const payment = { method: used, channel, txn: null, amount: rest } as const;
    return settleFromBalance(command, payOrder, payment);
  };
  let outcome = await settle(payOrder.amount, prepaid);
  // The amount changed after it was read. The orders are locked now, so it cannot change again.
  if (outcome === "mismatch") {
    const due = await readRemainingAmount(command, payOrder);
    outcome = await settle(due, await readPrepaid(command, payOrder.id));
  }
  // Of two concurrent requests the second finds the payment already paid by the same method.
  if (outcome === "duplicate") {
    const now = await command.tx.first(selectPayOrders().where("p.id", "=", payOrder.id));
    if (now && isPaidSo(now.payMethod)) return "paid";
  }
  if (outcome !== "paid") throw notPayable();
  command.tx.atEnd(buildCloseStatement(command, payOrder.id));
  await publishPaymentChange(command);
  return "paid";
}
/** Pays a gift card that is bought, all of it, from the buyer's balance. */
async function payCardFromBalance(
  command: TransactionContext,
  payOrder: OwnPayOrder,
  { channel }: { channel: PaymentChannel },
): Promise<"paid"> {
  const isPaid = (one: PayOrder | undefined) =>
    one?.status === "paid" && one.payMethod === "balance";
  if (isPaid(payOrder)) return "paid";
  assertPayable(payOrder, command.now);
  const { id, amount } = payOrder;
  const payment = { method: "balance", channel, txn: null, amount } as const;
  const { outcome } = await applyCardSale(command, id, payment, lockAttempts(id)).catch(
    rejectWithoutFunds,
  );
  if (outcome === "duplicate") {
    const now = await command.tx.first(selectPayOrders().where("p.id", "=", id));
    if (isPaid(now)) return "paid";
  }
  if (outcome !== "paid") throw notPayable();
  command.tx.atEnd(buildCloseStatement(command, id));
  await publishPaymentChange(command);
  return "paid";
}
/** @throws {DomainError} `wallet.insufficientFunds` in place of the ledger's error. */
function rejectWithoutFunds(error: unknown): never {
  if (error instanceof DomainError && error.code === "ledger.insufficientFunds")
    throw domainError("wallet.insufficientFunds");
  throw error;
}

/**
 * Settles a payment from the balance. The ledger rejects an amount above the wallet's balance
 * (`wallet.insufficientFunds`).
 */
async function settleFromBalance(
  command: TransactionContext,
  { id, holds }: OwnPayOrder,
  payment: ReceivedPayment,
): Promise<Outcome> {
  // What an open attempt holds of the balance pays as well.
  const release = holds ? () => closePaymentAttempts(command, id) : undefined;
  const { outcome } = await applyPayment(command, id, payment, release).catch(rejectWithoutFunds);
  return outcome;
}
/**
 * Returns the amount that remains after orders of a locked payment were cancelled, in cents.
 *
 * @throws {DomainError} `goods.priceChanged` when the price of a remaining order has changed: the
 * buyer has not agreed to it.
 */
async function readRemainingAmount(
  { tx }: TransactionContext,
  before: OwnPayOrder,
): Promise<number> {
  const now = await tx.first(selectOwnPayOrders().where("p.id", "=", before.id));
  if (!now) throw notFound();
  const isUnchanged = Object.entries(now.prices ?? {}).every(
    ([id, price]) => before.prices?.[id] === price,
  );
  if (!isUnchanged) throw domainError("goods.priceChanged", { amount: formatMoney(now.amount) });
  return now.amount;
}
/**
 * Opens the charge at the provider, outside of any transaction. If the provider does not answer,
 * the charge stays open and the next attempt uses the same number, because the provider may have
 * created it.
 */
async function openProviderCharge(
  engine: Engine,
  payment: PaymentAttempt,
  caller: Pick<TransactionContext, "actor" | "now" | "ip">,
): Promise<Started> {
  const { id, number, payOrderNo, amount, channel, provider } = payment;
  const charge = await getPaymentProviders(engine)
    .call(provider, "charge", number, (client, signal) =>
      client.charge({ number, payOrderNo, amount, channel, ip: caller.ip ?? null }, signal),
    )
    .catch((error: unknown) => {
      if (error instanceof ProviderError) return error;
      throw error;
    });
  await inTransaction(engine, caller, (command) =>
    charge instanceof ProviderError
      ? storeFailure(command, id, charge)
      : storeCharge(command, id, charge),
  );
  if (!(charge instanceof ProviderError)) return { status: "open", ...charge };
  throw charge.final ? domainError("payment.declined") : domainError("payment.providerTimeout");
}

/**
 * Stores a charge. A payment that was closed during the provider call is cancelled there now that
 * its charge is known.
 */
async function storeCharge(
  command: TransactionContext,
  id: number,
  { chargeId, payUrl }: { chargeId: string; payUrl: string },
): Promise<void> {
  const at = command.now.toISOString();
  await updateRows(command, "payments", id, {
    charge_id: chargeId,
    pay_url: payUrl,
    reconcile_at: sql<string | null>`
      case when t.status = 'closed' then ${at}::timestamptz else t.reconcile_at end`,
    cancelled_at: sql<string | null>`case when t.status <> 'closed' then t.cancelled_at end`,
  });
}

/** Stores why no charge was opened. */
async function storeFailure(
  command: TransactionContext,
  id: number,
  fault: ProviderError,
): Promise<void> {
  const changed = await updateRows(
    command,
    "payments",
    sql<boolean>`t.id = ${id} and t.status = 'open'`,
    {
      error: fault.message.slice(0, 300),
      ...(fault.final && ({ status: "failed", reconcile_at: null } as const)),
    },
  );
  if (fault.final) await releaseTenders(command, changed);
}

/**
 * Starts a top-up of the buyer's wallet, in cents.
 *
 * @throws {DomainError} `goods.priceChanged` when the price differs from the one that the customer
 * saw.
 * @throws {DomainError} `payment.declined` when the provider declines the payment.
 * @throws {DomainError} `payment.notPayable` when the payment can no longer be made.
 * @throws {DomainError} `payment.providerTimeout` when the provider does not answer in time.
 * @throws {DomainError} `payment.providerUnavailable` when the method of payment is not available.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `wallet.insufficientFunds` when the customer's balance is too low.
 */
export async function startRecharge(
  engine: Engine,
  buyer: Buyer,
  amount: number,
  method: PayProvider,
  more: Omit<PayRequest, "method"> = {},
): Promise<Started & { payOrderNo: string }> {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`no amount to put into a wallet: ${amount}`);
  getPaymentProviders(engine).of(method);
  const { now = new Date(), ip = null } = more;
  const actor = { kind: "buyer", ...buyer } as const;
  const payOrderNo = await inTransaction(engine, { actor, now, ip }, (command) =>
    createTopUp(command, buyer, amount),
  );
  return { payOrderNo, ...(await startPayment(engine, buyer, payOrderNo, { ...more, method })) };
}
