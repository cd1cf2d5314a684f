import pg from "pg";

/** Milliseconds without an answer after which the database counts as unreachable. */
const timeoutMs = 2000;

/**
 * A connection outside the pool, for work that must not wait behind tenant load: checking that the
 * database answers, and cancelling a query. It is opened on first use, and reopened after it was
 * lost.
 */
export class ControlConnection {
  readonly #settings: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  constructor(settings: pg.ClientConfig) {
    this.#settings = {
      ...settings,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      // Pings and cancellations are sent side by side.
      pipeline: true,
    };
  }
  /** @throws when the database does not answer in time */
  async ping(): Promise<void> {
    await this.#query("select 1", []);
  }
  /** Cancels the query that a server process is running, if any. */
  async cancelQuery(processId: number): Promise<void> {
    if (processId > 0) await this.#query("select pg_cancel_backend($1)", [processId]);
  }
  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await client?.end();
  }
  async #query(text: string, values: unknown[]): Promise<void> {
    this.#client ??= this.#connect();
    const client = this.#client;
    try {
      await (await client).query(text, values);
    } catch (error) {
      // After any error the next query opens a new connection, on which no earlier answer is
      // pending.
      if (this.#client === client) this.#client = undefined;
      void client.then((client) => client.end()).catch(() => {});
      throw error;
    }
  }
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    client.on("error", () => {});
    client.once("end", () => {
      this.#client = undefined;
    });
    await client.connect();
    return client;
  }
}
