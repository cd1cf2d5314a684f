import { sql } from "kysely";
import type pg from "pg";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import type { PayProvider, StatementLine } from "../../resources/payments/index.ts";

/** Payments and refunds, by the names of the refunds' columns. */
type Line = Pick<TableRow<"sandbox_refunds">, "number" | "amount" | "at"> &
  Calculated<Pick<StatementLine, "kind" | "txn">>;

/** Reads the sandbox's own records of a period as a settlement statement. */
export async function readStatement(
  pool: pg.Pool,
  name: PayProvider,
  { from, to }: { from: Date; to: Date },
): Promise<StatementLine[]> {
  const lines = await queryPool(
    pool,
    sql<Line>`
      select 'payment' as kind, number, txn, paid_amount as amount, paid_at as at from sandbox_charges
        where provider = ${name} and status = 'paid' and paid_at >= ${from} and paid_at < ${to}
      union all select 'refund', r.key, r.number, r.amount, r.at
        from sandbox_refunds r join sandbox_charges c on c.id = r.charge
        where c.provider = ${name} and r.status = 'done' and r.at >= ${from} and r.at < ${to}
      order by at`,
  );
  return lines.map((line) => ({ ...line, at: new Date(line.at) }));
}
