import type pg from "pg";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { SessionCache } from "../../framework/server/session/sessionCache.ts";
import type { CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
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
      const { rows } = await this.#pool.query<
        Pick<TableRow<"api_keys">, "id" | "origins"> & Pick<CamelRow<"api_keys">, "shopId">
      >(
        `select k.id, k.shop_id as "shopId", k.origins from api_key_secrets s join api_keys k on k.id = s.api_key_id
         where s.hash = $1 and k.status = 'active'`,
        [hash],
      );
      const [row] = rows;
      if (!row) throw domainError("apiKey.unknown");
      await this.#pool.query(
        `update api_keys set last_used_at = now()
         where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(mins => $2))`,
        [row.id, notedMinutes],
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
