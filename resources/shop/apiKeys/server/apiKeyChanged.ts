import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Channel that notifies all API processes of a changed key. */
export const apiKeysChannel = "markethall_api_keys";
/**
 * Functions that clear this process's key caches, so that it does not wait for its own notification
 * through the channel.
 */
export const apiKeyCaches = new Set<() => void>();

/** Makes every process reload API keys; this one before the caller receives the response. */
export async function apiKeyChanged(tx: Tx): Promise<void> {
  tx.afterCommit(() => {
    for (const forget of apiKeyCaches) forget();
  });
  await tx.run(sql`select pg_notify(${apiKeysChannel}, '')`);
}
