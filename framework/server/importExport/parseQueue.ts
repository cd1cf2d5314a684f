import { domainError } from "../domainError.ts";

/**
 * Maximum files of one tenant in the queue: one that is parsed, and two that wait or are still
 * uploading. Each is in memory.
 */
const maxPerTenant = 3;
/** Maximum files of all tenants together. */
const maxTotal = 16;
/**
 * Maximum concurrent threads. At most one of them parses a large file, so that two take little more
 * memory than one.
 */
const maxThreads = 2;
/** Seconds after which a rejected client may retry. */
export const retryAfterSeconds = 5;

interface Job {
  tenant: string;
  isSmall: boolean;
  start: () => Promise<void>;
}
/** A slot in the queue; two large files are never parsed concurrently. */
export interface QueuePlace {
  run<T>(isSmall: boolean, work: () => Promise<T>): Promise<T>;
}

/**
 * Schedules the parsing of files: one file per tenant at a time, the tenants in turn, and a small
 * file alongside a large one.
 */
export class ParseQueue {
  readonly #admitted = new Map<string, number>();
  /** Waiting jobs by tenant; the first tenant is next. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #running = new Set<Job>();

  /**
   * Reserves a slot of the tenant while `task` runs: it starts before the upload is read, so that
   * there are never more files in memory than slots.
   *
   * @throws {DomainError} `import.queueFull` when the tenant, or all tenants together, have no slot
   * left.
   */
  async admit<T>(tenant: string, task: (place: QueuePlace) => Promise<T>): Promise<T> {
    const own = this.#admitted.get(tenant) ?? 0;
    const total = [...this.#admitted.values()].reduce((sum, count) => sum + count, 0);
    if (own >= maxPerTenant || total >= maxTotal) throw domainError("import.queueFull");
    this.#admitted.set(tenant, own + 1);
    try {
      return await task({ run: (isSmall, work) => this.#enqueue(tenant, isSmall, work) });
    } finally {
      const left = (this.#admitted.get(tenant) ?? 1) - 1;
      if (left > 0) this.#admitted.set(tenant, left);
      else this.#admitted.delete(tenant);
    }
  }

  #enqueue<T>(tenant: string, isSmall: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const start = () => work().then(resolve, reject);
      this.#waiting.set(tenant, [...(this.#waiting.get(tenant) ?? []), { tenant, isSmall, start }]);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running.size < maxThreads) {
      const job = this.#takeNext();
      if (!job) return;
      this.#running.add(job);
      void job.start().finally(() => {
        this.#running.delete(job);
        this.#moveLast(job.tenant);
        this.#startNext();
      });
    }
  }

  #moveLast(tenant: string): void {
    const jobs = this.#waiting.get(tenant);
    if (!jobs) return;
    this.#waiting.delete(tenant);
    this.#waiting.set(tenant, jobs);
  }

  /** Returns the first job that may start now. */
  #takeNext(): Job | null {
    const running = [...this.#running];
    const largeRuns = running.some(({ isSmall }) => !isSmall);
    for (const [tenant, [job, ...rest]] of this.#waiting) {
      if (!job || running.some((one) => one.tenant === tenant) || (largeRuns && !job.isSmall))
        continue;
      if (rest.length > 0) this.#waiting.set(tenant, rest);
      else this.#waiting.delete(tenant);
      return job;
    }
    return null;
  }
}
