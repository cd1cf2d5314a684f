import type pg from "pg";
import type { Database } from "../../framework/server/database/open.ts";
import { Refusal } from "../../framework/server/refusal.ts";
import { originsIn } from "../../resources/apiKeys/originsIn.ts";
import { apiKeysChannel, apiKeysKeptHere } from "../../resources/apiKeys/server/apiKeyChanged.ts";
import { apiKeyHash } from "../../resources/apiKeys/server/apiKeySecret.ts";

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
interface Kept {
  key: ApiKey;
  until: number;
}

export const unknownKey = () => new Refusal(401, "apiKey.unknown", { key: "resources.apiKeys.refusals.unknown" });

export class ApiKeys {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #kept = new Map<string, Kept>();
  #generation = 0;
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  /** Hears of keys that change, in this process and in others. */
  async start(): Promise<() => Promise<void>> {
    const stop = await this.#database.listen(apiKeysChannel, this.#drop);
    apiKeysKeptHere.add(this.#drop);
    return async () => {
      apiKeysKeptHere.delete(this.#drop);
      await stop();
    };
  }
  readonly #drop = (): void => {
    this.#generation += 1;
    this.#kept.clear();
  };
  /** A key that was looked up a moment ago. */
  kept(secret: string): ApiKey | null {
    const kept = this.#kept.get(apiKeyHash(secret));
    return kept && kept.until > Date.now() ? kept.key : null;
  }
  async find(secret: string): Promise<ApiKey | null> {
    const kept = this.kept(secret);
    if (kept) return kept;
    const generation = this.#generation;
    const hash = apiKeyHash(secret);
    const { rows } = await this.#pool.query<{ id: number; shopId: number; origins: string | null }>(
      `select k.id, k.shop_id as "shopId", k.origins from api_key_secrets s join api_keys k on k.id = s.api_key_id
       where s.hash = $1 and k.status = 'active'`,
      [hash],
    );
    const [row] = rows;
    if (!row) return null;
    await this.#pool.query(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(mins => $2))`,
      [row.id, notedMinutes],
    );
    const key = { id: row.id, shopId: row.shopId, origins: originsIn(row.origins) };
    if (this.#kept.size >= mostKept) this.#kept.clear();
    // What was read before a key was revoked must not be trusted after it.
    if (generation === this.#generation) this.#kept.set(hash, { key, until: Date.now() + trustMs });
    return key;
  }
}
/** Refuses a page that the key's shop does not name. Who is no browser says nothing of where they are. */
export function checkOrigin({ origins }: ApiKey, origin: string | undefined): void {
  if (origin === undefined || origins.length === 0 || origins.includes(origin.toLowerCase())) return;
  throw new Refusal(403, "apiKey.origin", { key: "resources.apiKeys.refusals.elsewhere", params: { origin } });
}
