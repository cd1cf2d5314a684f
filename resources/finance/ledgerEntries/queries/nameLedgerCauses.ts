import { sql } from "kysely";
import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import type { Row } from "../../../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { nameCauses } from "../../balanceTransactions/queries/nameCauses.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

type Named = Partial<Pick<Row<typeof ledgerEntries>, "id" | "cause" | "refTable" | "refId">>;

/**
 * Adds to each entry of the ledger the short number of what caused it: that of a shop, as its
 * transactions have it, or of the platform, or the ending of a gift card.
 */
export async function nameLedgerCauses(tx: Tx, rows: readonly Named[]): Promise<void> {
  await nameCauses(tx, rows);
  const ids = rows.flatMap(({ id, cause }) => (cause || !id ? [] : [id]));
  if (ids.length === 0) return;
  const found = await tx.run(sql<
    Pick<TableRow<"ledger_entries">, "id"> &
      Calculated<{ card: string | null; paid: number | null }>
  >`
    select e.id, g.code as card, coalesce(p.pay_order_id, case e.ref_table when 'pay_orders' then e.ref_id end) as paid
    from ledger_entries e
    left join gift_cards g on e.ref_table = 'gift_cards' and g.id = e.ref_id
    left join payments p on e.ref_table = 'payments' and p.id = e.ref_id
    where e.id = any(${ids}::bigint[])`);
  const causes = new Map(found.map((one) => [one.id, one]));
  for (const row of rows) {
    if (row.cause) continue;
    const { card, paid } = causes.get(row.id ?? 0) ?? { card: null, paid: null };
    if (row.refTable === "money_backs" && row.refId)
      row.cause = formatPlatformNumber("providerRefund", row.refId);
    else row.cause = card ?? (paid === null ? null : formatPlatformNumber("payment", paid));
  }
}
