import pg from "pg";

type Handler = (payload: string) => void;
const retryMs = 1000;

/**
 * One connection that listens on every channel. A lost connection is replaced, and each handler
 * then receives "" because notifications may have been missed.
 */
export class Listener {
  readonly #settings: pg.ClientConfig;
  readonly #handlers = new Map<string, Set<Handler>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(settings: pg.ClientConfig) {
    // Several parts of the app begin to listen side by side.
    this.#settings = { ...settings, pipeline: true };
  }
  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    // Registered before the `listen` query, so that a reconnection in between listens on the
    // channel too.
    const known = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, known.add(handler));
    try {
      this.#client ??= this.#connect();
      await (await this.#client).query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      known.delete(handler);
      throw error;
    }
    // The connection stays subscribed to the channel without handlers, which costs nothing.
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
    // The `end` event follows, and is the one that is handled.
    client.on("error", () => {});
    try {
      await client.connect();
      for (const channel of this.#handlers.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
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
