/** The first row after every `step` rows of one order of a list: where a deep page can start reading. */
export interface Anchors {
  step: number;
  keys: { value: unknown; id: number }[];
}
interface Counted {
  total?: number;
  anchors?: Anchors;
  tabs?: Record<string, number>;
}
interface Bucket {
  /** Grows with each write, so that a count begun before one is not kept after it. */
  generation: number;
  counted: Map<string, Counted>;
}
const mostPerBucket = 200;
const mostBuckets = 5000;

/**
 * Counting is what makes a list slow, so a total is counted once, kept, and dropped when the resource is written to.
 * One bucket holds the rows of one resource and one shop; `null` is everybody's, which every write drops.
 */
export class Totals {
  readonly #buckets = new Map<string, Bucket>();
  /** No bucket begins where another was: one that is made anew is not taken for the one before. */
  #begun = 0;

  #bucket(resource: string, shopId: number | null): Bucket {
    const key = `${resource}:${shopId ?? "all"}`;
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value ?? "");
      this.#begun += 1_000_000;
      bucket = { generation: this.#begun, counted: new Map() };
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
  /** Another number after each write to a resource's rows. */
  generation(resource: string, shopId: number | null): number {
    return this.#bucket(resource, shopId).generation;
  }
  /** What is kept under a key, and a way to keep more that a write in between makes void. */
  open(resource: string, shopId: number | null, key: string): { kept: Counted; keep(more: Counted): void } {
    const bucket = this.#bucket(resource, shopId);
    const { generation } = bucket;
    return {
      kept: bucket.counted.get(key) ?? {},
      keep: (more) => {
        if (bucket.generation !== generation) return;
        const kept = { ...bucket.counted.get(key), ...more };
        bucket.counted.delete(key);
        if (bucket.counted.size >= mostPerBucket) bucket.counted.delete(bucket.counted.keys().next().value ?? "");
        bucket.counted.set(key, kept);
      },
    };
  }
  /** A row of the resource changed: `shopId` is its shop's, or null where all shops see it. */
  drop(resource: string, shopId: number | null): void {
    const keys =
      shopId === null
        ? [...this.#buckets.keys()].filter((key) => key.startsWith(`${resource}:`))
        : [`${resource}:${shopId}`, `${resource}:all`];
    for (const key of keys) {
      const bucket = this.#buckets.get(key);
      if (!bucket) continue;
      bucket.generation += 1;
      bucket.counted.clear();
    }
  }
  /** Forgets everything, as after a time in which other processes could not be heard. */
  clear(): void {
    for (const bucket of this.#buckets.values()) {
      bucket.generation += 1;
      bucket.counted.clear();
    }
  }
}
