import { sql } from "kysely";
import type pg from "pg";
import type { Locale } from "../../../schema/index.ts";
import { queryPool, queryValue } from "../../database/queryPool.ts";
import { writePool } from "../../database/writePool.ts";
import { tenantRef } from "../../sql/tenancy.ts";
import { anyId } from "../../tables/anyId.ts";
import { compiler } from "../../tables/compiler.ts";
import type { Calculated, TableRow } from "../../tables/DB.ts";
import { sqlNow } from "../../tables/sqlNow.ts";
import type { Tx } from "../../transaction.ts";
import type { FetchedPicture } from "./placePictures.ts";

export type WaitingPicture = Pick<
  TableRow<"import_pictures">,
  "id" | "resource" | "record_id" | "address" | "tries" | "member_id"
> &
  Calculated<{ tenant: number | null; locale: Locale }>;
/** A record whose pictures have been fetched. */
export type PlaceableRecord = Omit<WaitingPicture, "address" | "tries">;
/** Progress of an import's pictures. */
export interface PictureCounts {
  total: number;
  done: number;
  failed: number;
}
export interface FailedPicture {
  recordId: number;
  label: string | null;
  place: string;
  address: string;
  /** A message key of `transfer.pictures`. */
  error: string;
}

/** Whether a picture is due to be fetched, or waits to be placed. */
export async function hasQueuedPictures(pool: pg.Pool): Promise<boolean> {
  const isWaiting = await queryValue(
    pool,
    sql<boolean>`select exists (select from import_pictures where state = 'waiting' and try_at <= now())
         or exists (select from import_pictures where state = 'fetched')`,
  );
  return isWaiting ?? false;
}

/** Reads up to `limit` pictures that are due to be fetched. */
export const readWaitingPictures = (pool: pg.Pool, limit: number): Promise<WaitingPicture[]> =>
  queryPool(
    pool,
    compiler
      .selectFrom("import_pictures")
      .select(["id", "resource", "record_id", "address", "tries", "member_id"])
      .select(({ ref }) => [tenantRef().as("tenant"), ref("locale").$castTo<Locale>().as("locale")])
      .where("state", "=", "waiting")
      .where("try_at", "<=", sqlNow)
      .orderBy("try_at")
      .orderBy("id")
      .limit(limit),
  );

export async function markFetched(pool: pg.Pool, id: number, file: string): Promise<void> {
  await writePool(
    pool,
    compiler
      .updateTable("import_pictures")
      .set({ state: "fetched", file, error: null, upd_time: sqlNow })
      .where("id", "=", id),
  );
}

/** Records an attempt that failed; the pause until the next one grows with their number. */
export async function recordFailedAttempt(
  pool: pg.Pool,
  id: number,
  { isRetried, error }: { isRetried: boolean; error: string },
): Promise<void> {
  await writePool(
    pool,
    compiler
      .updateTable("import_pictures")
      .set(({ eb }) => ({
        state: isRetried ? "waiting" : "failed",
        tries: eb("tries", "+", 1),
        error,
        upd_time: sqlNow,
        try_at: sql<string>`now() + make_interval(secs => 5 * power(4, tries))`,
      }))
      .where("id", "=", id),
  );
}

/** Reads records whose pictures are fetched; pictures scheduled for a retry do not delay them. */
export const readPlaceableRecords = (pool: pg.Pool): Promise<PlaceableRecord[]> =>
  queryPool(
    pool,
    compiler
      .selectFrom("import_pictures as p")
      .distinctOn(["p.resource", "p.record_id"])
      .select(["p.id", "p.resource", "p.record_id", "p.member_id"])
      .select(({ ref }) => [
        tenantRef("p").as("tenant"),
        ref("p.locale").$castTo<Locale>().as("locale"),
      ])
      .where("p.state", "=", "fetched")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("import_pictures as other")
              .select("other.id")
              .whereRef("other.resource", "=", "p.resource")
              .whereRef("other.record_id", "=", "p.record_id")
              .where("other.state", "=", "waiting")
              .where("other.tries", "=", 0),
          ),
        ),
      )
      .limit(200),
  );

/** Locks the fetched pictures of a record. */
export const lockFetchedPictures = (
  tx: Tx,
  { resource, record_id }: Pick<PlaceableRecord, "resource" | "record_id">,
): Promise<FetchedPicture[]> =>
  tx.run(
    tx.db
      .selectFrom("import_pictures")
      .select(["id", "import_id", "place", "address"])
      .select(({ ref }) => ref("file").$notNull().as("file"))
      .where("resource", "=", resource)
      .where("record_id", "=", record_id)
      .where("state", "=", "fetched")
      .forUpdate(),
  );

/** Records that pictures were placed, or why not. */
export async function recordPlaced(
  tx: Tx,
  pictures: readonly Pick<FetchedPicture, "id">[],
  error: string | null,
): Promise<void> {
  await tx.run(
    tx.db
      .updateTable("import_pictures")
      .set({ state: error && error !== "recordGone" ? "failed" : "done", error, upd_time: sqlNow })
      .where("id", "=", anyId(pictures.map(({ id }) => id))),
  );
}

/** Counts the pictures of an import; null if it has none. */
export async function countPictures(
  pool: pg.Pool,
  importId: string,
): Promise<PictureCounts | null> {
  const [counts] = await queryPool(
    pool,
    compiler
      .selectFrom("import_pictures")
      .select(({ fn }) => [
        fn.countAll<number>().as("total"),
        fn.countAll<number>().filterWhere("state", "in", ["fetched", "done"]).as("done"),
        fn.countAll<number>().filterWhere("state", "=", "failed").as("failed"),
      ])
      .where("import_id", "=", importId),
  );
  return counts && counts.total > 0 ? counts : null;
}

export const listFailedPictures = (
  pool: pg.Pool,
  importId: string,
): Promise<Omit<FailedPicture, "label">[]> =>
  queryPool(
    pool,
    compiler
      .selectFrom("import_pictures")
      .select(({ fn, val }) => [
        "record_id as recordId",
        "place",
        "address",
        fn.coalesce("error", val("")).as("error"),
      ])
      .where("import_id", "=", importId)
      .where("state", "=", "failed")
      .orderBy("id")
      .limit(1000),
  );

/** Queues the failed pictures of an import again. */
export async function requeueFailedPictures(pool: pg.Pool, importId: string): Promise<void> {
  await writePool(
    pool,
    compiler
      .updateTable("import_pictures")
      .set({ state: "waiting", tries: 0, try_at: sqlNow, error: null, upd_time: sqlNow })
      .where("import_id", "=", importId)
      .where("state", "=", "failed"),
  );
}
