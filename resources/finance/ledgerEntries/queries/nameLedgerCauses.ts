import { sql } from "kysely";
import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import { nameOfShop } from "../../../../core/shops/nameOfShop.ts";
import type { Row } from "../../../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { nameCauses } from "../../balanceTransactions/queries/nameCauses.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

type Named = Partial<
  Pick<Row<typeof ledgerEntries>, "id" | "cause" | "refTable" | "refId" | "shop">
>;
type Cause = Pick<TableRow<"ledger_entries">, "id"> &
  Calculated<{
    card: string | null;
    paid: number | null;
    /** The order of a change of points, and who it is of. */
    order: string | null;
    buyer: string | null;
    /** The shop of the order, the refund or the withdrawal. */
    shop: string | null;
  }>;

/**
 * Adds to each entry of the ledger the short number of what caused it: that of a shop, as its
 * transactions have it, or of the platform, the ending of a gift card, or the customer whose points
 * changed. Where the entry is of no shop, the number of one names its shop.
 */
export async function nameLedgerCauses(tx: Tx, rows: readonly Named[]): Promise<void> {
  await nameCauses(tx, rows);
  const ids = rows.flatMap(({ id, cause, shop }) => ((cause && shop) || !id ? [] : [id]));
  if (ids.length === 0) return;
  const found = await tx.run(sql<Cause>`
    select e.id, g.code as card, coalesce(p.pay_order_id, case e.ref_table when 'pay_orders' then e.ref_id end) as paid,
      o.number as "order", b.nickname as buyer, s.name as shop
    from ledger_entries e
    left join point_entries c on e.ref_table = 'point_entries' and c.id = e.ref_id
    left join buyers b on b.id = c.member_id
    left join refunds r on e.ref_table = 'refunds' and r.id = e.ref_id
    left join withdrawals w on e.ref_table = 'withdrawals' and w.id = e.ref_id
    left join settlement_lines l on e.ref_table = 'settlement_lines' and l.id = e.ref_id
    left join orders o on o.id = case e.ref_table
      when 'orders' then e.ref_id when 'point_entries' then c.order_id when 'settlement_lines' then l.order_id end
    left join shops s on s.id = coalesce(o.shop_id, r.shop_id, w.shop_id)
    left join gift_cards g on e.ref_table = 'gift_cards' and g.id = e.ref_id
    left join payments p on e.ref_table = 'payments' and p.id = e.ref_id
    where e.id = any(${ids}::bigint[])`);
  const causes = new Map(found.map((one) => [one.id, one]));
  for (const row of rows) {
    const cause = causes.get(row.id ?? 0);
    if (!cause) continue;
    const number = row.cause ?? cause.order;
    if (number) row.cause = nameOfShop(number, row.shop ? null : cause.shop);
    else if (row.refTable === "money_backs" && row.refId)
      row.cause = formatPlatformNumber("providerRefund", row.refId);
    else row.cause = cause.card ?? cause.buyer ?? formatPayment(cause.paid);
  }
}

const formatPayment = (paid: number | null) =>
  paid === null ? null : formatPlatformNumber("payment", paid);
