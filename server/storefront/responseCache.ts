import { createHash } from "node:crypto";
import type { Dependency } from "../../core/server/storefront/storeCall.ts";

export interface CachedContent {
  text: string;
  /** All dependencies of the response: a change of any of them invalidates it. */
  dependencies: readonly Dependency[];
}
export interface Answer extends CachedContent {
  tag: string;
  createdAt: Date;
}
interface CacheEntry {
  answer: Promise<Answer>;
  /** Null while the response is being created. */
  dependencies: readonly Dependency[] | null;
  since: number;
  size: number;
}
const maxBytes = 64 * 1024 * 1024;
/** Minimum size of an entry, also while it is pending or after it fails. */
const leastSize = 500;

/**
 * Caches responses until one of their dependencies changes. Concurrent requests for a response that
 * is being created share it, so that it is created only once.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CacheEntry>();
  readonly #changedAt = new Map<string, number>();
  #clock = 0;
  #size = 0;
  readonly #max: number;
  constructor(max = maxBytes) {
    this.#max = max;
  }

  get size(): number {
    return this.#size;
  }
  of(key: string, make: () => Promise<CachedContent>): Promise<Answer> {
    const entry = this.#answers.get(key);
    // A response whose creation began before a change may have read the old data.
    const holds =
      entry &&
      (entry.dependencies
        ? this.#isFresh(entry.dependencies, entry.since)
        : entry.since === this.#clock);
    if (!holds) return this.#make(key, make);
    this.#answers.delete(key);
    this.#answers.set(key, entry);
    return entry.answer;
  }
  /** Invalidates responses after a change; null if the changed rows are unknown. */
  publishChanges(change: Dependency | null): void {
    this.#clock += 1;
    if (change === null) {
      this.#answers.clear();
      this.#size = 0;
      return;
    }
    const { resource, tenantId } = change;
    this.#changedAt.set(`${resource}:any`, this.#clock);
    this.#changedAt.set(`${resource}:${tenantId ?? "all"}`, this.#clock);
  }

  #isFresh(dependencies: readonly Dependency[], since: number): boolean {
    const changed = (key: string) => (this.#changedAt.get(key) ?? 0) > since;
    return !dependencies.some(({ resource, tenantId }) =>
      tenantId === null
        ? changed(`${resource}:any`)
        : changed(`${resource}:${tenantId}`) || changed(`${resource}:all`),
    );
  }
  #make(key: string, make: () => Promise<CachedContent>): Promise<Answer> {
    this.#forget(key);
    const answer = make().then(toAnswer);
    const entry: CacheEntry = { answer, dependencies: null, since: this.#clock, size: leastSize };
    this.#answers.set(key, entry);
    this.#size += entry.size;
    answer.then(
      (content) => this.#measured(key, entry, content),
      () => {
        if (this.#answers.get(key) === entry) this.#forget(key);
      },
    );
    return answer;
  }
  #measured(key: string, entry: CacheEntry, { text, dependencies }: CachedContent): void {
    if (this.#answers.get(key) !== entry) return;
    entry.dependencies = dependencies;
    const size = leastSize + 2 * (key.length + text.length);
    this.#size += size - entry.size;
    entry.size = size;
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#max) return;
      this.#forget(oldest);
    }
  }
  #forget(key: string): void {
    this.#size -= this.#answers.get(key)?.size ?? 0;
    this.#answers.delete(key);
  }
}
function toAnswer({ text, dependencies }: CachedContent): Answer {
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, dependencies, tag, createdAt: new Date() };
}
