import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Channel that notifies all API processes of a changed key. */
export const apiKeysChannel = "markethall_api_keys";

/** The cache of API keys of this process. */
export interface ApiKeyCache {
  /** Drops all keys, without waiting for the process's own notification. */
  forget(): void;
}
export const apiKeyCache = defineService<ApiKeyCache>("apiKeyCache");

/** Makes every process reload API keys; this one before the caller receives the response. */
export function reloadApiKey(engine: Engine, tx: Tx): void {
  tx.afterCommit(() => engine.services.get(apiKeyCache).forget());
  tx.notify(apiKeysChannel, "");
}
