import { createHash } from "node:crypto";

/** Resource that a response depends on: the rows of one shop, or of all. */
export interface Rests {
  resource: string;
  shopId: number | null;
}
export interface Made {
  text: string;
  /** All dependencies of the response: a change of any of them invalidates it. */
  rests: readonly Rests[];
}
export interface Answer extends Made {
  tag: string;
  made: Date;
}
interface Kept {
  answer: Promise<Answer>;
  /** Null while the response is being created. */
  rests: readonly Rests[] | null;
  since: number;
  size: number;
}
const mostBytes = 64 * 1024 * 1024;
/** Minimum size of an entry, also while it is pending or after it fails. */
const leastSize = 500;

/**
 * Caches responses until one of their dependencies changes. Concurrent requests for a response that
 * is being created share it, so that it is created only once.
 */
export class ResponseCache {
  readonly #answers = new Map<string, Kept>();
  readonly #changedAt = new Map<string, number>();
  #clock = 0;
  #size = 0;
  readonly #most: number;
  constructor(most = mostBytes) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }
  of(key: string, make: () => Promise<Made>): Promise<Answer> {
    const kept = this.#answers.get(key);
    // A response whose creation began before a change may have read the old data.
    const holds = kept && (kept.rests ? this.#isFresh(kept.rests, kept.since) : kept.since === this.#clock);
    if (!holds) return this.#make(key, make);
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    return kept.answer;
  }
  /** Invalidates responses after a change; null if the changed rows are unknown. */
  publishChanges(change: Rests | null): void {
    this.#clock += 1;
    if (change === null) {
      this.#answers.clear();
      this.#size = 0;
      return;
    }
    const { resource, shopId } = change;
    this.#changedAt.set(`${resource}:any`, this.#clock);
    this.#changedAt.set(`${resource}:${shopId ?? "all"}`, this.#clock);
  }

  #isFresh(rests: readonly Rests[], since: number): boolean {
    const changed = (key: string) => (this.#changedAt.get(key) ?? 0) > since;
    return !rests.some(({ resource, shopId }) =>
      shopId === null ? changed(`${resource}:any`) : changed(`${resource}:${shopId}`) || changed(`${resource}:all`),
    );
  }
  #make(key: string, make: () => Promise<Made>): Promise<Answer> {
    this.#forget(key);
    const answer = make().then(answered);
    const kept: Kept = { answer, rests: null, since: this.#clock, size: leastSize };
    this.#answers.set(key, kept);
    this.#size += kept.size;
    answer.then(
      (made) => this.#measured(key, kept, made),
      () => {
        if (this.#answers.get(key) === kept) this.#forget(key);
      },
    );
    return answer;
  }
  #measured(key: string, kept: Kept, { text, rests }: Made): void {
    if (this.#answers.get(key) !== kept) return;
    kept.rests = rests;
    const size = leastSize + 2 * (key.length + text.length);
    this.#size += size - kept.size;
    kept.size = size;
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#most) return;
      this.#forget(oldest);
    }
  }
  #forget(key: string): void {
    this.#size -= this.#answers.get(key)?.size ?? 0;
    this.#answers.delete(key);
  }
}
function answered({ text, rests }: Made): Answer {
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, rests, tag, made: new Date() };
}
