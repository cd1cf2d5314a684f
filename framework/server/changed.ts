import type { Resource } from "../schema/index.ts";
import { changesChannel, type Engine } from "./engine.ts";
import type { StoredRow } from "./read.ts";
import type { Tx } from "./transaction.ts";

/** Tells every process that rows of a resource changed, once the transaction is durable. */
export async function changed(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  record: Pick<StoredRow, "shopId">,
): Promise<void> {
  const shopId = resource.owner === "shop" ? (record.shopId ?? null) : null;
  const payload = `${resource.name}:${shopId ?? ""}`;
  // Many rows of one transaction are one piece of news, and this process need not wait for its own notification.
  if (tx.tell(changesChannel, payload)) tx.afterCommit(() => engine.heardOf(resource.name, shopId));
}
