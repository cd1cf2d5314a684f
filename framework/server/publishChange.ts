import type { TenantKey } from "../schema/index.ts";
import { getTenantId, isTenantOwned, type Resource } from "../schema/index.ts";
import { type Engine, getChangesChannel } from "./engine.ts";
import type { StoredRow } from "./operations/readRecord.ts";
import type { Tx } from "./transaction.ts";

/**
 * Notifies every process that rows of a resource changed, shortly after the commit. Saves
 * and actions do it themselves; a rule that writes with its own SQL calls it.
 *
 * @example
 * ```ts
 * await tx.run(sql`update suppliers set status = 'paused' where id = ${7}`);
 * await publishChange(engine, tx, suppliers, { [getTenantKey()]: 3 });
 * ```
 */
export async function publishChange(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  record: Pick<StoredRow, TenantKey>,
): Promise<void> {
  const tenantId = isTenantOwned(resource) ? getTenantId(record) : null;
  const payload = `${resource.name}:${tenantId ?? ""}`;
  // Many changed rows in one transaction publish a single notification, and this process does not
  // wait for its own.
  tx.afterCommitOnce(`change ${payload}`, () => {
    engine.handleChange(resource.name, tenantId);
    engine.hints.add(getChangesChannel(), payload);
  });
}
