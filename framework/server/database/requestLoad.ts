import { AsyncLocalStorage } from "node:async_hooks";

/** Maximum milliseconds per statement, by transaction mode; 0 means no limit. */
export interface StatementTimeouts {
  read: number;
  write: number;
}
export const defaultTimeouts: StatementTimeouts = { read: 10_000, write: 30_000 };

/** The client closed its connection before the request was answered. */
export class ClientLeft extends Error {
  constructor() {
    super("the client left before its request was answered");
    this.name = "ClientLeft";
  }
}

/** Tenant of the calls of the public, which concern all tenants. */
export const publicTenant = "public";

/**
 * Database load of a request: the tenant that it counts against, its timeouts, and whether its
 * client still waits for the answer.
 */
export class RequestLoad {
  /** `tenant 12`, `operator`, `public`, or `anonymous` before the token is read. */
  tenant: string;
  readonly timeouts: StatementTimeouts;
  readonly #listeners = new Set<() => void>();
  #hasLeft = false;
  constructor(tenant: string, timeouts: StatementTimeouts) {
    this.tenant = tenant;
    this.timeouts = timeouts;
  }
  get hasLeft(): boolean {
    return this.#hasLeft;
  }
  /** Cancels what the request still waits for. */
  leave(): void {
    this.#hasLeft = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
  /** Calls the listener when the client disconnects; returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const storage = new AsyncLocalStorage<RequestLoad>();
/** Returns the load of the running code; undefined in jobs and at startup. */
export const getCurrentLoad = (): RequestLoad | undefined => storage.getStore();
export const runWithLoad = <T>(load: RequestLoad, work: () => T): T => storage.run(load, work);

/**
 * Binds work to the load of the caller: a stream is otherwise read in the context of its
 * connection.
 */
export function bindLoad<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const load = getCurrentLoad();
  return load ? (...given) => storage.run(load, () => work(...given)) : work;
}

/** Timeouts for work that outlasts a response: background counts and exports. */
export const longTimeouts: StatementTimeouts = { read: 120_000, write: 120_000 };
/**
 * Runs work that other requests wait for too, or that outlives its request: it counts against the
 * tenant, but is not cancelled when the client disconnects.
 */
export function runDetached<T>(work: () => T, timeouts?: StatementTimeouts): T {
  const load = getCurrentLoad();
  return load ? storage.run(new RequestLoad(load.tenant, timeouts ?? load.timeouts), work) : work();
}

/**
 * Returns the SQL that limits each statement of a transaction of the current request, as part of
 * the transaction's opening.
 */
export function timeoutSql(mode: keyof StatementTimeouts): string {
  const timeout = getCurrentLoad()?.timeouts[mode] ?? 0;
  return timeout > 0 ? `; set local statement_timeout = ${Math.ceil(timeout)}` : "";
}
