import { sql } from "kysely";
import { formatMoney } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/** Whether an app pays out money of sandbox payments. */
export type SandboxPayouts = "allowed" | "rejected";
/** A demonstration allows sandbox payouts, since all of its money is test money. */
export const sandboxPayouts = defineService<SandboxPayouts>("sandboxPayouts");
const allowsSandboxPayouts = (engine: Engine): boolean =>
  engine.services.get(sandboxPayouts) === "allowed";

/**
 * Calculates the cents that a shop has earned from sandbox payments, which are never paid out:
 * settled amounts of orders that were paid with sandbox money, directly or from a wallet that has
 * ever received any. Zero in a demonstration.
 */
export async function readSandboxBalance(engine: Engine, tx: Tx, shopId: number): Promise<number> {
  if (allowsSandboxPayouts(engine)) return 0;
  const sum = await tx.asSystem(() =>
    tx.readValue(sql<number>`
      select coalesce(sum(l.net), 0)::bigint from pay_orders p
      join orders o on o.pay_order_id = p.id and o.shop_id = ${shopId}
      join settlement_lines l on l.order_id = o.id and l.settled_at is not null where p.sandbox`),
  );
  return Math.max(0, sum ?? 0);
}
/**
 * Rejects a transfer of real money for a sandbox payment. A demonstration allows it.
 *
 * @throws {DomainError} `providerRefund.sandboxPayment` when the payment was made in the sandbox.
 */
export async function assertTransferable(
  engine: Engine,
  tx: Tx,
  providerRefundId: number,
): Promise<void> {
  if (allowsSandboxPayouts(engine)) return;
  const found = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom(["money_backs as b", "payments as p"])
        .select("p.id")
        .where("b.id", "=", providerRefundId)
        .where("p.sandbox", "=", true)
        .where(({ eb, or, and, ref }) =>
          or([
            eb("p.id", "=", ref("b.payment")),
            and([
              eb("b.payment", "is", null),
              eb("p.pay_order_id", "=", ref("b.pay_order_id")),
              eb("p.status", "=", "paid"),
            ]),
          ]),
        ),
    ),
  );
  if (found) throw domainError("providerRefund.sandboxPayment");
}
/**
 * Rejects the payout of a withdrawal where the shop's balance would no longer cover its sandbox
 * money.
 *
 * @throws {DomainError} `withdrawal.amountIncludesSandbox` when part of the balance comes from
 * sandbox payments.
 */
export async function assertPayable(engine: Engine, tx: Tx, withdrawalId: number): Promise<void> {
  const found = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom("withdrawals as w")
        .leftJoin("ledger_balances as b", (join) =>
          join.onRef("b.holder", "=", "w.shop_id").on("b.account", "=", "balance"),
        )
        .select(["w.shop_id as shopId", "b.balance"])
        .where("w.id", "=", withdrawalId),
    ),
  );
  if (!found) return;
  const sandbox = await readSandboxBalance(engine, tx, found.shopId);
  if (sandbox > 0 && (found.balance ?? 0) < sandbox) throw createSandboxBalanceError(sandbox);
}
export const createSandboxBalanceError = (sandbox: number) =>
  domainError("withdrawal.amountIncludesSandbox", { amount: formatMoney(sandbox) });
