import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import {
  type PayProvider,
  ProviderError,
  type RefundFault,
  type RefundState,
} from "../../resources/payments/index.ts";

type RefundRow = Pick<TableRow<"sandbox_refunds">, "number" | "status" | "reason">;
const declined: RefundFault = "refundPeriodOver";
const toState = ({ number, status, reason }: RefundRow): RefundState =>
  status === "refused" ? { status, reason: reason ?? declined } : { status, refundNo: number };

interface RefundRequest {
  number: string;
  txn: string;
  amount: number;
}

/**
 * The sandbox's refunds: completed immediately, pending or declined, according to the instructions
 * given when the charge was paid.
 */
export class SandboxRefunds {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }
  async find(name: PayProvider, key: string): Promise<RefundState | null> {
    await this.end();
    const [refund] = await queryPool(
      this.#pool,
      compiler
        .selectFrom("sandbox_refunds as r")
        .innerJoin("sandbox_charges as c", "c.id", "r.charge")
        .select(["r.number", "r.status", "r.reason"])
        .where("c.provider", "=", name)
        .where("r.key", "=", key),
    );
    return refund ? toState(refund) : null;
  }
  async refund(name: PayProvider, input: RefundRequest): Promise<RefundState> {
    const state = await transaction(this.#pool, { tenant: "none" }, "write", (tx) =>
      this.#refund(tx, name, input),
    );
    if (state instanceof ProviderError) throw state;
    return state;
  }
  /** Returns an error that is to be committed, as it counts an attempt; throws any other. */
  async #refund(
    tx: Tx,
    name: PayProvider,
    { number, txn, amount }: RefundRequest,
  ): Promise<RefundState | ProviderError> {
    const charge = await tx.first(
      tx.db
        .selectFrom("sandbox_charges")
        .selectAll()
        .where("provider", "=", name)
        .where("txn", "=", txn)
        .forUpdate(),
    );
    if (charge?.status !== "paid")
      throw new ProviderError("no such payment", true, "paymentUnknown");
    const known = await tx.first(
      tx.db
        .selectFrom("sandbox_refunds")
        .select(["number", "status", "reason"])
        .where("key", "=", number),
    );
    if (known) return toState(known);
    if (charge.refund_refused) return { status: "refused", reason: declined };
    if (charge.refund_failures > 0) {
      await tx.run(
        tx.db
          .updateTable("sandbox_charges")
          .set(({ eb }) => ({ refund_failures: eb("refund_failures", "-", 1) }))
          .where("id", "=", charge.id),
      );
      return new ProviderError("the account of the shop has too little", false, "accountTooLow");
    }
    const refunded = await tx.first(
      tx.db
        .selectFrom("sandbox_refunds")
        .select(({ fn }) => fn.sum<number | null>("amount").as("amount"))
        .where("charge", "=", charge.id)
        .where("status", "!=", "refused"),
    );
    if ((refunded?.amount ?? 0) + amount > (charge.paid_amount ?? 0))
      throw new ProviderError("more than was paid", true, "amountExceedsPaid");
    const row = await tx.first(
      tx.db
        .insertInto("sandbox_refunds")
        .values({
          charge: charge.id,
          key: number,
          number: `50${randomBytes(10).toString("hex")}`,
          amount,
          status: charge.refund_delay_ms === null ? "done" : "pending",
          due_at: sqlNowPlus((charge.refund_delay_ms ?? 0) / 1000, "secs"),
        })
        .returning(["number", "status", "reason"]),
    );
    if (!row) throw new Error(`the refund ${number} was not written`);
    return toState(row);
  }
  /**
   * Finishes refunds whose pending time is over. The same statement inserts the webhook event,
   * unless the charge is marked as `lost`.
   */
  async end(): Promise<void> {
    await writePool(
      this.#pool,
      sql`
        with due as (
         select r.id, c.provider, c.refund_fails as fails, c.lost from sandbox_refunds r join sandbox_charges c on c.id = r.charge
         where r.status = 'pending' and r.due_at <= now() order by r.due_at limit 100 for update of r skip locked
       ), ended as (
         update sandbox_refunds r set status = case when due.fails then 'refused' else 'done' end, at = now(),
           reason = case when due.fails then ${declined} end
         from due where due.id = r.id returning r.key, r.number, r.status, r.reason, due.provider, due.lost
       )
       insert into sandbox_deliveries (provider, body, due_at)
       select provider, json_build_object('kind', 'refund', 'provider', provider, 'number', key, 'status', status, 'txn', number,
         'reason', reason)::text, now() from ended where not lost`,
    );
  }
}
