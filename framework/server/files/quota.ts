import { sql } from "kysely";
import type { Actor } from "../../schema/index.ts";
import { domainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { tenantRef } from "../sql/tenancy.ts";

const megabyte = 1024 * 1024;

/** Bytes that an app is currently storing in this process, by tenant. */
export class IncomingBytes {
  readonly #byTenant = new Map<number, number>();

  get(tenantId: number): number {
    return this.#byTenant.get(tenantId) ?? 0;
  }

  /** Adds bytes of a tenant, or removes them where the number is negative. */
  add(tenantId: number, bytes: number): void {
    const left = this.get(tenantId) + bytes;
    if (left > 0) this.#byTenant.set(tenantId, left);
    else this.#byTenant.delete(tenantId);
  }
}

/**
 * Runs `store` for a file of `size` bytes when the tenant's quota allows it. The operator has no
 * limit.
 *
 * @throws {DomainError} `storage.quotaExceeded` when the tenant's files would exceed the quota.
 */
export async function runWithinQuota<T>(
  engine: Engine,
  actor: Actor,
  size: number,
  store: () => Promise<T>,
): Promise<T> {
  const { fileQuotaMb, incomingBytes } = engine;
  const { tenantId } = actor;
  if (fileQuotaMb === 0 || tenantId === null) return store();
  incomingBytes.add(tenantId, size);
  try {
    const usedBytes = await engine.read(actor, (tx) =>
      tx.readValue(
        sql<number>`select coalesce(sum(size), 0)::bigint from files where ${tenantRef()} = ${tenantId}`,
      ),
    );
    if ((usedBytes ?? 0) + incomingBytes.get(tenantId) > fileQuotaMb * megabyte)
      throw domainError("storage.quotaExceeded", { quota: fileQuotaMb });
    return await store();
  } finally {
    incomingBytes.add(tenantId, -size);
  }
}
