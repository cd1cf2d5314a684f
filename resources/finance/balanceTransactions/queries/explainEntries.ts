import { sql } from "kysely";
import type { Row } from "../../../../framework/schema/index.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

type Explained = Partial<Row<typeof balanceTransactions>>;
type Entry = Pick<TableRow<"ledger_entries">, "id" | "amount">;
/** The settlement line of an entry that moves earnings; null for every other entry. */
type Line = {
  [K in keyof Pick<TableRow<"settlement_lines">, "gross" | "coupon" | "commission" | "net">]:
    | TableRow<"settlement_lines">[K]
    | null;
};

/**
 * Fills in what the amount of an entry is made of: what the customer and the platform paid, and the
 * commission. Only earnings have a commission.
 */
export async function explainEntries(tx: Tx, rows: readonly Explained[]): Promise<void> {
  const entries = await tx.run(sql<Entry & Line>`
    select e.id, e.amount, l.gross, l.coupon, l.commission, l.net
    from ledger_entries e
    left join settlement_lines l on e.type = 'settle' and e.ref_table = 'settlement_lines' and l.id = e.ref_id
    where e.id = any(${rows.map(({ id }) => id)}::bigint[])`);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const row of rows) {
    const entry = byId.get(row.id ?? 0);
    if (!entry) continue;
    const { amount, gross, coupon, commission, net } = entry;
    // The entry of the account that the earnings leave has the opposite sign.
    const sign = net === amount ? 1 : -1;
    row.gross = gross === null ? amount : sign * (gross + (coupon ?? 0));
    row.fee = commission ? -sign * commission : null;
  }
}
