import { sql } from "kysely";
import type { Row } from "../../../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

type Named = Partial<Pick<Row<typeof balanceTransactions>, "id" | "cause">>;

/** Adds to each entry the short number of what caused it: a refund, a withdrawal or an order. */
export async function nameCauses(tx: Tx, rows: readonly Named[]): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await tx.run(sql<
    Pick<TableRow<"ledger_entries">, "id"> & Calculated<{ cause: string | null }>
  >`
    select e.id, coalesce(r.number, w.short_no, o.number) as cause from ledger_entries e
    left join settlement_lines l on e.ref_table = 'settlement_lines' and l.id = e.ref_id
    left join refunds r on e.ref_table = 'refunds' and r.id = e.ref_id
    left join withdrawals w on e.ref_table = 'withdrawals' and w.id = e.ref_id
    left join orders o on o.id = case e.ref_table when 'orders' then e.ref_id when 'settlement_lines' then l.order_id end
    where e.id = any(${ids}::bigint[])`);
  const causes = new Map(found.map(({ id, cause }) => [id, cause]));
  for (const row of rows) row.cause = causes.get(row.id ?? 0) ?? null;
}
