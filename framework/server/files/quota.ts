import { sql } from "kysely";
import type { Actor } from "../../schema/index.ts";
import { domainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";

const megabyte = 1024 * 1024;
/** Bytes that this process is currently storing for each shop. */
const incoming = new Map<number, number>();

/**
 * Runs `store` for a file of `size` bytes when the shop's quota allows it. The platform has no
 * limit.
 *
 * @throws `storage.quotaExceeded` when the shop's files together would exceed the quota
 */
export async function withinQuota<T>(engine: Engine, actor: Actor, size: number, store: () => Promise<T>): Promise<T> {
  const { fileQuotaMb } = engine;
  const { shopId } = actor;
  if (fileQuotaMb === 0 || shopId === null) return store();
  incoming.set(shopId, (incoming.get(shopId) ?? 0) + size);
  try {
    const used = await engine.read(actor, (tx) =>
      tx.first<{ bytes: number }>(
        sql`select coalesce(sum(size), 0)::bigint as bytes from files where shop_id = ${shopId}`,
      ),
    );
    if ((used?.bytes ?? 0) + (incoming.get(shopId) ?? 0) > fileQuotaMb * megabyte)
      throw domainError("storage.quotaExceeded", { quota: fileQuotaMb });
    return await store();
  } finally {
    const left = (incoming.get(shopId) ?? 0) - size;
    if (left > 0) incoming.set(shopId, left);
    else incoming.delete(shopId);
  }
}
