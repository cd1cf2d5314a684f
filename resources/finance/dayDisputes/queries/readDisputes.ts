import { sql } from "kysely";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { DisputedLine } from "../disputeFields.ts";

/** Lines shown for a dispute; the shop's own list contains the others. */
const maxLines = 200;
type Line = Pick<
  CamelRow<"settlement_lines">,
  "id" | "kind" | "orderNo" | "gross" | "coupon" | "commission" | "net" | "remark"
>;
interface Disputed {
  id?: number;
  shop?: string | null;
  lines?: DisputedLine[] | null;
}

/** Adds the shop to each statement and, to a single one, its lines, latest first. */
export async function readDisputes(
  tx: Tx,
  rows: readonly Disputed[],
  { table, period }: { table: "settlement_days" | "settlement_months"; period: "day" | "month" },
): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  await tx.asSystem(async () => {
    const shops = await tx.run(sql<Pick<TableRow<"shops">, "id" | "name">>`
      select t.id, s.name from ${sql.table(table)} t join shops s on s.id = t.shop_id where t.id = any(${ids}::bigint[])`);
    for (const row of rows) row.shop = shops.find(({ id }) => id === row.id)?.name ?? null;
    const [only] = rows;
    for (const row of rows) row.lines = [];
    if (rows.length !== 1 || only?.id === undefined) return;
    only.lines = await tx.run(sql<Line>`
      select l.id, l.kind, l.order_no as "orderNo", l.gross, l.coupon, l.commission, l.net, l.remark
      from settlement_lines l join ${sql.table(table)} t on t.shop_id = l.shop_id and t.${sql.ref(period)} = l.${sql.ref(period)}
      where t.id = ${only.id} order by l.id desc limit ${maxLines}`);
  });
}
