import { sql } from "kysely";
import { type Actor, getApp } from "../../../schema/index.ts";
import { queryValue } from "../../database/queryPool.ts";
import { type Lease, withLease } from "../../database/withLease.ts";
import { DomainError } from "../../domainError.ts";
import type { Engine } from "../../engine.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { saveUpload } from "../../files/saveUpload.ts";
import { memberName, memberTable } from "../../sql/tenancy.ts";
import { FetchFault } from "./fetchBytes.ts";
import { fetchPicture } from "./fetchPicture.ts";
import { placePictures } from "./placePictures.ts";
import {
  countPictures,
  type FailedPicture,
  hasQueuedPictures,
  listFailedPictures,
  lockFetchedPictures,
  markFetched,
  type PictureCounts,
  readPlaceableRecords,
  readWaitingPictures,
  recordFailedAttempt,
  recordPlaced,
  requeueFailedPictures,
  type WaitingPicture,
} from "./queuedPictures.ts";
import { readStoredFile } from "./readStoredFile.ts";

/** Number of concurrent fetches, and of pictures taken from the queue at a time. */
const parallel = 6;
const batch = 48;
const maxAttempts = 3;
/**
 * Lease of the process that drains the queue, renewed repeatedly; after it expires, another process
 * may take over.
 */
const lease = { name: "import_pictures", seconds: 60 };
const pollMs = 30_000;
const firstLookMs = 2000;

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
  readonly #stopped = new AbortController();
  #draining: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  constructor(engine: Engine, store: FileStore, options: Options) {
    this.#engine = engine;
    this.#store = store;
    this.#options = options;
  }
  get #pool() {
    return this.#engine.database.pool;
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
      if (await hasQueuedPictures(this.#pool))
        await withLease(this.#pool, lease, (held) => this.#drainAlone(held));
    }
  }
  async #drainAlone(held: Lease): Promise<void> {
    let isHeld = true;
    while (isHeld && !this.#stopped.signal.aborted && (await this.#fetchSome()))
      isHeld = await held.renew();
  }

  /**
   * Fetches the next pictures and places those whose records wait for no other. Returns whether
   * there were any.
   */
  async #fetchSome(): Promise<boolean> {
    const waiting = await readWaitingPictures(this.#pool, batch);
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
  async #keep(one: WaitingPicture): Promise<string> {
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
  async #settle(one: WaitingPicture, fetched: Promise<string>): Promise<void> {
    try {
      await markFetched(this.#pool, one.id, await fetched);
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      const fault = toFetchFault(error);
      if (!fault) this.#options.reportError(error);
      const isRetried = fault?.passing === true && one.tries + 1 < maxAttempts;
      await recordFailedAttempt(this.#pool, one.id, {
        isRetried,
        error: fault?.reason ?? "unreadable",
      });
      if (isRetried) setTimeout(() => this.wake(), 1000 * 5 * 4 ** one.tries + 500).unref();
    }
  }
  /**
   * Saves each record once, after its last picture; pictures scheduled for a retry do not delay it.
   */
  async #placeAll(): Promise<boolean> {
    const records = await readPlaceableRecords(this.#pool);
    for (const record of records) {
      if (this.#stopped.signal.aborted) return false;
      const actor = await this.#loadActor(record);
      await this.#engine.write(actor, async (tx) => {
        const pictures = await lockFetchedPictures(tx, record);
        const at = {
          importId: pictures[0]?.import_id ?? null,
          resource: record.resource,
          recordId: record.record_id,
          actor,
          locale: record.locale,
        };
        const error = await placePictures(this.#engine, tx, at, pictures);
        await recordPlaced(tx, pictures, error);
      });
    }
    return records.length > 0;
  }
  readonly #names = new Map<number, string>();
  /** Returns the member who began the import, acting for the whole tenant. */
  async #loadActor({
    member_id: id,
    tenant: tenantId,
  }: Pick<WaitingPicture, "member_id" | "tenant">): Promise<Actor> {
    let name = this.#names.get(id);
    if (name === undefined) {
      name =
        (await queryValue(
          this.#pool,
          sql<string>`select ${memberName()} from ${memberTable()} where id = ${id}`,
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

  counts(importId: string): Promise<PictureCounts | null> {
    return countPictures(this.#pool, importId);
  }
  failures(importId: string): Promise<Omit<FailedPicture, "label">[]> {
    return listFailedPictures(this.#pool, importId);
  }
  /** Queues the failed pictures of an import again. */
  async tryAgain(importId: string): Promise<void> {
    await requeueFailedPictures(this.#pool, importId);
    this.wake();
  }
}
const toFetchFault = (error: unknown): FetchFault | null => {
  if (error instanceof FetchFault) return error;
  return error instanceof DomainError
    ? new FetchFault(error.type === "tooLarge" ? "tooLarge" : "noPicture")
    : null;
};
