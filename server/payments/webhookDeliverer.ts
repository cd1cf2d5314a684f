import { sql } from "kysely";
import type pg from "pg";
import type { Sandbox } from "../../adapters/pay/sandbox.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";

/** Posts a webhook event to the server itself; returns the HTTP status. */
export type Post = (path: string, body: string, headers: Record<string, string>) => Promise<number>;
export const getCallbackPath = (provider: string) => `/api/store/v1/payments/callback/${provider}`;
/**
 * Milliseconds between polls for undelivered events, in addition to the poll after each new event.
 */
const lookMs = 2000;
const atOnce = 8;
/**
 * Seconds until the next attempt, by the number of attempts so far; the event of a killed process
 * waits just as long.
 */
const backoff = [2, 4, 8, 15, 30, 60, 120, 300];
const maxAttempts = 50;

type Delivery = Pick<TableRow<"sandbox_deliveries">, "id" | "provider" | "body">;

/** Claims events that are due, and sets the time of their next attempt. */
const claimDeliveries = compiler
  .updateTable("sandbox_deliveries")
  .set(({ eb }) => ({
    tries: eb("tries", "+", 1),
    due_at: sql<string>`now() + make_interval(secs => (${backoff}::int[])[least(tries + 1, ${backoff.length})])`,
  }))
  .where("id", "in", ({ selectFrom }) =>
    selectFrom("sandbox_deliveries")
      .select("id")
      .where("due_at", "<=", sqlNow)
      .where("tries", "<", maxAttempts)
      .orderBy("due_at")
      .limit(atOnce)
      .forUpdate()
      .skipLocked(),
  )
  .returning(["id", "provider", "body"]);

/**
 * Delivers the sandbox's webhook events over HTTP until they are accepted. Each pending event is a
 * row, so any process can deliver it.
 */
export class WebhookDeliverer {
  readonly #pool: pg.Pool;
  readonly #sandbox: Sandbox;
  readonly #post: Post;
  readonly #reportFault: (error: unknown, message: string) => void;
  #going: Promise<void> | null = null;
  #more = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #soon = new Set<NodeJS.Timeout>();
  constructor(
    pool: pg.Pool,
    sandbox: Sandbox,
    post: Post,
    reportError: (error: unknown, message: string) => void,
  ) {
    this.#pool = pool;
    this.#sandbox = sandbox;
    this.#post = post;
    this.#reportFault = reportError;
  }
  /** Starts polling. */
  start(): void {
    this.#timer ??= setInterval(() => this.look(), lookMs).unref();
    this.look();
  }
  /** Polls now, or after `inMs` milliseconds. */
  look(inMs = 0): void {
    if (this.#stopped) return;
    if (inMs > 0) {
      const timer = setTimeout(() => {
        this.#soon.delete(timer);
        this.look();
      }, inMs).unref();
      this.#soon.add(timer);
      return;
    }
    this.#more = true;
    this.#going ??= this.#deliver()
      .catch((error: unknown) =>
        this.#reportFault(error, "notices of the sandbox were not delivered"),
      )
      .finally(() => {
        this.#going = null;
        if (this.#more) this.look();
      });
  }
  async idle(): Promise<void> {
    while (this.#going) await this.#going;
  }
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    for (const timer of this.#soon) clearTimeout(timer);
    await this.idle();
  }
  async #deliver(): Promise<void> {
    this.#more = false;
    await this.#sandbox.endRefunds();
    while (!this.#stopped) {
      const rows = await writePool(this.#pool, claimDeliveries);
      if (rows.length === 0) return;
      await Promise.all(rows.map((delivery) => this.#bring(delivery)));
    }
  }
  async #bring({ id, provider, body }: Delivery): Promise<void> {
    const fault = await this.#sandbox
      .signed(body)
      .then((headers) => this.#post(getCallbackPath(provider), body, headers))
      .then(
        (status) => (status < 300 ? null : `answered ${status}`),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    await writePool(
      this.#pool,
      fault === null
        ? compiler.deleteFrom("sandbox_deliveries").where("id", "=", id)
        : compiler
            .updateTable("sandbox_deliveries")
            .set({ error: fault.slice(0, 300) })
            .where("id", "=", id),
    );
  }
}
