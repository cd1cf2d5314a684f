import { type RawBuilder, sql } from "kysely";
import { isStored } from "../../../../core/payMethods.ts";
import { buildNextVersion } from "../../../../core/server/buildNextVersion.ts";
import { anyIdParameter } from "../../../../framework/server/tables/anyId.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { defineStatement } from "../../../../framework/server/tables/defineStatement.ts";
import type { Placeholders } from "../../../../framework/server/tables/statementCache.ts";
import type { ReceivedPayment } from "../../../payments/server.ts";
import { buildShipBy } from "./buildShipBy.ts";

/** Locks the payment of orders. Its orders are locked first. */
export const selectPayOrderForUpdate = defineStatement(({ id }: Placeholders<{ id: number }>) =>
  compiler
    .selectFrom("pay_orders")
    .select(["id", "amount", "status", "provider_txn as providerTxn"])
    .where("id", "=", id)
    .forNoKeyUpdate(),
);

/** What paid orders and their payment store of how and when they were paid. */
export type PaidValues = Pick<ReceivedPayment, "method" | "channel" | "txn"> & { at: string };
/**
 * Money from a balance or a gift card counts as sandbox money if its buyer has ever paid with any,
 * since refunds may have reached the balance.
 */
const hasSandboxBalance = sql<boolean>`amount > 0 and (
  exists (select 1 from pay_orders f where f.member_id = pay_orders.member_id and f.sandbox)
  or exists (select 1 from payments f
    where f.member_id = pay_orders.member_id and f.sandbox and f.paid_at is not null))`;
const buildPayOrderUpdate = (
  { id, method, channel, txn, at }: Placeholders<PaidValues & { id: number }>,
  sandbox: RawBuilder<boolean>,
) =>
  compiler
    .updateTable("pay_orders")
    .set({
      status: sql.lit("paid"),
      pay_method: method,
      pay_channel: channel,
      provider_txn: txn,
      sandbox,
      pay_time: at,
      ...buildNextVersion(at),
    })
    .where("id", "=", id);
const markPaidByProvider = defineStatement(
  (paid: Placeholders<PaidValues & { id: number; sandbox: boolean }>) =>
    buildPayOrderUpdate(paid, paid.sandbox),
);
const markPaidByBalance = defineStatement((paid: Placeholders<PaidValues & { id: number }>) =>
  buildPayOrderUpdate(paid, hasSandboxBalance),
);
/**
 * Builds the statement that marks the payment of orders as paid. A payment that is split between a
 * provider and the balance is sandbox money if either is.
 */
export const buildPayOrderStatement = (
  paid: PaidValues,
  id: number,
  { sandbox = false, isSplit = false }: { sandbox?: boolean | undefined; isSplit?: boolean },
) =>
  isStored(paid.method) || (isSplit && !sandbox)
    ? markPaidByBalance({ ...paid, id })
    : markPaidByProvider({ ...paid, id, sandbox });

/** Builds the statement that marks paid orders as unshipped. */
export const markUnshipped = defineStatement(
  ({ ids, method, channel, txn, at }: Placeholders<PaidValues & { ids: readonly number[] }>) =>
    compiler
      .updateTable("orders")
      .set(({ eb }) => ({
        status: sql.lit("unshipped"),
        pay_method: method,
        pay_channel: channel,
        transaction_no: txn,
        pay_time: at,
        ship_by: eb
          .case()
          .when(sql<boolean>`not self_lifting and not waits_for_group`)
          .then(buildShipBy(at))
          .end(),
        ...buildNextVersion(at),
      }))
      .where("id", "=", anyIdParameter(false, ids)),
);
