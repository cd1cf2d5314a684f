/** How counting is spared where a set of rows is large. */
export interface Sparing {
  /** Of more rows than this a count may be older than the last write. */
  large: number;
  /** Milliseconds between two counts of the same set in the background. */
  every: number;
  /** A count of a large set that is older than this many milliseconds, and than the last write, is told no more. */
  oldest: number;
}
export const defaultSparing: Sparing = { large: 10_000, every: 3000, oldest: 30_000 };

/** Something that is counted of a set of rows: their number, their sums, where their deep pages begin. */
export interface Counting<T> {
  resource: string;
  shopId: number | null;
  /** What is counted, of which rows. */
  key: string;
  /** Counts at once, in the transaction of who asks; null where the set turns out to be large. */
  atOnce(): Promise<T | null>;
  /** Counts to the end, in a transaction of its own, and says whether the set is large. */
  whole(): Promise<{ value: T; large: boolean }>;
}
interface Kept {
  /** Undefined where nothing is known but that the set is large. */
  value: unknown;
  large: boolean;
  /** The bucket's generation before it was counted: of a later one it is stale. */
  generation: number;
  at: number;
}
interface Bucket {
  /** Grows with each write, so that whatever was counted before one is known to be stale after it. */
  generation: number;
  counted: Map<string, Kept>;
  /** When something was last counted in the background, or is still to be. */
  recounted: Map<string, number>;
}
const mostPerBucket = 400;
const mostBuckets = 5000;
/** Counting in the background leaves connections to those who wait. */
const mostAtATime = 2;

function put<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  if (map.size >= mostPerBucket) map.delete(map.keys().next().value ?? "");
  map.set(key, value);
}

/** What is small is counted anew, so that nothing of it need be kept. */
function outdate(bucket: Bucket): void {
  bucket.generation += 1;
  for (const [key, { large }] of bucket.counted) if (!large) bucket.counted.delete(key);
}

/**
 * Counting is what makes a list slow, so what is counted is kept until the resource is written to. After that a small set is counted
 * anew at once; a large one is answered as it was, or as large, and counted in the background.
 * One bucket holds the rows of one resource and one shop; `null` is everybody's, which every write makes stale.
 */
export class Totals {
  readonly sparing: Sparing = { ...defaultSparing };
  readonly #buckets = new Map<string, Bucket>();
  /** No bucket begins where another was: one that is made anew is not taken for the one before. */
  #begun = 0;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;

  #bucket(resource: string, shopId: number | null): Bucket {
    const key = `${resource}:${shopId ?? "all"}`;
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value ?? "");
      this.#begun += 1_000_000;
      bucket = { generation: this.#begun, counted: new Map(), recounted: new Map() };
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
  /** Another number after each write to a resource's rows. */
  generation(resource: string, shopId: number | null): number {
    return this.#bucket(resource, shopId).generation;
  }
  /** What is kept and right, if anything is. */
  known(resource: string, shopId: number | null, key: string): unknown {
    const { counted, generation } = this.#bucket(resource, shopId);
    const kept = counted.get(key);
    return kept?.generation === generation ? kept.value : undefined;
  }
  /** Whether the set was large when it was last counted. */
  wasLarge(resource: string, shopId: number | null, key: string): boolean {
    return this.#bucket(resource, shopId).counted.get(key)?.large ?? false;
  }
  /** Keeps what was counted besides, if nothing was written since `generation`. */
  keep(resource: string, shopId: number | null, key: string, value: unknown, generation: number): void {
    const bucket = this.#bucket(resource, shopId);
    if (bucket.generation !== generation) return;
    put(bucket.counted, key, { value, large: false, generation, at: Date.now() });
  }
  /** What was counted, or null where the set is large and not counted yet. */
  async ask<T>(counting: Counting<T>): Promise<T | null> {
    const bucket = this.#bucket(counting.resource, counting.shopId);
    const kept = bucket.counted.get(counting.key);
    if (kept?.generation === bucket.generation && kept.value !== undefined) return kept.value as T;
    if (kept?.large && Date.now() - kept.at < this.sparing.oldest) {
      this.#recount(bucket, counting);
      return kept.value === undefined ? null : (kept.value as T);
    }
    const { generation } = bucket;
    const value = await counting.atOnce();
    // What was written meanwhile may be counted or not.
    if (value !== null && bucket.generation !== generation) return value;
    const known = value ?? undefined;
    put(bucket.counted, counting.key, { value: known, large: value === null, generation, at: Date.now() });
    if (value === null) this.#recount(bucket, counting);
    return value;
  }
  /** Counts in the background, once however many ask, and not again too soon. */
  #recount<T>(bucket: Bucket, { key, whole }: Counting<T>): void {
    const last = bucket.recounted.get(key) ?? 0;
    if (last === Number.POSITIVE_INFINITY) return;
    put(bucket.recounted, key, Number.POSITIVE_INFINITY);
    // What is forgotten meanwhile is not brought back.
    const { counted, recounted } = bucket;
    const count = async () => {
      const { generation } = bucket;
      try {
        const { value, large } = await whole();
        put(counted, key, { value, large, generation, at: Date.now() });
      } catch {
        // A database that is away, or is being closed: who asks next has it counted again.
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
    if (this.#running >= mostAtATime) return;
    const count = this.#waiting.shift();
    if (!count) return;
    this.#running += 1;
    void count().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }
  /** A row of the resource changed: `shopId` is its shop's, or null where all shops see it. */
  drop(resource: string, shopId: number | null): void {
    const keys =
      shopId === null
        ? [...this.#buckets.keys()].filter((key) => key.startsWith(`${resource}:`))
        : [`${resource}:${shopId}`, `${resource}:all`];
    for (const key of keys) {
      const bucket = this.#buckets.get(key);
      if (bucket) outdate(bucket);
    }
  }
  /** Forgets everything, as after a time in which other processes could not be heard. */
  clear(): void {
    for (const bucket of this.#buckets.values()) {
      bucket.generation += 1;
      bucket.counted = new Map();
      bucket.recounted = new Map();
    }
  }
}
