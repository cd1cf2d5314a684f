import { sql } from "kysely";
import type { Actor } from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";

const megabyte = 1024 * 1024;
/** Bytes that are on their way into each shop's storage in this process. */
const incoming = new Map<number, number>();

/**
 * Stores something of so many bytes where the shop's storage has room for it. The platform's own has no limit.
 *
 * @throws `upload.quota` where the shop's files would be larger than the quota together
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
      throw new DomainError(422, "upload.quota", { key: "refusal.storageFull", params: { quota: fileQuotaMb } });
    return await store();
  } finally {
    const left = (incoming.get(shopId) ?? 0) - size;
    if (left > 0) incoming.set(shopId, left);
    else incoming.delete(shopId);
  }
}
