import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import type { Caller } from "../engine.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { tenantRef } from "../sql/tenancy.ts";
import type { Tx } from "../transaction.ts";
import { findStoredPlace, type WantedPicture } from "./pictureAddresses.ts";

/**
 * A record that an import has written or found, its key in the file, and the pictures that it waits
 * for.
 */
export interface RowKey {
  record: StoredRow;
  /** The record before it was written, null for a new one; absent if it was only found. */
  before?: StoredRow | null;
  group: string;
  pictures: readonly WantedPicture[];
}
/** Stores the keys that records have in their source. */
export async function rememberKeys(
  tx: Tx,
  resource: Resource,
  { actor }: Caller,
  rows: readonly RowKey[],
): Promise<void> {
  const named = rows.filter(({ group }) => group !== "");
  if (named.length === 0) return;
  await tx.run(sql`
    insert into imported_keys (${tenantRef()}, resource, key, record_id)
    select ${actor.tenantId}::bigint, ${resource.name}, key, id
    from unnest(${named.map(({ group }) => group)}::text[], ${named.map(({ record }) => record.id)}::bigint[]) as given (key, id)
    on conflict (coalesce(${tenantRef()}, 0), resource, key) do update set record_id = excluded.record_id
    where imported_keys.record_id <> excluded.record_id`);
}
/** Queues the pictures that records wait for. A picture that failed before is retried. */
export async function queuePictures(
  tx: Tx,
  importId: string,
  resource: Resource,
  { actor, locale }: Caller,
  rows: readonly RowKey[],
): Promise<number> {
  const wanted = rows.flatMap(({ record, pictures }) =>
    pictures.map(({ place, address }) => ({
      id: record.id,
      place: findStoredPlace(record, place),
      address,
    })),
  );
  if (wanted.length === 0) return 0;
  await tx.run(sql`
    insert into import_pictures (import_id, ${tenantRef()}, resource, record_id, place, address, member_id, locale)
    select ${importId}, ${actor.tenantId}::bigint, ${resource.name}, id, place, address, ${actor.id}::bigint, ${locale}
    from unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map(({ place }) => place)}::text[], ${wanted.map(({ address }) => address)}::text[])
      as given (id, place, address)
    on conflict (resource, record_id, place, md5(address)) do update
    set import_id = excluded.import_id, state = 'waiting', tries = 0, try_at = now(), error = null, file = null, upd_time = now()`);
  return wanted.length;
}
