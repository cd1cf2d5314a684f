import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { stockEntries } from "./stockEntries.ts";

export default defineRules(stockEntries, {
  async read({ tx, rows }) {
    const collectIds = (table: string) =>
      rows.flatMap(({ refTable, refId }) => (refTable === table && refId ? refId : []));
    const found = await tx.run<{ of: string; id: number; no: string }>(sql`
      select 'orders' as of, id, order_no as no from orders where id = any(${collectIds("orders")}::bigint[])
      union all select 'refunds', id, refund_no from refunds where id = any(${collectIds("refunds")}::bigint[])`);
    for (const row of rows)
      row.refNo = found.find(({ of, id }) => of === row.refTable && id === row.refId)?.no ?? null;
  },
});
