import pg from "pg";
import { ConnectionGate, Crowded } from "./connectionGate.ts";
import { reasonOf } from "./databaseError.ts";
import { ClientLeft, currentLoad, type RequestLoad, storefrontTenant } from "./requestLoad.ts";

/** The database cannot be reached at present. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = "DatabaseUnavailable";
  }
}

export interface SharedPoolConfig extends pg.PoolConfig {
  /** Milliseconds that a request waits for a connection at most. */
  waitMs: number;
  /** Ends the query that the server process of a connection is working at; null where a query cannot be ended. */
  cancelQuery: ((processId: number) => Promise<void>) | null;
}
type Done = (release?: Error | boolean) => void;
type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** Requests of one tenant that wait for a connection at most. */
const maxWaiting = 500;
/** The storefront stands for the buyers of all shops: a sale that thousands wait for is served, and leaves two connections to others. */
const maxBuyersWaiting = 5000;
/** Milliseconds that a buyer waits for a connection at least: a payment in a sale is late rather than refused. */
const minBuyersWaitMs = 20_000;
/** What work on nobody's request is counted as: jobs, and the start. */
const systemTenant = "system";

/**
 * A pool whose connections are shared between tenants. The client of a reading request that leaves takes its query with it; the
 * connection is then replaced, so that an order to cancel that arrives late meets nobody else's query.
 */
export class SharedPool extends pg.Pool {
  readonly #gate: ConnectionGate;
  readonly #cancelQuery: SharedPoolConfig["cancelQuery"];
  constructor({ waitMs, cancelQuery, ...config }: SharedPoolConfig) {
    super(config);
    this.#cancelQuery = cancelQuery;
    const size = config.max ?? 10;
    const share = Math.ceil(size / 2);
    const buyers = {
      share: Math.max(share, size - 2),
      maxWaiting: maxBuyersWaiting,
      waitMs: Math.max(waitMs, minBuyersWaitMs),
    };
    this.#gate = new ConnectionGate({ size, share, waitMs, maxWaiting, exceptions: { [storefrontTenant]: buyers } });
  }
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }
  async #connect(): Promise<pg.PoolClient> {
    const load = currentLoad();
    const tenant = load?.tenant ?? systemTenant;
    if (load?.hasLeft) throw new ClientLeft();
    if (!this.#gate.tryEnter(tenant)) await this.#wait(tenant, load);
    let client: pg.PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      this.#gate.leave(tenant);
      if (error instanceof Error && error.message === "timeout exceeded when trying to connect") throw new Crowded();
      throw this.ending ? error : new DatabaseUnavailable(error);
    }
    this.#follow(client, tenant, load);
    return client;
  }
  async #wait(tenant: string, load: RequestLoad | undefined): Promise<void> {
    let stop = (): void => {};
    try {
      await this.#gate.enter(tenant, (cancel) => {
        if (load) stop = load.onLeave(() => cancel(new ClientLeft()));
      });
    } finally {
      stop();
    }
  }
  /** Gives the place back with the connection, and ends its query when the client leaves. */
  #follow(client: pg.PoolClient, tenant: string, load: RequestLoad | undefined): void {
    const { release } = client;
    let cancelled: Promise<void> | undefined;
    const stop = this.#cancelQuery
      ? load?.onLeave(() => {
          cancelled = this.#cancelQuery?.(processIdOf(client)).catch(() => {});
        })
      : undefined;
    client.release = (error) => {
      stop?.();
      const end = (reason: typeof error): void => {
        release(reason);
        this.#gate.leave(tenant);
      };
      if (cancelled) void cancelled.then(() => end(true));
      else end(error);
    };
  }
}

/** The number of the server's process behind a connection, which the client keeps and its types do not name. */
function processIdOf(client: pg.PoolClient): number {
  const processId: unknown = "processID" in client ? client.processID : undefined;
  return typeof processId === "number" ? processId : 0;
}
