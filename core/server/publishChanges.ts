import { publishChange } from "../../framework/server/publishChange.ts";
import type { TransactionContext } from "./transactionContext.ts";

/**
 * Notifies every process of the resources and shops that a command changed, after commit, so that
 * open lists reload.
 *
 * @throws {DomainError} `record.notFound` when no resource has a name.
 *
 * @example
 * ```ts
 * await publishChanges(ctx, [3, 5], ["orders", "refunds"]);
 * ```
 */
export async function publishChanges(
  { engine, tx }: Pick<TransactionContext, "engine" | "tx">,
  shopIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    for (const shopId of new Set(shopIds))
      await publishChange(engine, tx, engine.resource(name), { shopId });
}
