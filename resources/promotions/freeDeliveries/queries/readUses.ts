import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Uses = Pick<CamelRow<"free_deliveries">, "id"> & Calculated<{ used: number; saved: number }>;

/**
 * Reads by the ids of rules how many orders they delivered for free, without the cancelled ones,
 * and what they took off the freight, in cents.
 */
export async function readUses(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Uses>> {
  if (ids.length === 0) return new Map();
  const found = await tx.run(sql<Uses>`
    select a.source_id as id, count(distinct o.id)::integer as used, (-sum(a.amount))::bigint as saved
    from orders_adjustments a join orders o on o.id = a.parent_id
    where a.kind = 'freeDelivery' and a.source = 'freeDelivery' and a.source_id = any(${[...ids]}::bigint[]) and o.status <> 'cancelled'
    group by a.source_id`);
  return new Map(found.map((one) => [one.id, one]));
}
