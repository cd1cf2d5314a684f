import type pg from "pg";
import type { Sandbox } from "../../adapters/pay/sandbox.ts";

/** Brings a notice to our own door; answers the HTTP status. */
export type Post = (path: string, body: string, headers: Record<string, string>) => Promise<number>;
export const callbackPath = (provider: string) => `/api/store/v1/payments/callback/${provider}`;
/** How often undelivered notices are looked for, besides when one was just written. */
const lookMs = 2000;
const atOnce = 8;
/** Seconds until the next try, by how many there were; a process that was killed on its way holds a notice up as long. */
const backoff = [2, 4, 8, 15, 30, 60, 120, 300];
const mostTries = 50;

interface Delivery {
  id: number;
  provider: string;
  body: string;
}

/** Delivers the sandbox's notices, by HTTP, until they are taken. What waits is a row, so any process delivers it. */
export class WebhookDeliverer {
  readonly #pool: pg.Pool;
  readonly #sandbox: Sandbox;
  readonly #post: Post;
  readonly #tellFault: (error: unknown, message: string) => void;
  #going: Promise<void> | null = null;
  #more = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #soon = new Set<NodeJS.Timeout>();
  constructor(pool: pg.Pool, sandbox: Sandbox, post: Post, reportError: (error: unknown, message: string) => void) {
    this.#pool = pool;
    this.#sandbox = sandbox;
    this.#post = post;
    this.#tellFault = reportError;
  }
  /** Looks from now on. */
  start(): void {
    this.#timer ??= setInterval(() => this.look(), lookMs).unref();
    this.look();
  }
  /** Looks at once, or once something is due. */
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
      .catch((error: unknown) => this.#tellFault(error, "notices of the sandbox were not delivered"))
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
      const { rows } = await this.#pool.query<Delivery>(
        `update sandbox_deliveries set tries = tries + 1,
           due_at = now() + make_interval(secs => ($1::int[])[least(tries + 1, $2)])
         where id in (select id from sandbox_deliveries where due_at <= now() and tries < $3
           order by due_at limit $4 for update skip locked)
         returning id, provider, body`,
        [backoff, backoff.length, mostTries, atOnce],
      );
      if (rows.length === 0) return;
      await Promise.all(rows.map((delivery) => this.#bring(delivery)));
    }
  }
  async #bring({ id, provider, body }: Delivery): Promise<void> {
    const fault = await this.#sandbox
      .signed(body)
      .then((headers) => this.#post(callbackPath(provider), body, headers))
      .then(
        (status) => (status < 300 ? null : `answered ${status}`),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    if (fault === null) await this.#pool.query("delete from sandbox_deliveries where id = $1", [id]);
    else await this.#pool.query("update sandbox_deliveries set error = $2 where id = $1", [id, fault.slice(0, 300)]);
  }
}
