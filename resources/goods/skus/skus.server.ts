import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { findMovedSinceUpload, readHolders, readOnHand } from "../../inventory/server.ts";
import { readRunningLow } from "../../reports/server.ts";
import { isPublished } from "../goods/queries/isPublished.ts";
import { summarize } from "../goods/queries/summarizeSales.ts";
import { priceTooLow } from "../goods/readiness.ts";
import { updateStock } from "./commands/updateStock.ts";
import { getStockList } from "./queries/getStockList.ts";
import { skus } from "./skus.ts";
import { maxHolders } from "./stockCalls.ts";
import { stockColumns, withStockExported } from "./stockColumns.ts";

export default defineRules(skus, {
  transfer: {
    columns: { stock: stockColumns },
    // Headings of older exports.
    headings: { expectedStock: ["Stock when exported"], oriPrice: ["Original price"] },
    serializeRow: (row) => void Object.assign(row, withStockExported(row)),
    movedSinceUpload: findMovedSinceUpload,
  },
  async beforeChange({ operation, tx, record }) {
    if (!isSave(operation)) return;
    if (record.price === 0 && record.goods && (await isPublished(tx, record.goods)))
      throw invalid({ price: priceTooLow });
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
        .select(({ fn }) => ["k.id", "k.stock", fn.coalesce("k.img", "g.main_img").as("picture")])
        .where("k.id", "=", anyId(rows.flatMap(({ id }) => id ?? []))),
    );
    const byId = new Map(found.map((sku) => [sku.id, sku]));
    const onHand = await readOnHand(tx, [...byId.keys()]);
    for (const row of rows) {
      const sku = byId.get(row.id ?? 0);
      const units = onHand.get(row.id ?? 0) ?? null;
      row.picture = sku?.picture ?? null;
      row.onHand = units;
      row.reserved = sku && units !== null ? units - sku.stock : null;
    }
  },
  calls: {
    getStockList,
    getRunningLow: async ({ tx }) => ({ list: await readRunningLow(tx) }),
    getReservations: async ({ tx, actor, input }) => ({
      list: await readHolders(tx, {
        shopId: actor.tenantId ?? 0,
        skuId: input.skuId,
        limit: maxHolders,
      }),
    }),
    updateStock,
  },
});
