import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { stockMovements } from "./stockMovements.ts";

export default defineRules(stockMovements, {
  filters: {
    stockCount: ({ values }) => sql<boolean>`
      t.ref_table = 'stock_counts' and t.ref_id = any(${[...values]}::bigint[])`,
  },
  async read({ tx, rows }) {
    const collectIds = (table: string) =>
      rows.flatMap(({ refTable, refId }) => (refTable === table && refId ? refId : []));
    const orders = tx.db.selectFrom("orders").select(["id", "number as no"]);
    const refunds = tx.db.selectFrom("refunds").select(["id", "number as no"]);
    const receipts = tx.db.selectFrom("purchase_receipts").select(["id", "number as no"]);
    const edits = tx.db.selectFrom("stock_edits").select(["id", "number as no"]);
    const merges = tx.db.selectFrom("order_merges").select(["id", "number as no"]);
    const counts = tx.db.selectFrom("stock_counts").select(["id", "number as no"]);
    const moved = rows.flatMap(({ id }) => id ?? []);
    const [ofOrders, ofRefunds, ofReceipts, ofEdits, ofMerges, ofCounts, authors] = await tx.batch([
      orders.where("id", "=", anyId(collectIds("orders"))),
      refunds.where("id", "=", anyId(collectIds("refunds"))),
      receipts.where("id", "=", anyId(collectIds("purchase_receipts"))),
      edits.where("id", "=", anyId(collectIds("stock_edits"))),
      merges.where("id", "=", anyId(collectIds("order_merges"))),
      counts.where("id", "=", anyId(collectIds("stock_counts"))),
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
    ]);
    const bySource = {
      orders: ofOrders,
      refunds: ofRefunds,
      purchase_receipts: ofReceipts,
      stock_edits: ofEdits,
      order_merges: ofMerges,
      stock_counts: ofCounts,
    };
    const byId = new Map(authors.map((one) => [one.id, one]));
    for (const row of rows) {
      const found = row.refTable ? bySource[row.refTable] : [];
      const { onHandNum = null, onHandAfter = null, byName = null } = byId.get(row.id ?? 0) ?? {};
      row.byName = byName;
      row.onHandBefore =
        onHandNum === null || onHandAfter === null ? null : onHandAfter - onHandNum;
      row.refNo = found.find(({ id }) => id === row.refId)?.no ?? null;
    }
  },
});
