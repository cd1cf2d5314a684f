import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { sumParts } from "../queries/readPayout.ts";

/**
 * Stores what explains the last payout of a shop, so that nobody waits until the entries of a whole
 * month are read. `tx` has no tenant scope.
 */
export async function storePayout(tx: Tx, shopId: number): Promise<void> {
  const { bounds, parts } = await tx.asTenant(shopId, () => sumParts(tx));
  if (bounds.entry === null) return;
  await tx.run(sql`
    insert into payout_parts (shop_id, entry, previous, parts)
    values (${shopId}, ${bounds.entry}, ${bounds.previous}, ${JSON.stringify(parts)}::jsonb)
    on conflict (shop_id) do update set entry = excluded.entry, previous = excluded.previous, parts = excluded.parts`);
}
