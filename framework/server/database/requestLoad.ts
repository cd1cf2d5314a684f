import { AsyncLocalStorage } from "node:async_hooks";

/** Milliseconds that one statement may take, by what its transaction does; 0 is without limit. */
export interface StatementTimeouts {
  read: number;
  write: number;
}
export const defaultTimeouts: StatementTimeouts = { read: 10_000, write: 30_000 };

/** The client of a request has closed its connection before it was answered. */
export class ClientLeft extends Error {
  constructor() {
    super("the client left before its request was answered");
    this.name = "ClientLeft";
  }
}

/** The buyers of all shops together. */
export const storefrontTenant = "storefront";

/** On whose account a request uses the database, for how long, and whether somebody still waits for its answer. */
export class RequestLoad {
  /** `shop 12`, `platform`, `storefront`, or `anonymous` before a token is read. */
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
  /** Ends what the request still waits for. */
  leave(): void {
    this.#hasLeft = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
  /** Calls the listener when the client leaves; answers how to stop that. */
  onLeave(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const storage = new AsyncLocalStorage<RequestLoad>();
/** The load that the running code belongs to; undefined in jobs and at the start. */
export const currentLoad = (): RequestLoad | undefined => storage.getStore();
export const runWithLoad = <T>(load: RequestLoad, work: () => T): T => storage.run(load, work);

/** The work, on the account of who binds it: a stream is read in the context of its connection. */
export function bindLoad<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const load = currentLoad();
  return load ? (...given) => storage.run(load, () => work(...given)) : work;
}

/** For what may take longer than an answer: counts in the background, and exports. */
export const longTimeouts: StatementTimeouts = { read: 120_000, write: 120_000 };
/** Runs work that others wait for too, or that outlives its request: it is on the tenant's account, but does not end with the client. */
export function runDetached<T>(work: () => T, timeouts?: StatementTimeouts): T {
  const load = currentLoad();
  return load ? storage.run(new RequestLoad(load.tenant, timeouts ?? load.timeouts), work) : work();
}

/** What limits each statement of a transaction of the current request, as a part of the transaction's opening. */
export function timeoutSql(mode: keyof StatementTimeouts): string {
  const timeout = currentLoad()?.timeouts[mode] ?? 0;
  return timeout > 0 ? `; set local statement_timeout = ${Math.ceil(timeout)}` : "";
}
