import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { stockMovements } from "./stockMovements.ts";

export default defineRules(stockMovements, {
  async read({ tx, rows }) {
    const collectIds = (table: string) =>
      rows.flatMap(({ refTable, refId }) => (refTable === table && refId ? refId : []));
    const orders = tx.db.selectFrom("orders").select(["id", "number as no"]);
    const refunds = tx.db.selectFrom("refunds").select(["id", "number as no"]);
    const receipts = tx.db.selectFrom("purchase_receipts").select(["id", "number as no"]);
    const [ofOrders, ofRefunds, ofReceipts] = await tx.batch([
      orders.where("id", "=", anyId(collectIds("orders"))),
      refunds.where("id", "=", anyId(collectIds("refunds"))),
      receipts.where("id", "=", anyId(collectIds("purchase_receipts"))),
    ]);
    const bySource = { orders: ofOrders, refunds: ofRefunds, purchase_receipts: ofReceipts };
    for (const row of rows) {
      const found = row.refTable ? bySource[row.refTable] : [];
      row.refNo = found.find(({ id }) => id === row.refId)?.no ?? null;
    }
  },
});
