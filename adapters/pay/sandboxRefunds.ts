import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { queryValue } from "../../framework/server/database/queryPool.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import {
  type PayProvider,
  ProviderError,
  type RefundFault,
  type RefundState,
} from "../../resources/payments/index.ts";

type ChargeRow = Pick<
  TableRow<"sandbox_charges">,
  "id" | "status" | "refund_failures" | "refund_refused" | "refund_delay_ms"
> &
  Calculated<{ paid_amount: string }>;
type RefundRow = Pick<TableRow<"sandbox_refunds">, "number" | "status" | "reason">;
const declined: RefundFault = "refundPeriodOver";
const toState = ({ number, status, reason }: RefundRow): RefundState =>
  status === "refused" ? { status, reason: reason ?? declined } : { status, refundNo: number };

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
    const { rows } = await this.#pool.query<RefundRow>(
      `select r.number, r.status, r.reason from sandbox_refunds r join sandbox_charges c on c.id = r.charge
       where c.provider = $1 and r.key = $2`,
      [name, key],
    );
    return rows[0] ? toState(rows[0]) : null;
  }
  async refund(
    name: PayProvider,
    { number, txn, amount }: { number: string; txn: string; amount: number },
  ): Promise<RefundState> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      const state = await this.#book(client, name, { number, txn, amount });
      await client.query("commit");
      if (state instanceof ProviderError) throw state;
      return state;
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }
  async #book(
    client: pg.PoolClient,
    name: PayProvider,
    { number, txn, amount }: { number: string; txn: string; amount: number },
  ): Promise<RefundState | ProviderError> {
    const { rows } = await client.query<ChargeRow>(
      "select * from sandbox_charges where provider = $1 and txn = $2 for update",
      [name, txn],
    );
    const [charge] = rows;
    if (charge?.status !== "paid")
      throw new ProviderError("no such payment", true, "paymentUnknown");
    const { rows: known } = await client.query<RefundRow>(
      "select number, status, reason from sandbox_refunds where key = $1",
      [number],
    );
    if (known[0]) return toState(known[0]);
    if (charge.refund_refused) return { status: "refused", reason: declined };
    if (charge.refund_failures > 0) {
      await client.query(
        "update sandbox_charges set refund_failures = refund_failures - 1 where id = $1",
        [charge.id],
      );
      return new ProviderError("the account of the shop has too little", false, "accountTooLow");
    }
    const refunded = await queryValue(
      client,
      sql<number>`select coalesce(sum(amount), 0)::float8 from sandbox_refunds where charge = ${charge.id} and status <> 'refused'`,
    );
    if ((refunded ?? 0) + amount > Number(charge.paid_amount))
      throw new ProviderError("more than was paid", true, "amountExceedsPaid");
    const pending = charge.refund_delay_ms !== null;
    const { rows: made } = await client.query<RefundRow>(
      `insert into sandbox_refunds (charge, key, number, amount, status, due_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning number, status, reason`,
      [
        charge.id,
        number,
        `50${randomBytes(10).toString("hex")}`,
        amount,
        pending ? "pending" : "done",
        (charge.refund_delay_ms ?? 0) / 1000,
      ],
    );
    const [row] = made;
    if (!row) throw new Error(`the refund ${number} was not written`);
    return toState(row);
  }
  /**
   * Finishes refunds whose pending time is over. The same statement inserts the webhook event,
   * unless the charge is marked as `lost`.
   */
  async end(): Promise<void> {
    await this.#pool.query(
      `with due as (
         select r.id, c.provider, c.refund_fails as fails, c.lost from sandbox_refunds r join sandbox_charges c on c.id = r.charge
         where r.status = 'pending' and r.due_at <= now() order by r.due_at limit 100 for update of r skip locked
       ), ended as (
         update sandbox_refunds r set status = case when due.fails then 'refused' else 'done' end, at = now(),
           reason = case when due.fails then $1 end
         from due where due.id = r.id returning r.key, r.number, r.status, r.reason, due.provider, due.lost
       )
       insert into sandbox_deliveries (provider, body, due_at)
       select provider, json_build_object('kind', 'refund', 'provider', provider, 'number', key, 'status', status, 'txn', number,
         'reason', reason)::text, now() from ended where not lost`,
      [declined],
    );
  }
}
