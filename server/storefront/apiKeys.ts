import type pg from "pg";
import type { Database } from "../../framework/server/database/open.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { originsIn } from "../../resources/shop/apiKeys/originsIn.ts";
import { apiKeyCaches, apiKeysChannel } from "../../resources/shop/apiKeys/server/apiKeyChanged.ts";
import { apiKeyHash } from "../../resources/shop/apiKeys/server/apiKeySecret.ts";
import { SessionCache } from "../session/sessionCache.ts";

/** How long a process trusts what it read; a key that is revoked is forgotten at once, through its channel. */
const trustMs = 5000;
const mostKept = 5000;
/** A key that is used is noted as used, but not each time. */
const notedMinutes = 5;

/** The key that a shop's own front shows. */
export interface ApiKey {
  id: number;
  shopId: number;
  /** Pages that may use it; none named are all. */
  origins: readonly string[];
}

export class ApiKeys {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #remembered = new SessionCache<ApiKey>(trustMs, mostKept);
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  /** Hears of keys that change, in this process and in others. */
  async start(): Promise<() => Promise<void>> {
    const stop = await this.#database.listen(apiKeysChannel, this.#drop);
    apiKeyCaches.add(this.#drop);
    return async () => {
      apiKeyCaches.delete(this.#drop);
      await stop();
    };
  }
  readonly #drop = (): void => this.#remembered.forget();
  /** A key that was looked up a moment ago. */
  kept(secret: string): ApiKey | undefined {
    return this.#remembered.get(apiKeyHash(secret));
  }
  /** The key of a secret; one that nobody has is refused, and what was tried is not remembered. */
  find(secret: string): Promise<ApiKey> {
    const hash = apiKeyHash(secret);
    return this.#remembered.of(hash, async () => {
      const { rows } = await this.#pool.query<{ id: number; shopId: number; origins: string | null }>(
        `select k.id, k.shop_id as "shopId", k.origins from api_key_secrets s join api_keys k on k.id = s.api_key_id
         where s.hash = $1 and k.status = 'active'`,
        [hash],
      );
      const [row] = rows;
      if (!row) throw new DomainError(401, "apiKey.unknown", { key: "resources.apiKeys.refusals.unknown" });
      await this.#pool.query(
        `update api_keys set last_used_at = now()
         where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(mins => $2))`,
        [row.id, notedMinutes],
      );
      return { id: row.id, shopId: row.shopId, origins: originsIn(row.origins) };
    });
  }
}
/** Refuses a page that the key's shop does not name. Who is no browser says nothing of where they are. */
export function checkOrigin({ origins }: ApiKey, origin: string | undefined): void {
  if (origin === undefined || origins.length === 0 || origins.includes(origin.toLowerCase())) return;
  throw new DomainError(403, "apiKey.origin", { key: "resources.apiKeys.refusals.elsewhere", params: { origin } });
}
