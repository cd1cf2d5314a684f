import { sql } from "kysely";
import type { Issues } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface EditLine {
  skuId: number;
  locationId: number;
  num?: number | null;
  counted?: number | null;
}
type Item = Pick<CamelRow<"stock_items">, "skuId" | "locationId" | "onHand">;

const toKey = (key: string) => ({ key: `resources.stockEdits.validation.${key}` });

/**
 * Checks the lines of an edit, and returns them with their differences: that of a counted number is
 * taken to what is on hand now, whatever difference was sent with it.
 *
 * @throws {DomainError} `input.invalid` with the lines that are wrong.
 */
export async function prepareLines<L extends EditLine>(
  tx: Tx,
  warehouse: number | null | undefined,
  lines: readonly L[],
): Promise<(L & { num: number })[]> {
  const locationIds = lines.map(({ locationId }) => locationId);
  const [locations, items] = await tx.batch([
    sql<Pick<TableRow<"stock_locations">, "id" | "warehouse">>`
      select id, warehouse from stock_locations where id = any(${locationIds}::bigint[])`,
    sql<Item>`
      select i.sku_id as "skuId", i.location_id as "locationId", i.on_hand as "onHand"
      from unnest(${lines.map(({ skuId }) => skuId)}::bigint[], ${locationIds}::bigint[]) as v (sku_id, location_id)
      join stock_items i on i.sku_id = v.sku_id and i.location_id = v.location_id`,
  ]);
  const issues: Issues = {};
  const seen = new Set<string>();
  const prepared = lines.map((line, index) => {
    const { skuId, locationId, num = null, counted = null } = line;
    const place = `${skuId} ${locationId}`;
    const at = (name: string) => `lines.${index}.${name}`;
    if (locations.find(({ id }) => id === locationId)?.warehouse !== warehouse)
      issues[at("locationId")] = toKey("otherWarehouse");
    if (seen.has(place)) issues[at("skuId")] = toKey("repeated");
    seen.add(place);
    if (num === null && counted === null) issues[at("num")] = toKey("numOrCounted");
    const book = items.find((one) => one.skuId === skuId && one.locationId === locationId);
    const difference = counted === null ? (num ?? 0) : counted - (book?.onHand ?? 0);
    if (difference === 0 && counted === null) issues[at("num")] ??= toKey("noChange");
    return { ...line, num: difference };
  });
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return prepared;
}
