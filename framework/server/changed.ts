import type { Resource } from "../schema/index.ts";
import { changesChannel, type Engine } from "./engine.ts";
import type { StoredRow } from "./read.ts";
import type { Tx } from "./transaction.ts";

/** Notifies every process that rows of a resource changed, once the transaction is durable. */
export async function changed(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  record: Pick<StoredRow, "shopId">,
): Promise<void> {
  const shopId = resource.owner === "shop" ? (record.shopId ?? null) : null;
  const payload = `${resource.name}:${shopId ?? ""}`;
  // Many changed rows in one transaction publish a single notification, and this process does not
  // wait for its own.
  if (tx.notify(changesChannel, payload)) tx.afterCommit(() => engine.handleChange(resource.name, shopId));
}
