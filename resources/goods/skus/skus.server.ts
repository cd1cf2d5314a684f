import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { findMovedSinceUpload } from "../../inventory/server.ts";
import { readRunningLow } from "../../reports/server.ts";
import { summarize } from "../goods/queries/summarizeSales.ts";
import { updateStock } from "./commands/updateStock.ts";
import { getStockList } from "./queries/getStockList.ts";
import { skus } from "./skus.ts";
import { stockColumns, withStockExported } from "./stockColumns.ts";

export default defineRules(skus, {
  transfer: {
    columns: { stock: stockColumns },
    // Headings of older exports.
    headings: { expectedStock: ["Stock when exported"], oriPrice: ["Original price"] },
    serializeRow: (row) => void Object.assign(row, withStockExported(row)),
    movedSinceUpload: findMovedSinceUpload,
  },
  beforeChange({ operation, record }) {
    if (!isSave(operation)) return;
    if (record.oriPrice && record.price > record.oriPrice)
      throw invalid({ price: { key: "resources.goods.validation.aboveOriginal" } });
  },
  async afterChange({ tx, rows }) {
    await summarize(tx, [...new Set(rows.map(({ record }) => record.goods))]);
  },
  async read({ tx, rows }) {
    const found = await tx.run(
      tx.db
        .selectFrom("skus as k")
        .innerJoin("goods as g", "g.id", "k.goods")
        .select(({ fn }) => ["k.id", fn.coalesce("k.img", "g.main_img").as("picture")])
        .where("k.id", "=", anyId(rows.flatMap(({ id }) => id ?? []))),
    );
    const pictures = new Map(found.map(({ id, picture }) => [id, picture]));
    for (const row of rows) row.picture = pictures.get(row.id ?? 0) ?? null;
  },
  calls: {
    getStockList,
    getRunningLow: async ({ tx }) => ({ list: await readRunningLow(tx) }),
    updateStock,
  },
});
