import { invalid, notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../stockLocations/errors.ts";

/**
 * Returns the id of a shop's warehouse: the given one, or the only open one.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such warehouse.
 * @throws {DomainError} `stockLocation.noWarehouse` when it has none.
 * @throws {DomainError} `input.invalid` when it has several, and none is given.
 */
export async function chooseWarehouse(
  tx: Tx,
  shopId: number,
  id: number | null | undefined,
): Promise<number> {
  const open = await tx.run(
    tx.db
      .selectFrom("warehouses")
      .select("id")
      .where("shop_id", "=", shopId)
      .where("deleted_at", "is", null)
      .where("status", "=", "open")
      .orderBy("id"),
  );
  if (id) {
    if (!open.some((warehouse) => warehouse.id === id)) throw notFound();
    return id;
  }
  return requireOnly(open);
}

/**
 * Returns the id of the only warehouse.
 *
 * @throws {DomainError} `stockLocation.noWarehouse` when there is none.
 * @throws {DomainError} `input.invalid` when there are several.
 */
export function requireOnly([only, other]: readonly { id: number }[]): number {
  if (!only) throw domainError("stockLocation.noWarehouse");
  if (other) throw invalid({ warehouse: { key: "validation.required" } });
  return only.id;
}
