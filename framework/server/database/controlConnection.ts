import pg from "pg";

/** Milliseconds after which a database that says nothing is taken for unreachable. */
const timeoutMs = 2000;

/**
 * A connection beside the pool, for what must not wait behind the load of tenants: whether the database answers, and ending a query.
 * It is opened when it is first needed, and again after it was lost.
 */
export class ControlConnection {
  readonly #settings: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  constructor(settings: pg.ClientConfig) {
    this.#settings = { ...settings, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  }
  /** @throws where the database does not answer in time */
  async ping(): Promise<void> {
    await this.#query("select 1", []);
  }
  /** Ends the query that a process of the server is working at, if it is working at any. */
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
    const asked = this.#client;
    try {
      await (await asked).query(text, values);
    } catch (error) {
      // Whatever went wrong, the next one begins with a connection of which nothing is awaited any more.
      if (this.#client === asked) this.#client = undefined;
      void asked.then((client) => client.end()).catch(() => {});
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
