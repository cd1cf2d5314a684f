import type pg from "pg";
import type { Message, Transport } from "../../core/transport.ts";
import { defineService } from "../../framework/server/services.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";

export interface Transports {
  email?: Transport;
  phone?: Transport;
}
type Log = (error: unknown, message: string) => void;

type QueuedMessage = Pick<TableRow<"outbox">, "id" | "channel" | "tries"> & {
  to: TableRow<"outbox">["recipient"];
} & Calculated<{ subject: string; body: string }>;
/** Minutes between an attempt and the next one; the last value repeats. */
const backoffMinutes = [1, 2, 5, 15, 60];
/** Minutes after which an unfinished attempt is considered to belong to a dead process. */
const attemptMinutes = 2;
const batchSize = 50;
const columns = "id, channel, recipient as to, subject, body, tries";

/**
 * Sends e-mails and text messages. A message without a transport is stored in full, for the
 * platform's administrators to read. A message with a transport is stored first and sent
 * afterwards, so that a process that ends loses none; once sent, its content is deleted because it
 * is secret.
 */
export class Mailer {
  readonly #pool: pg.Pool;
  readonly #transports: Transports;
  readonly #log: Log;
  readonly #sending = new Set<Promise<unknown>>();

  constructor(pool: pg.Pool, transports: Transports = {}, log: Log = () => {}) {
    this.#pool = pool;
    this.#transports = transports;
    this.#log = log;
  }

  /**
   * Does not wait for the transport: its response time would reveal whether a message was sent at
   * all.
   */
  async send({ channel, to, subject, body, usefulMinutes = 24 * 60 }: Message): Promise<void> {
    const hasTransport = this.#transports[channel] !== undefined;
    const { rows } = await this.#pool.query<QueuedMessage>(
      `insert into outbox (channel, recipient, subject, body, status, next_at, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6), now() + make_interval(mins => $7)) returning ${columns}`,
      [channel, to, subject, body, hasTransport ? "queued" : "kept", attemptMinutes, usefulMinutes],
    );
    if (hasTransport) for (const message of rows) void this.#start(message);
  }

  /** Retries the failed messages that are due; returns how many were sent. */
  async sendPending(now: Date): Promise<{ found: number; sent: number }> {
    const { rows } = await this.#pool.query<QueuedMessage>(
      `update outbox set next_at = $1::timestamptz + make_interval(mins => $2) where id in (
         select id from outbox where status = 'queued' and next_at <= $1 and channel = any($3::text[])
         order by next_at limit ${batchSize} for update skip locked
       ) returning ${columns}`,
      [now.toISOString(), attemptMinutes, Object.keys(this.#transports)],
    );
    const attempts = await Promise.all(rows.map((message) => this.#start(message)));
    return { found: rows.length, sent: attempts.filter(Boolean).length };
  }

  /** Waits for messages that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #start(message: QueuedMessage): Promise<boolean> {
    const sending = this.#attempt(message).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
    return sending;
  }

  async #attempt(message: QueuedMessage): Promise<boolean> {
    try {
      const error = await this.#transmit(message);
      if (error !== null) this.#log(new Error(error), "a message was not carried");
      await this.#recordAttempt(message, error);
      return error === null;
    } catch (error) {
      // It stays queued, and the job sends it again.
      this.#log(error, "a message was not written down");
      return false;
    }
  }

  async #transmit(message: QueuedMessage): Promise<string | null> {
    try {
      await this.#transports[message.channel]?.(message);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async #recordAttempt({ id, tries }: QueuedMessage, error: string | null): Promise<void> {
    if (error === null) {
      const sent =
        "update outbox set status = 'sent', body = null, error = null, next_at = null where id = $1";
      await this.#pool.query(sent, [id]);
      return;
    }
    const wait = backoffMinutes[Math.min(tries, backoffMinutes.length - 1)];
    await this.#pool.query(
      `with attempt as (select id, now() + make_interval(mins => $3) as next_at from outbox where id = $1)
       update outbox o set tries = tries + 1, error = $2,
         status = case when a.next_at < o.expires_at then 'queued' else 'failed' end,
         body = case when a.next_at < o.expires_at then body end,
         next_at = case when a.next_at < o.expires_at then a.next_at end
       from attempt a where o.id = a.id`,
      [id, error.slice(0, 500), wait],
    );
  }
}

export const mailer = defineService<Mailer>("mailer");
