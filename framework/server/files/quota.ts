import { sql } from "kysely";
import type { Actor } from "../../schema/index.ts";
import { domainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import type { Calculated } from "../tables/DB.ts";

const megabyte = 1024 * 1024;

/** Bytes that an app is currently storing in this process, by shop. */
export class IncomingBytes {
  readonly #byShop = new Map<number, number>();

  get(shopId: number): number {
    return this.#byShop.get(shopId) ?? 0;
  }

  /** Adds bytes of a shop, or removes them where the number is negative. */
  add(shopId: number, bytes: number): void {
    const left = this.get(shopId) + bytes;
    if (left > 0) this.#byShop.set(shopId, left);
    else this.#byShop.delete(shopId);
  }
}

/**
 * Runs `store` for a file of `size` bytes when the shop's quota allows it. The platform has no
 * limit.
 *
 * @throws {DomainError} `storage.quotaExceeded` when the shop's files would exceed the quota.
 */
export async function runWithinQuota<T>(
  engine: Engine,
  actor: Actor,
  size: number,
  store: () => Promise<T>,
): Promise<T> {
  const { fileQuotaMb, incomingBytes } = engine;
  const { shopId } = actor;
  if (fileQuotaMb === 0 || shopId === null) return store();
  incomingBytes.add(shopId, size);
  try {
    const used = await engine.read(actor, (tx) =>
      tx.first(
        sql<
          Calculated<{ bytes: number }>
        >`select coalesce(sum(size), 0)::bigint as bytes from files where shop_id = ${shopId}`,
      ),
    );
    if ((used?.bytes ?? 0) + incomingBytes.get(shopId) > fileQuotaMb * megabyte)
      throw domainError("storage.quotaExceeded", { quota: fileQuotaMb });
    return await store();
  } finally {
    incomingBytes.add(shopId, -size);
  }
}
