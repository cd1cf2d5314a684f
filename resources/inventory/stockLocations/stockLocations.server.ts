import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { requireOnly } from "../warehouses/queries/chooseWarehouse.ts";
import { domainError } from "./errors.ts";
import { readOnHandAt } from "./queries/readOnHandAt.ts";
import { isSellable, stockLocations } from "./stockLocations.ts";

export default defineRules(stockLocations, {
  async beforeChange({ tx, record, before, actor }) {
    const above = record.parent ? await readWarehouse(tx, record.parent) : null;
    const warehouse = record.warehouse ?? above ?? (await findOnlyWarehouse(tx, actor.tenantId));
    if (above && above !== warehouse)
      throw invalid({ parent: { key: "resources.stockLocations.validation.otherWarehouse" } });
    if (before?.warehouse && before.warehouse !== warehouse)
      throw invalid({ warehouse: { key: "resources.stockLocations.validation.movedWarehouse" } });
    record.warehouse = warehouse;
    if (record.code) record.code = record.code.trim();
    if (!record.kind) return;
    if (before && isSellable(before.kind) !== isSellable(record.kind)) {
      const units = (await readOnHandAt(tx, [before.id])).get(before.id) ?? 0;
      if (units > 0) throw domainError("stockLocation.notEmpty", { location: before.code, units });
      if (before.isDefault)
        throw invalid({ kind: { key: "resources.stockLocations.validation.defaultSells" } });
    }
    record.sellable = isSellable(record.kind);
  },
  async beforeDelete({ tx, record: { id, code } }) {
    const units = (await readOnHandAt(tx, [id])).get(id) ?? 0;
    if (units > 0) throw domainError("stockLocation.notEmpty", { location: code, units });
  },
  async read({ tx, rows }) {
    const units = await readOnHandAt(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) row.onHand = units.get(row.id ?? 0) ?? 0;
  },
});

async function readWarehouse(tx: Tx, id: number): Promise<number | null> {
  const found = await tx.first(
    tx.db.selectFrom("stock_locations").select("warehouse").where("id", "=", id),
  );
  return found?.warehouse ?? null;
}

/**
 * Returns the warehouse of a shop that has one.
 *
 * @throws {DomainError} `stockLocation.noWarehouse` when there is none.
 */
async function findOnlyWarehouse(tx: Tx, shopId: number | null): Promise<number> {
  const found = await tx.run(
    tx.db
      .selectFrom("warehouses")
      .select("id")
      .where("shop_id", "=", shopId)
      .where("deleted_at", "is", null)
      .limit(2),
  );
  return requireOnly(found);
}
