import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { type Actor, getApp, type Locale } from "../../../schema/index.ts";
import { queryPool, queryValue } from "../../database/queryPool.ts";
import { DomainError } from "../../domainError.ts";
import type { Engine } from "../../engine.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { saveUpload } from "../../files/saveUpload.ts";
import { tenantColumn } from "../../sql/tenancy.ts";
import { compiler } from "../../tables/compiler.ts";
import type { Calculated, TableRow } from "../../tables/DB.ts";
import { FetchFault } from "./fetchBytes.ts";
import { fetchPicture } from "./fetchPicture.ts";
import { type FetchedPicture, placePictures } from "./placePictures.ts";
import { readStoredFile } from "./readStoredFile.ts";

/** Number of concurrent fetches, and of pictures taken from the queue at a time. */
const parallel = 6;
const batch = 48;
const maxAttempts = 3;
/**
 * Lease of the process that drains the queue, renewed repeatedly; after it expires, another process
 * may take over.
 */
const leaseSeconds = 60;
const pollMs = 30_000;
const firstLookMs = 2000;
const lease = "import_pictures";

type Waiting = Pick<
  TableRow<"import_pictures">,
  "id" | "resource" | "record_id" | "address" | "tries" | "member_id"
> &
  Calculated<{ tenant: number | null; locale: Locale }>;
type Placed = Omit<Waiting, "address" | "tries">;
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
interface Options {
  allowPrivate?: boolean;
  reportError(error: unknown): void;
}

/**
 * Fetches the pictures that imports reference by address. The queue is a table, so that it survives
 * the processes; one of them drains it at a time.
 */
export class PictureQueue {
  readonly #engine: Engine;
  readonly #store: FileStore;
  readonly #options: Options;
  readonly #name = randomUUID();
  readonly #stopped = new AbortController();
  #draining: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  constructor(engine: Engine, store: FileStore, options: Options) {
    this.#engine = engine;
    this.#store = store;
    this.#options = options;
  }
  async #query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.#engine.database.pool.query<T>(text, values)).rows;
  }

  /** Periodically looks for pictures that an ended process has left. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    setTimeout(() => this.wake(), firstLookMs).unref();
  }
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopped.abort();
    await this.#draining;
  }
  /** Starts draining the queue, unless that is already in progress. */
  wake(): void {
    this.#again = true;
    if (this.#draining || this.#stopped.signal.aborted) return;
    this.#draining = this.#drain()
      .catch((error: unknown) => this.#options.reportError(error))
      .finally(() => {
        this.#draining = null;
      });
  }
  async #drain(): Promise<void> {
    while (this.#again && !this.#stopped.signal.aborted) {
      this.#again = false;
      if (!(await this.#isWaiting()) || !(await this.#hold())) continue;
      try {
        while (!this.#stopped.signal.aborted && (await this.#fetchSome())) await this.#hold();
      } finally {
        await this.#query("delete from leases where name = $1 and holder = $2", [
          lease,
          this.#name,
        ]).catch(() => {});
      }
    }
  }
  async #isWaiting(): Promise<boolean> {
    const isWaiting = await queryValue(
      this.#engine.database.pool,
      sql<boolean>`select exists (select from import_pictures where state = 'waiting' and try_at <= now())
           or exists (select from import_pictures where state = 'fetched')`,
    );
    return isWaiting ?? false;
  }
  async #hold(): Promise<boolean> {
    const held = await this.#query(
      `insert into leases (name, holder, until) values ($1, $2, now() + make_interval(secs => ${leaseSeconds}))
       on conflict (name) do update set holder = excluded.holder, until = excluded.until
       where leases.holder = excluded.holder or leases.until < now() returning name`,
      [lease, this.#name],
    );
    return held.length > 0;
  }

  /**
   * Fetches the next pictures and places those whose records wait for no other. Returns whether
   * there were any.
   */
  async #fetchSome(): Promise<boolean> {
    const waiting = await this.#query<Waiting>(
      `select id, ${tenantColumn()} as tenant, resource, record_id, address, tries, member_id, locale from import_pictures
       where state = 'waiting' and try_at <= now() order by try_at, id limit ${batch}`,
    );
    const under = new Map<string, Promise<string>>();
    const left = [...waiting];
    const work = async () => {
      for (let one = left.shift(); one && !this.#stopped.signal.aborted; one = left.shift()) {
        const key = `${one.tenant}:${one.address}`;
        const fetched = under.get(key) ?? this.#keep(one);
        under.set(key, fetched);
        await this.#settle(one, fetched);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    const placed = await this.#placeAll();
    return waiting.length > 0 || placed;
  }
  async #keep(one: Waiting): Promise<string> {
    const isHere = one.address.startsWith("/");
    const bytes = isHere
      ? await readStoredFile(this.#store, one.address)
      : await fetchPicture(one.address, {
          allowPrivate: this.#options.allowPrivate ?? false,
          signal: this.#stopped.signal,
        });
    const { pathname } = new URL(one.address, "http://here");
    const name = decodeURIComponent(pathname.split("/").at(-1) || "picture").slice(0, 200);
    const caller = { actor: await this.#loadActor(one), locale: one.locale, ip: "", requestId: "" };
    return (await saveUpload(this.#engine, this.#store, caller, { bytes, name })).file.address;
  }
  async #settle(one: Waiting, fetched: Promise<string>): Promise<void> {
    try {
      await this.#query(
        "update import_pictures set state = 'fetched', file = $2, error = null, upd_time = now() where id = $1",
        [one.id, await fetched],
      );
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      const fault = toFetchFault(error);
      if (!fault) this.#options.reportError(error);
      const passes = fault?.passing === true && one.tries + 1 < maxAttempts;
      await this.#query(
        `update import_pictures set state = $2, tries = tries + 1, error = $3, upd_time = now(),
           try_at = now() + make_interval(secs => 5 * power(4, tries)) where id = $1`,
        [one.id, passes ? "waiting" : "failed", fault?.reason ?? "unreadable"],
      );
      if (passes) setTimeout(() => this.wake(), 1000 * 5 * 4 ** one.tries + 500).unref();
    }
  }
  /**
   * Saves each record once, after its last picture; pictures scheduled for a retry do not delay it.
   */
  async #placeAll(): Promise<boolean> {
    const records = await this.#query<Placed>(
      `select distinct on (resource, record_id) id, ${tenantColumn()} as tenant, resource, record_id, member_id, locale from import_pictures p
       where state = 'fetched' and not exists (
         select from import_pictures other where other.resource = p.resource and other.record_id = p.record_id
           and other.state = 'waiting' and other.tries = 0)
       limit 200`,
    );
    for (const record of records) {
      if (this.#stopped.signal.aborted) return false;
      const actor = await this.#loadActor(record);
      await this.#engine.write(actor, async (tx) => {
        const pictures = await tx.text<FetchedPicture>(
          "select id, place, address, file from import_pictures where resource = $1 and record_id = $2 and state = 'fetched' for update",
          [record.resource, record.record_id],
        );
        const at = {
          resource: record.resource,
          recordId: record.record_id,
          actor,
          locale: record.locale,
        };
        const error = await placePictures(this.#engine, tx, at, pictures);
        await tx.text(
          "update import_pictures set state = $2, error = $3, upd_time = now() where id = any($1::bigint[])",
          [
            pictures.map(({ id }) => id),
            error && error !== "recordGone" ? "failed" : "done",
            error,
          ],
        );
      });
    }
    return records.length > 0;
  }
  readonly #names = new Map<number, string>();
  /** Returns the member who began the import, acting for the whole tenant. */
  async #loadActor({
    member_id: id,
    tenant: tenantId,
  }: Pick<Waiting, "member_id" | "tenant">): Promise<Actor> {
    let name = this.#names.get(id);
    if (name === undefined) {
      const { accounts } = getApp();
      name =
        (await queryValue(
          this.#engine.database.pool,
          sql<string>`select ${sql.raw(accounts.name)} from ${sql.table(accounts.table)} where id = ${id}`,
        )) ?? "";
      this.#names.set(id, name);
    }
    return {
      id,
      name,
      realm: getApp().tenancy[tenantId === null ? "operator" : "kind"],
      tenantId,
      roles: ["admin"],
      permissions: [],
    };
  }

  async counts(importId: string): Promise<PictureCounts | null> {
    const [counts] = await queryPool(
      this.#engine.database.pool,
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
  async failures(importId: string): Promise<Omit<FailedPicture, "label">[]> {
    return queryPool(
      this.#engine.database.pool,
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
  }
  /** Queues the failed pictures of an import again. */
  async tryAgain(importId: string): Promise<void> {
    await this.#query(
      "update import_pictures set state = 'waiting', tries = 0, try_at = now(), error = null, upd_time = now() where import_id = $1 and state = 'failed'",
      [importId],
    );
    this.wake();
  }
}
const toFetchFault = (error: unknown): FetchFault | null => {
  if (error instanceof FetchFault) return error;
  return error instanceof DomainError
    ? new FetchFault(error.type === "tooLarge" ? "tooLarge" : "noPicture")
    : null;
};
