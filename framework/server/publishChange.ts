import type { Resource } from "../schema/index.ts";
import { changesChannel, type Engine } from "./engine.ts";
import type { StoredRow } from "./operations/readRecord.ts";
import type { Tx } from "./transaction.ts";

/**
 * Notifies every process that rows of a resource changed, once the transaction is durable. Saves
 * and actions do it themselves; a rule that writes with its own SQL calls it.
 *
 * @example
 * ```ts
 * await tx.run(sql`update suppliers set status = 'paused' where id = ${7}`);
 * await publishChange(engine, tx, suppliers, { shopId: 3 });
 * ```
 */
export async function publishChange(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  record: Pick<StoredRow, "shopId">,
): Promise<void> {
  const shopId = resource.owner === "shop" ? (record.shopId ?? null) : null;
  const payload = `${resource.name}:${shopId ?? ""}`;
  // Many changed rows in one transaction publish a single notification, and this process does not
  // wait for its own.
  if (tx.notify(changesChannel, payload))
    tx.afterCommit(() => engine.handleChange(resource.name, shopId));
}
