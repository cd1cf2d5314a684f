import type pg from "pg";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { SessionCache } from "../../framework/server/session/sessionCache.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { parseOrigins } from "../../resources/shop/index.ts";
import { type ApiKeyCache, apiKeysChannel, hashApiKey } from "../../resources/shop/server.ts";
import { domainError } from "../errors.ts";

/**
 * Milliseconds for which a process trusts its cache; a revoked key is invalidated immediately,
 * through the notification channel.
 */
const trustMs = 5000;
const maxEntries = 5000;
/** Minutes between updates of a key's last use. */
const notedMinutes = 5;

/** API key of a shop's own storefront. */
export interface ApiKey {
  id: number;
  shopId: number;
  /** Origins that may use the key; an empty list allows all. */
  origins: readonly string[];
}

export class ApiKeys implements ApiKeyCache {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #cache = new SessionCache<ApiKey>(trustMs, maxEntries);
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  /** Listens for changed keys of every process. */
  start(): Promise<() => Promise<void>> {
    return this.#database.listen(apiKeysChannel, () => this.forget());
  }
  forget(): void {
    this.#cache.forget();
  }
  /** Returns a cached key. */
  getCached(secret: string): ApiKey | undefined {
    return this.#cache.get(hashApiKey(secret));
  }
  /** Returns the key of a secret. Rejects an unknown secret, and does not cache it. */
  find(secret: string): Promise<ApiKey> {
    const hash = hashApiKey(secret);
    return this.#cache.of(hash, async () => {
      const [row] = await queryPool(
        this.#pool,
        compiler
          .selectFrom("api_key_secrets as s")
          .innerJoin("api_keys as k", "k.id", "s.api_key_id")
          .select(["k.id", "k.shop_id as shopId", "k.origins"])
          .where("s.hash", "=", hash)
          .where("k.status", "=", "active"),
      );
      if (!row) throw domainError("apiKey.unknown");
      await writePool(
        this.#pool,
        compiler
          .updateTable("api_keys")
          .set({ last_used_at: sqlNow })
          .where("id", "=", row.id)
          .where(({ eb, or }) =>
            or([
              eb("last_used_at", "is", null),
              eb("last_used_at", "<", sqlNowPlus(-notedMinutes, "mins")),
            ]),
          ),
      );
      return { id: row.id, shopId: row.shopId, origins: parseOrigins(row.origins) };
    });
  }
}
/**
 * Rejects an origin that the key does not list. Clients other than browsers send no origin.
 *
 * @throws {DomainError} `apiKey.originNotAllowed` when the key does not allow the site.
 */
export function checkOrigin({ origins }: ApiKey, origin: string | undefined): void {
  if (origin === undefined || origins.length === 0 || origins.includes(origin.toLowerCase()))
    return;
  throw domainError("apiKey.originNotAllowed", { origin });
}
