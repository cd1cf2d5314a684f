import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Where it is told to all API processes that a key is no longer what it was. */
export const apiKeysChannel = "markethall_api_keys";
/** What this process keeps of keys: it need not wait for its own news to come back through the channel. */
export const apiKeyCaches = new Set<() => void>();

export async function apiKeyChanged(tx: Tx): Promise<void> {
  tx.afterCommit(() => {
    for (const forget of apiKeyCaches) forget();
  });
  await tx.run(sql`select pg_notify(${apiKeysChannel}, '')`);
}
