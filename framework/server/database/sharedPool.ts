import pg from "pg";
import { ConnectionGate, Crowded } from "./connectionGate.ts";
import { getReason } from "./databaseError.ts";
import { ClientLeft, getCurrentLoad, publicTenant, type RequestLoad } from "./requestLoad.ts";

/** The database is currently unreachable. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(getReason(cause), { cause });
    this.name = "DatabaseUnavailable";
  }
}

export interface SharedPoolConfig extends pg.PoolConfig {
  /** Maximum milliseconds that a request waits for a connection. */
  waitMs: number;
  /** Cancels the query of a connection's server process; null when queries cannot be cancelled. */
  cancelQuery: ((processId: number) => Promise<void>) | null;
}
type Done = (release?: Error | boolean) => void;
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: Done,
) => void;

/** Maximum number of requests per tenant that wait for a connection. */
const maxWaiting = 500;
/**
 * The public may be thousands of people who call at the same moment: they are served, and leave two
 * connections for other tenants.
 */
const maxPublicWaiting = 5000;
/**
 * Minimum milliseconds that a call of the public waits for a connection: under such a load, a late
 * answer is better than a rejection.
 */
const minPublicWaitMs = 20_000;
/** Tenant of work outside requests: jobs and startup. */
const systemTenant = "system";

/**
 * A pool whose connections are shared between tenants. When the client of a reading request
 * disconnects, its query is cancelled; the connection is then replaced, so that a late cancellation
 * cannot hit another query.
 */
export class SharedPool extends pg.Pool {
  /**
   * Whether a connection pooler gives each transaction another connection to the server: a
   * connection keeps no named statements then, and its process id is not the server's.
   */
  isBehindPooler = false;
  readonly #gate: ConnectionGate;
  readonly #cancelQuery: SharedPoolConfig["cancelQuery"];
  constructor({ waitMs, cancelQuery, ...config }: SharedPoolConfig) {
    super(config);
    this.#cancelQuery = cancelQuery;
    const size = config.max ?? 10;
    const share = Math.ceil(size / 2);
    const everybody = {
      share: Math.max(share, size - 2),
      maxWaiting: maxPublicWaiting,
      waitMs: Math.max(waitMs, minPublicWaitMs),
    };
    this.#gate = new ConnectionGate({
      size,
      share,
      waitMs,
      maxWaiting,
      exceptions: { [publicTenant]: everybody },
    });
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
    const load = getCurrentLoad();
    const tenant = load?.tenant ?? systemTenant;
    if (load?.hasLeft) throw new ClientLeft();
    if (!this.#gate.tryEnter(tenant)) await this.#wait(tenant, load);
    let client: pg.PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      this.#gate.leave(tenant);
      if (error instanceof Error && error.message === "timeout exceeded when trying to connect")
        throw new Crowded();
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
  /**
   * Releases the slot together with the connection, and cancels the query when the client
   * disconnects.
   */
  #follow(client: pg.PoolClient, tenant: string, load: RequestLoad | undefined): void {
    const { release } = client;
    let cancelled: Promise<void> | undefined;
    const cancelQuery = this.isBehindPooler ? null : this.#cancelQuery;
    const stop = cancelQuery
      ? load?.onLeave(() => {
          cancelled = cancelQuery(getProcessId(client)).catch(() => {});
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

/**
 * Returns the id of a connection's server process, which the client stores but its types do not
 * declare.
 */
export function getProcessId(client: pg.PoolClient): number {
  const processId: unknown = "processID" in client ? client.processID : undefined;
  return typeof processId === "number" ? processId : 0;
}
