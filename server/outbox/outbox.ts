import type pg from "pg";
import type { Carrier } from "./carriers.ts";

export interface Message {
  channel: "email" | "phone";
  to: string;
  subject: string;
  body: string;
}
export interface Carriers {
  email?: Carrier;
  phone?: Carrier;
}
type Log = (error: unknown, message: string) => void;

/**
 * Where letters and texts leave. One that has no carrier is kept whole, for the platform's administrators to read; of one that was
 * carried only the fact is kept, for what it says is secret.
 */
export class Outbox {
  readonly #pool: pg.Pool;
  readonly #carriers: Carriers;
  readonly #log: Log;
  readonly #leaving = new Set<Promise<void>>();
  constructor(pool: pg.Pool, carriers: Carriers = {}, log: Log = () => {}) {
    this.#pool = pool;
    this.#carriers = carriers;
    this.#log = log;
  }
  /** A carrier is not waited for: how long it takes would tell whether there was anything to carry. */
  async send(message: Message): Promise<void> {
    const carrier = this.#carriers[message.channel];
    if (!carrier) return this.#write(message, "kept", null);
    const leaving = this.#carry(carrier, message).finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
  /** Waits for what is on its way. */
  async close(): Promise<void> {
    await Promise.all(this.#leaving);
  }
  async #carry(carrier: Carrier, message: Message): Promise<void> {
    try {
      const fault = await carrier(message).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (fault !== null) this.#log(new Error(fault), "a message was not carried");
      await this.#write(message, fault === null ? "sent" : "failed", fault);
    } catch (error) {
      this.#log(error, "a message was not written down");
    }
  }
  async #write({ channel, to, subject, body }: Message, status: "kept" | "sent" | "failed", error: string | null) {
    await this.#pool.query(
      "insert into outbox (channel, recipient, subject, body, status, error) values ($1, $2, $3, $4, $5, $6)",
      [channel, to, subject, status === "kept" ? body : null, status, error?.slice(0, 500) ?? null],
    );
  }
}
