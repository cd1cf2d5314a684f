/** Limits on the counting of large sets. */
export interface Sparing {
  /** Above this number of rows, a count may be older than the last write. */
  large: number;
  /** The same for what a search finds: finding a row by its text takes longer than counting it. */
  searched: number;
  /** Minimum milliseconds between two background counts of the same set. */
  every: number;
  /**
   * A count of a large set is no longer returned when it is older than this many milliseconds and
   * than the last write.
   */
  oldest: number;
}
export const defaultSparing: Sparing = {
  large: 10_000,
  searched: 1000,
  every: 3000,
  oldest: 30_000,
};

/**
 * A calculation over a set of rows: their number, their sums, or the starting points of deep pages.
 */
export interface Counting<T> {
  resource: string;
  tenantId: number | null;
  /** Cache key: the calculation and the set of rows. */
  key: string;
  /** Counts immediately, in the caller's transaction; null if the set turns out to be large. */
  atOnce(): Promise<T | null>;
  /** Counts completely, in a separate transaction, and returns whether the set is large. */
  whole(): Promise<{ value: T; large: boolean }>;
}
interface CachedTotal {
  /** Undefined if it is only known that the set is large. */
  value: unknown;
  large: boolean;
  /** The bucket's generation before the count: the count is stale if the bucket's is higher. */
  generation: number;
  at: number;
}
interface Bucket {
  /** Grows with each write, so that earlier counts are known to be stale. */
  generation: number;
  counted: Map<string, CachedTotal>;
  /** Time of the last background count; infinite while one is pending. */
  recounted: Map<string, number>;
}
const maxPerBucket = 400;
const maxBuckets = 5000;
/** Background counts leave connections for waiting requests. */
const maxConcurrent = 2;

function put<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  if (map.size >= maxPerBucket) map.delete(map.keys().next().value ?? "");
  map.set(key, value);
}

/** Invalidates a bucket: small sets are recounted, so their counts are dropped. */
function outdate(bucket: Bucket): void {
  bucket.generation += 1;
  for (const [key, { large }] of bucket.counted) if (!large) bucket.counted.delete(key);
}

/**
 * Caches counts until the resource is written to, since counting is what makes a list slow. After a
 * write a small set is recounted immediately; a large one is answered with its previous count, or
 * as large, and recounted in the background. One bucket contains the counts of one resource and one
 * tenant; `null` is the bucket of all tenants, which every write invalidates.
 */
export class Totals {
  readonly sparing: Sparing = { ...defaultSparing };
  readonly #buckets = new Map<string, Bucket>();
  /**
   * Start of the last bucket's generations: they never overlap, so that a recreated bucket is not
   * mistaken for its predecessor.
   */
  #firstGeneration = 0;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;

  #bucket(resource: string, tenantId: number | null): Bucket {
    const key = `${resource}:${tenantId ?? "all"}`;
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= maxBuckets)
        this.#buckets.delete(this.#buckets.keys().next().value ?? "");
      this.#firstGeneration += 1_000_000;
      bucket = { generation: this.#firstGeneration, counted: new Map(), recounted: new Map() };
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
  /** Returns a number that changes with each write to a resource's rows. */
  generation(resource: string, tenantId: number | null): number {
    return this.#bucket(resource, tenantId).generation;
  }
  /** Returns the cached value if it is current. */
  known(resource: string, tenantId: number | null, key: string): unknown {
    const { counted, generation } = this.#bucket(resource, tenantId);
    const cached = counted.get(key);
    return cached?.generation === generation ? cached.value : undefined;
  }
  /** Whether the set was large at its last count. */
  wasLarge(resource: string, tenantId: number | null, key: string): boolean {
    return this.#bucket(resource, tenantId).counted.get(key)?.large ?? false;
  }
  /** Caches another calculated value, unless a write happened since `generation`. */
  keep(
    resource: string,
    tenantId: number | null,
    key: string,
    value: unknown,
    generation: number,
  ): void {
    const bucket = this.#bucket(resource, tenantId);
    if (bucket.generation !== generation) return;
    put(bucket.counted, key, { value, large: false, generation, at: Date.now() });
  }
  /** Returns the count, or null if the set is large and not counted yet. */
  async ask<T>(counting: Counting<T>): Promise<T | null> {
    const bucket = this.#bucket(counting.resource, counting.tenantId);
    const cached = bucket.counted.get(counting.key);
    if (cached?.generation === bucket.generation && cached.value !== undefined)
      return cached.value as T;
    if (cached?.large && Date.now() - cached.at < this.sparing.oldest) {
      this.#recount(bucket, counting);
      return cached.value === undefined ? null : (cached.value as T);
    }
    const { generation } = bucket;
    const value = await counting.atOnce();
    // The count may or may not include concurrent writes, so it is not cached.
    if (value !== null && bucket.generation !== generation) return value;
    const known = value ?? undefined;
    put(bucket.counted, counting.key, {
      value: known,
      large: value === null,
      generation,
      at: Date.now(),
    });
    if (value === null) this.#recount(bucket, counting);
    return value;
  }
  /** Counts in the background, once for any number of requests, and at a limited rate. */
  #recount<T>(bucket: Bucket, { key, whole }: Counting<T>): void {
    const last = bucket.recounted.get(key) ?? 0;
    if (last === Number.POSITIVE_INFINITY) return;
    put(bucket.recounted, key, Number.POSITIVE_INFINITY);
    // Maps that are dropped meanwhile are not restored.
    const { counted, recounted } = bucket;
    const count = async () => {
      const { generation } = bucket;
      try {
        const { value, large } = await whole();
        put(counted, key, { value, large, generation, at: Date.now() });
      } catch {
        // The database is unavailable or being closed: the next request starts another count.
      } finally {
        put(recounted, key, Date.now());
      }
    };
    const wait = Math.max(0, last + this.sparing.every - Date.now());
    setTimeout(() => {
      this.#waiting.push(count);
      this.#next();
    }, wait).unref();
  }
  #next(): void {
    if (this.#running >= maxConcurrent) return;
    const count = this.#waiting.shift();
    if (!count) return;
    this.#running += 1;
    void count().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }
  /**
   * Invalidates the counts of a resource after a write: `tenantId` is the row's tenant, or null if
   * all tenants see it.
   */
  drop(resource: string, tenantId: number | null): void {
    const keys =
      tenantId === null
        ? [...this.#buckets.keys()].filter((key) => key.startsWith(`${resource}:`))
        : [`${resource}:${tenantId}`, `${resource}:all`];
    for (const key of keys) {
      const bucket = this.#buckets.get(key);
      if (bucket) outdate(bucket);
    }
  }
  /**
   * Clears everything, for example after an interruption of the notifications from other processes.
   */
  clear(): void {
    for (const bucket of this.#buckets.values()) {
      bucket.generation += 1;
      bucket.counted = new Map();
      bucket.recounted = new Map();
    }
  }
}
