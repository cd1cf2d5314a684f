import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import { type StockSource, stockMovements, stockSources } from "./stockMovements.ts";

export default defineRules(stockMovements, {
  filters: {
    stockCount: ({ values }) => sql<boolean>`
      t.ref_table = 'stock_counts' and t.ref_id = any(${[...values]}::bigint[])`,
  },
  async read({ tx, rows }) {
    const sources = stockSources.flatMap((table) => {
      const ids = rows.flatMap(({ refTable, refId }) => (refTable === table && refId ? refId : []));
      return ids.length > 0 ? [{ table, ids }] : [];
    });
    const moved = rows.flatMap(({ id }) => id ?? []);
    const [authors, ...numbered] = await tx.batch([
      tx.db
        .selectFrom("stock_movements as e")
        .leftJoin("members as m", "m.id", "e.add_by")
        .select([
          "e.id",
          "e.on_hand_num as onHandNum",
          "e.on_hand_after as onHandAfter",
          "m.realname as byName",
        ])
        .where("e.id", "=", anyId(moved)),
      ...sources.map(
        ({ table, ids }) => sql<Pick<TableRow<StockSource>, "id" | "number">>`
          select id, number from ${sql.table(table)} where id = any(${ids}::bigint[])`,
      ),
    ]);
    const numbers = new Map(
      sources.map(({ table }, place) => [table, numbered[place] ?? []] as const),
    );
    const byId = new Map(authors.map((one) => [one.id, one]));
    for (const row of rows) {
      const found = row.refTable ? numbers.get(row.refTable) : undefined;
      const { onHandNum = null, onHandAfter = null, byName = null } = byId.get(row.id ?? 0) ?? {};
      row.byName = byName;
      row.onHandBefore =
        onHandNum === null || onHandAfter === null ? null : onHandAfter - onHandNum;
      row.refNo = found?.find(({ id }) => id === row.refId)?.number ?? null;
    }
  },
});
