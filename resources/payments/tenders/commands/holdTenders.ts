import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import { anyIdParameter } from "../../../../framework/server/tables/anyId.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { defineStatement } from "../../../../framework/server/tables/defineStatement.ts";
import type { Placeholders } from "../../../../framework/server/tables/statementCache.ts";
import { post } from "../../../finance/server.ts";
import { domainError } from "../../errors.ts";
import type { PaymentAttempt } from "../../payments/commands/paymentAttempts.ts";
import type { Tender } from "../tenderFields.ts";

/** A held tender of a payment attempt. Cents. */
export type HeldTender = Pick<TableRow<"payments_tenders">, "id" | "method" | "amount"> &
  Calculated<{ attemptId: TableRow<"payments_tenders">["parent_id"] }> &
  Pick<CamelRow<"payments">, "memberId" | "number">;

const selectHeld = defineStatement(({ ids }: Placeholders<{ ids: readonly number[] }>) =>
  compiler
    .selectFrom("payments_tenders as t")
    .innerJoin("payments as p", "p.id", "t.parent_id")
    .select(["t.id", "t.parent_id as attemptId", "t.method", "t.amount", "p.number"])
    .select("p.member_id as memberId")
    .where("t.parent_id", "=", anyIdParameter(false, ids))
    .where("t.status", "=", sql.lit("held"))
    .orderBy("t.id")
    .forUpdate("t"),
);
/** Builds the statement that locks the held tenders of payment attempts, for a batch. */
export const selectHeldTenders = (ids: readonly number[]) => selectHeld({ ids });

const lockHeld = defineStatement(({ payOrderId }: Placeholders<{ payOrderId: number }>) =>
  compiler
    .selectFrom("payments_tenders as t")
    .innerJoin("payments as p", "p.id", "t.parent_id")
    .select("t.id")
    .where("p.pay_order_id", "=", payOrderId)
    .where("t.status", "=", sql.lit("held"))
    .orderBy("t.id")
    .forUpdate("t"),
);
/** Builds the statement that locks the held tenders of all attempts to pay an order. */
export const lockHeldTenders = (payOrderId: number) => lockHeld({ payOrderId });

/**
 * Holds a part of a payment from the customer's balance while its attempt is open.
 *
 * @throws {DomainError} `wallet.insufficientFunds` when the customer's balance is too low.
 */
export async function holdTender(
  ctx: TransactionContext,
  { id, number, memberId }: Pick<PaymentAttempt, "id" | "number" | "memberId">,
  amount: number,
): Promise<void> {
  await ctx.tx.run(
    insertMany("payments_tenders", [{ parentId: id, position: 0, method: "balance", amount }]),
  );
  await move(ctx, "tenderHeld", { attemptId: id, memberId, number }, -amount).catch(
    (error: unknown) => {
      if (error instanceof DomainError && error.code === "ledger.insufficientFunds")
        throw domainError("wallet.insufficientFunds");
      throw error;
    },
  );
}

/** Returns what is held of payment attempts that have ended. */
export async function releaseTenders(
  ctx: TransactionContext,
  attempts: readonly number[],
): Promise<void> {
  if (attempts.length === 0) return;
  await captureTenders(ctx, await ctx.tx.run(selectHeldTenders(attempts)), []);
}

/**
 * Returns what is held to the customer's balance, from which the orders are then paid in the same
 * transaction, and records how much of it pays.
 */
export async function captureTenders(
  ctx: TransactionContext,
  held: readonly HeldTender[],
  captured: readonly Tender[],
): Promise<void> {
  for (const [place, tender] of held.entries()) {
    const amount = captured[place]?.amount ?? 0;
    await ctx.tx.run(
      ctx.tx.db
        .updateTable("payments_tenders")
        .set({ status: amount > 0 ? "captured" : "released", captured: amount })
        .where("id", "=", tender.id),
    );
    await move(ctx, "tenderReleased", tender, tender.amount);
  }
}

/** Posts between the customer's balance and `clearing`; a negative amount is held. */
async function move(
  ctx: TransactionContext,
  type: "tenderHeld" | "tenderReleased",
  { attemptId, memberId, number: refNo }: Pick<HeldTender, "attemptId" | "memberId" | "number">,
  amount: number,
): Promise<void> {
  await post(ctx, {
    type,
    refTable: "payments",
    refId: attemptId,
    entries: [
      { account: "wallet", buyerId: memberId, type, amount, refNo },
      { account: "clearing", type, amount: -amount, refNo },
    ],
  });
}
