import { readPointsValue } from "../../../core/server/readPointsValue.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { pointGoods } from "./pointGoods.ts";
import { toUnitPrice } from "./pointOffer.ts";

const message = (name: string) => ({ key: `resources.pointGoods.validation.${name}` });

export default defineRules(pointGoods, {
  async beforeChange({ operation, tx, record, before }) {
    if (!isSave(operation)) return;
    const sold = before?.sold ?? 0;
    if ((record.quantity ?? 0) < sold)
      throw invalid({ quantity: { ...message("fewerThanSold"), params: { sold } } });
    const product = await tx.first(
      tx.db
        .selectFrom("goods as g")
        .innerJoin("skus as k", "k.goods", "g.id")
        .select(({ fn }) => fn.min("k.price").as("price"))
        .where("g.id", "=", before?.goods ?? record.goods ?? 0)
        .where("k.deleted_at", "is", null),
    );
    // The framework says so where there is no such product.
    if (!product || product.price === null) return;
    const price = toUnitPrice({
      points: record.points ?? 0,
      money: record.money ?? 0,
      rate: await readPointsValue(tx),
    });
    if (price >= product.price) throw invalid({ points: message("priceTooHigh") });
  },
  async read({ tx, rows }) {
    const pictures = await tx.run(
      tx.db
        .selectFrom("goods")
        .select(["id", "main_img as mainImg"])
        .where("id", "=", anyId(rows.flatMap(({ goods }) => goods ?? []))),
    );
    for (const row of rows)
      row.mainImg = pictures.find(({ id }) => id === row.goods)?.mainImg ?? null;
  },
  calls: {
    getPointsValue: async ({ tx }) => ({ value: await tx.asSystem(() => readPointsValue(tx)) }),
  },
});
