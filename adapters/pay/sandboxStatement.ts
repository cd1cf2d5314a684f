import type pg from "pg";
import type { PayProvider, StatementLine } from "../../resources/payments/index.ts";

interface Row extends Omit<StatementLine, "amount"> {
  amount: string;
}
/** Reads the sandbox's own records of a period as a settlement statement. */
export async function readStatement(
  pool: pg.Pool,
  name: PayProvider,
  { from, to }: { from: Date; to: Date },
): Promise<StatementLine[]> {
  const { rows } = await pool.query<Row>(
    `select 'payment' as kind, number, txn, paid_amount as amount, paid_at as at from sandbox_charges
       where provider = $1 and status = 'paid' and paid_at >= $2 and paid_at < $3
     union all select 'refund', r.key, r.number, r.amount, r.at from sandbox_refunds r join sandbox_charges c on c.id = r.charge
       where c.provider = $1 and r.status = 'done' and r.at >= $2 and r.at < $3 order by at`,
    [name, from.toISOString(), to.toISOString()],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
