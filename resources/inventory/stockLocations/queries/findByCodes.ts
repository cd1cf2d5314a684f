import { sql } from "kysely";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

export type FoundLocation = Pick<TableRow<"stock_locations">, "id" | "code">;
/** Codes are compared without regard to case. */
export const toKey = (code: string): string => code.trim().toLowerCase();

/** Finds locations of a warehouse by their codes, as typed or scanned. */
export async function findByCodes(
  tx: Tx,
  { shopId, warehouse }: { shopId: number; warehouse: number },
  codes: readonly string[],
): Promise<ReadonlyMap<string, FoundLocation>> {
  const keys = [...new Set(codes.map(toKey))];
  if (keys.length === 0) return new Map();
  const found = await tx.run(sql<FoundLocation>`
    select id, code from stock_locations
    where shop_id = ${shopId}::bigint and warehouse = ${warehouse}::bigint and deleted_at is null
      and lower(code) = any(${keys}::text[])`);
  return new Map(found.map((location) => [toKey(location.code), location]));
}
