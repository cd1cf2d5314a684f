import pg from "pg";

type Handler = (payload: string) => void;
const retryMs = 1000;

/** One connection that hears every channel; when it is lost another takes its place, and each handler hears "" in case it missed something. */
export class Listener {
  readonly #settings: pg.ClientConfig;
  readonly #handlers = new Map<string, Set<Handler>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }
  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    // Known before the connection asks, so that a reconnection in between asks for it too.
    const known = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, known.add(handler));
    try {
      this.#client ??= this.#connect();
      await (await this.#client).query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      known.delete(handler);
      throw error;
    }
    // The channel stays open on the connection: nobody hears it, which costs nothing.
    return async () => void known.delete(handler);
  }
  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    client.on("notification", ({ channel, payload = "" }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
    });
    // Its end follows, and is what counts.
    client.on("error", () => {});
    try {
      await client.connect();
      for (const channel of this.#handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => {});
      throw error;
    }
    client.once("end", () => this.#retry());
    return client;
  }
  #retry(): void {
    this.#client = undefined;
    if (this.#closed) return;
    setTimeout(() => void this.#reconnect(), retryMs).unref();
  }
  async #reconnect(): Promise<void> {
    if (this.#closed || this.#client) return;
    try {
      this.#client = this.#connect();
      await this.#client;
    } catch {
      this.#retry();
      return;
    }
    for (const handlers of this.#handlers.values()) for (const handler of handlers) handler("");
  }
}
