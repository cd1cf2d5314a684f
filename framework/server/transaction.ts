import type { RawBuilder } from "kysely";
import type pg from "pg";
import { type Actor, getApp, isTenantMember } from "../schema/index.ts";
import { endLater } from "./database/endLater.ts";
import { createLockCheck } from "./database/lockOrder.ts";
import { sendNamed } from "./database/namedStatement.ts";
import { listValues } from "./database/queryPool.ts";
import { timeoutSql } from "./database/requestLoad.ts";
import { SharedPool } from "./database/sharedPool.ts";
import { isRetryable, withRetries } from "./retry.ts";
import { databaseRoles, tenantSetting } from "./sql/tenancy.ts";
import { compileQuery, type Query } from "./tables/compileQuery.ts";
import { compiler } from "./tables/compiler.ts";
import { joinStatements } from "./tables/joinStatements.ts";

/**
 * Rows that a transaction may access: one tenant's, the operator's and all tenants', or all rows
 * without a tenant scope (the system's own work).
 */
export type Scope =
  | { tenant: "one"; tenantId: number }
  | { tenant: "operator" }
  | { tenant: "none" };
/**
 * Returns the rows that an actor may access: those of its tenant, or those of the operator and all
 * tenants.
 */
export const toScope = (actor: Pick<Actor, "realm" | "tenantId">): Scope =>
  isTenantMember(actor) && actor.tenantId !== null
    ? { tenant: "one", tenantId: actor.tenantId }
    : { tenant: "operator" };

/** What a transaction knows of a statement by its text. */
interface Statement {
  /** Whether it changes or locks rows, or changes the role. */
  isWrite: boolean;
  /** With a name, a server parses and plans it once per connection. */
  name: string | undefined;
}
const statements = new Map<string, Statement>();
/** Further statements are too rare to cache. */
const maxStatements = 500;
/** Statements for many rows differ with the number of rows, so long ones are not cached. */
const maxStatementLength = 5000;
/** Column names like `update_time` do not match. */
const writing = /\b(insert|update|delete|reset role|set local|post_ledger)\b/i;

function describeStatement(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const isWrite = writing.test(sql);
  if (sql.length > maxStatementLength || statements.size >= maxStatements)
    return { isWrite, name: undefined };
  const statement = { isWrite, name: `${getApp().id}_${statements.size}` };
  statements.set(sql, statement);
  return statement;
}

/** The rows that a query returns. */
type RowsOf<Q> = Q extends Query<infer Row> ? Row[] : never;
/**
 * A transaction accepts statements while it is open, and none after a statement failed or after its
 * end.
 */
type TransactionState = "open" | "failed" | "ended";

/**
 * A statement that the transaction cannot accept in its state. The code that sends it has a defect.
 */
export class TransactionStateError extends Error {
  readonly state: TransactionState;

  constructor(state: TransactionState, sql: string) {
    const why =
      state === "open"
        ? "a write starts while another statement of its transaction runs"
        : `the transaction is ${state}`;
    super(`${why}: ${sql.trim().slice(0, 200)}`);
    this.name = "TransactionStateError";
    this.state = state;
  }
}

/**
 * One transaction on one connection, with the tenant scope of its actor.
 *
 * A statement is sent only while the transaction is open. The first failed statement fails the
 * transaction: nothing is sent after it except its rollback, or the rollback of the savepoint that
 * it is in. Reads may run concurrently. A write runs alone, or in a `batch`.
 */
export class Tx {
  readonly scope: Scope;
  /**
   * Kysely's query builder on the tables of the declarations and of the system. `run`, `first` and
   * `batch` send what it builds.
   *
   * @example
   * ```ts
   * const paused = await tx.run(
   *   tx.db.selectFrom("suppliers").select(["id", "name"]).where("status", "=", "paused"),
   * );
   * ```
   */
  readonly db = compiler;
  readonly #client: pg.PoolClient;
  readonly #afterCommit: (() => void)[] = [];
  readonly #pipelined: boolean;
  readonly #named: boolean;
  readonly #checkLocks: ((sql: string) => void) | null;
  readonly #inFlight = new Set<Promise<void>>();
  #writes = 0;
  #statements = 0;
  #state: TransactionState = "open";
  #failure: unknown = null;
  /** Settles with the most recent statement. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    client: pg.PoolClient,
    scope: Scope,
    { pipelined, named, checkLocks }: ConnectionTraits,
  ) {
    this.#client = client;
    this.#pipelined = pipelined;
    this.#named = named;
    this.#checkLocks = checkLocks;
    this.scope = scope;
    this.#current = scope;
  }

  /**
   * Number of statements so far that change or lock rows, or queue work for the commit: whether
   * something must be rolled back after an error.
   */
  get writes(): number {
    return this.#writes + this.#last.length + this.#afterCommit.length + this.#news.size;
  }

  /** Number of statements that were sent so far. */
  get statements(): number {
    return this.#statements;
  }

  /** The error of the statement that failed the transaction. */
  get failure(): unknown {
    return this.#failure;
  }

  /**
   * Runs a query and returns its rows; a write without `returning` returns none. Rules build
   * queries with `tx.db`, and with the `sql` tag what the builder cannot say: the type of its rows
   * is derived from those of the tables, with the names that the aliases give.
   *
   * @throws {TransactionStateError} as `text` does.
   *
   * @example
   * ```ts
   * const paused = await tx.run(sql<Pick<TableRow<"suppliers">, "id" | "name">>`
   *   select id, name from suppliers where status = 'paused' for share of suppliers`);
   * ```
   */
  run<T>(query: Query<T>): Promise<T[]> {
    const { sql, parameters } = compileQuery(query);
    return this.text<T>(sql, parameters);
  }

  /**
   * Runs a compiled query and returns its rows.
   *
   * @throws TransactionStateError when the transaction is not open, or when a write would run
   * concurrently with another statement.
   */
  async text<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    if (describeStatement(sql).isWrite) {
      if (this.#inFlight.size > 0) throw new TransactionStateError("open", sql);
      this.#writes += 1;
    }
    return this.#send<T>(sql, parameters);
  }

  /**
   * Runs a query and returns its first row; undefined if there is none.
   *
   * @example
   * ```ts
   * const supplier = await tx.first(
   *   tx.db.selectFrom("suppliers").select("name").where("id", "=", 7),
   * );
   * if (!supplier) throw notFound();
   * ```
   */
  async first<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.run(query))[0];
  }

  /**
   * Runs a query of one column and returns its values, one of each row.
   *
   * @example
   * ```ts
   * const granted = await tx.readValues(sql<string>`
   *   select distinct jsonb_array_elements_text(permissions) from roles`);
   * ```
   */
  async readValues<T>(query: RawBuilder<T>): Promise<T[]> {
    const { sql, parameters } = compileQuery(query);
    return listValues(await this.text<Record<string, T>>(sql, parameters));
  }

  /**
   * Runs a query of one column, like a count or a function of the database, and returns the value
   * of its first row; undefined if there is none.
   *
   * @example
   * ```ts
   * const paused = await tx.readValue(
   *   sql<number>`select count(*) from suppliers where status = 'paused'`,
   * );
   * ```
   */
  async readValue<T>(query: RawBuilder<T>): Promise<T | undefined> {
    return (await this.readValues(query))[0];
  }

  /**
   * Runs statements in order, in one round trip if the connection allows it. None of them may
   * depend on the result of another. After one that fails, no further one takes effect.
   *
   * @example
   * ```ts
   * const [active] = await tx.batch([
   *   tx.db.selectFrom("suppliers").select("id").where("status", "=", "active").forUpdate(),
   *   sql`update suppliers set status = 'paused' where id = ${7}`,
   * ]);
   * for (const { id } of active) console.log(id);
   * ```
   */
  async batch<const T extends readonly Query<unknown>[]>(
    queries: T,
  ): Promise<{ [K in keyof T]: RowsOf<T[K]> }>;
  async batch(queries: readonly Query<unknown>[]): Promise<unknown[][]> {
    const compiled = queries.map(compileQuery);
    const [first] = compiled;
    if (first && this.#inFlight.size > 0) throw new TransactionStateError("open", first.sql);
    this.#writes += compiled.filter(({ sql }) => describeStatement(sql).isWrite).length;
    return Promise.all(compiled.map(({ sql, parameters }) => this.#send(sql, parameters)));
  }

  /**
   * Runs work in a savepoint, so that its failure rolls back only itself, and what it queued for
   * the commit. A deadlock or serialization failure fails the whole transaction, which runs again.
   */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const current = this.#current;
    const queued = [this.#last.length, this.#afterCommit.length] as const;
    const news = new Map(this.#news);
    const published = new Set(this.#published);
    await this.text("savepoint part", []);
    try {
      const result = await work();
      await this.text("release savepoint part", []);
      return result;
    } catch (error) {
      if (this.#state === "ended") throw error;
      await this.#settled();
      if (isRetryable(this.#failure)) throw this.#failure;
      // Without the release, the savepoint would shadow an outer one of the same name.
      await this.#client.query("rollback to savepoint part; release savepoint part");
      this.#state = "open";
      this.#failure = null;
      this.#current = current;
      [this.#last.length, this.#afterCommit.length] = queued;
      this.#news = news;
      this.#published = published;
      throw error;
    }
  }

  #news = new Map<string, [channel: string, payload: string]>();
  /** The scope that the next statement runs in. */
  #current: Scope;

  /**
   * Publishes a notification to all processes after the commit; returns whether it is the first
   * with this content.
   */
  notify(channel: string, payload: string): boolean {
    const key = `${channel} ${payload}`;
    if (this.#news.has(key)) return false;
    this.#news.set(key, [channel, payload]);
    return true;
  }

  #published = new Set<string>();

  /** Registers work for after the commit, unless work with the same key is registered already. */
  afterCommitOnce(key: string, work: () => void): void {
    if (this.#published.has(key)) return;
    this.#published.add(key);
    this.afterCommit(work);
  }

  readonly #last: Query<unknown>[] = [];

  /**
   * Queues a write whose result is not awaited: it is sent together with the commit, which fails
   * with it. Those of different tables become one statement, so none may read what another one
   * writes.
   */
  atEnd(query: Query<unknown>): void {
    this.#last.push(query);
  }

  /**
   * Sends the last statements: those queued for the end, all notifications together, and the
   * commit.
   *
   * @throws the error of a failed statement, even if `work` ignored it: a failed transaction cannot
   * be committed.
   */
  async commit(): Promise<void> {
    await this.#settled();
    if (this.#state === "failed") throw this.#failure;
    const last: Promise<unknown>[] = joinStatements(this.#last.map(compileQuery)).map(
      ({ sql, parameters }) => this.#send(sql, parameters),
    );
    const news = [...this.#news.values()];
    if (news.length > 0)
      last.push(
        this.#send(
          "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as news (channel, payload)",
          [news.map(([channel]) => channel), news.map(([, payload]) => payload)],
        ),
      );
    if (!this.#pipelined) await Promise.all(last);
    const end = this.#track(this.#client.query("commit"));
    this.#state = "ended";
    await Promise.all([...last, end]);
    // A server answers the commit of a failed transaction with a rollback and no error.
    if ((await end).command === "ROLLBACK")
      throw this.#failure ?? new TransactionStateError("failed", "commit");
  }

  /**
   * Stops accepting statements, and waits for the pending ones: a rollback is sent after all of
   * them.
   */
  async end(): Promise<void> {
    this.#state = "ended";
    await this.#settled();
  }

  /**
   * Runs work as the system, for effects of a member's command on rows outside the member's scope:
   * without a tenant scope, so each query must specify its tenant. A failure fails the whole
   * transaction.
   *
   * @example
   * ```ts
   * await tx.asSystem(() =>
   *   tx.run(sql`update branches set supplier_count = supplier_count + 1 where id = ${3}`),
   * );
   * ```
   */
  async asSystem<T>(work: () => Promise<T>): Promise<T> {
    // Nested system work already runs without a tenant scope.
    const before = this.#current;
    if (before.tenant === "none") return work();
    return this.#runAs({ tenant: "none" }, ["reset role"], [toRole(before)], work);
  }

  /**
   * Runs work in the scope of one tenant, for a member of the operator or the system that writes
   * rows of that tenant: other tenants' rows are out of reach, as for its own members. A failure
   * fails the whole transaction.
   *
   * @example
   * ```ts
   * await tx.asTenant(3, () => tx.run(sql`update suppliers set status = 'paused'`));
   * ```
   */
  async asTenant<T>(tenantId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#current;
    if (before.tenant === "one" && before.tenantId === tenantId) return work();
    const scope = { tenant: "one", tenantId } as const;
    const entering = [toRole(scope), setTenant(scope)];
    return this.#runAs(scope, entering, [toRole(before), setTenant(before)], work);
  }

  /** Runs work in another scope, with the statements that enter and leave it. */
  async #runAs<T>(
    scope: Scope,
    entering: readonly string[],
    leaving: readonly string[],
    work: () => Promise<T>,
  ): Promise<T> {
    const before = this.#current;
    for (const statement of entering) await this.text(statement, []);
    this.#current = scope;
    try {
      return await work();
    } finally {
      this.#current = before;
      // After a failed statement only a rollback follows, which resets the role too.
      if (this.#state === "open") {
        await this.#settled();
        for (const statement of leaving) await this.text(statement, []);
      }
    }
  }

  /**
   * Registers work for after the commit, like dropping a cache; it does not run if the transaction
   * fails.
   *
   * @example
   * ```ts
   * tx.afterCommit(() => console.log("supplier paused"));
   * ```
   */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work);
  }

  committed(): void {
    for (const work of this.#afterCommit) work();
  }

  #send<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    this.#statements += 1;
    this.#checkLocks?.(sql);
    // The connections of the embedded database, and of a pooler, share statement names, so none are
    // named there.
    const name = this.#named ? describeStatement(sql).name : undefined;
    const ask = () => {
      if (this.#state !== "open") throw new TransactionStateError(this.#state, sql);
      const values = parameters as unknown[];
      return name ? sendNamed(this.#client, sql, values, name) : this.#client.query(sql, values);
    };
    // A pipelined connection sends concurrent statements together; on others, each waits for the
    // previous one.
    const queued: Promise<{ rows: unknown[] }> = this.#pipelined
      ? attempt(ask)
      : this.#turn.then(ask);
    return this.#track(queued).then(({ rows }) => rows as T[]);
  }

  /** Tracks a running statement, and fails the transaction if it fails. */
  #track<T>(request: Promise<T>): Promise<T> {
    const settled: Promise<void> = request.then(
      () => {
        this.#inFlight.delete(settled);
      },
      (error: unknown) => {
        this.#inFlight.delete(settled);
        if (this.#state === "open") this.#state = "failed";
        if (!(error instanceof TransactionStateError)) this.#failure ??= error;
      },
    );
    this.#turn = settled;
    this.#inFlight.add(settled);
    return request;
  }

  async #settled(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }
}

/** What a connection can do. */
interface ConnectionTraits {
  /** Statements are sent without waiting for the answer to the previous one. */
  pipelined: boolean;
  /** The connection keeps named statements, which are planned once. */
  named: boolean;
  /** Throws at a statement that locks rows in another order than all others, in tests. */
  checkLocks: ((sql: string) => void) | null;
}
function getTraits(pool: pg.Pool): ConnectionTraits {
  const pipelined = pool.options.pipeline === true;
  const named = pipelined && !(pool instanceof SharedPool && pool.isBehindPooler);
  return { pipelined, named, checkLocks: createLockCheck(pool) };
}

/** Turns a synchronous throw into a rejection. */
function attempt<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error);
  }
}

const toRole = ({ tenant }: Scope): string =>
  tenant === "none"
    ? "reset role"
    : `set local role ${databaseRoles()[tenant === "operator" ? "operator" : "tenant"]}`;
/** Returns the statement that sets the tenant: an integer, so it can be inlined safely. */
function setTenant(scope: Scope): string {
  if (scope.tenant !== "one") return `set local ${tenantSetting()} = ''`;
  if (!Number.isSafeInteger(scope.tenantId)) throw new TypeError(`no tenant id: ${scope.tenantId}`);
  return `set local ${tenantSetting()} = '${scope.tenantId}'`;
}
/** Mode of a transaction: a command is a write of few rows that are found by their keys. */
export type Mode = "read" | "write" | "command";
const beginnings: Readonly<Record<Mode, string>> = {
  read: "begin read only",
  write: "begin",
  // Rows are found by key in the same way for all values: planning for each would cost more than
  // the work. A plan for any values expects ten of a list where there is one, and so would read a
  // table of a thousand rows as a whole; it lasts until the table is analyzed again. What has no
  // index is so expensive for the planner then that it would compile the plan.
  command:
    "begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off; set local jit = off",
};
/** Returns the statements that open a transaction with its tenant scope, in one round trip. */
function opening(scope: Scope, mode: Mode): string {
  const begin = `${beginnings[mode]}${timeoutSql(mode === "read" ? "read" : "write")}`;
  if (scope.tenant === "none") return begin;
  if (scope.tenant === "operator") return `${begin}; ${toRole(scope)}`;
  return `${begin}; ${toRole(scope)}; ${setTenant(scope)}`;
}

/**
 * Runs `work` in one transaction with the tenant scope of `scope`; anything thrown rolls all of it
 * back. On a pipelined connection the first query is sent together with the opening: if the opening
 * failed, the server would reject everything after it too.
 *
 * A write that the database aborts because of a conflict (deadlock, serialization failure) runs
 * again from the beginning: `work` must leave nothing behind outside its transaction, and start its
 * counts and results anew.
 *
 * @example
 * ```ts
 * const paused = await transaction(engine.database.pool, { tenant: "none" }, "write", (tx) =>
 *   tx.run(sql<Pick<TableRow<"suppliers">, "id">>`
 *     update suppliers set status = 'paused' where contract_until < now() returning id`),
 * );
 * console.log(`${paused.length} suppliers paused`);
 * ```
 */
export function transaction<T>(
  pool: pg.Pool,
  scope: Scope,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const transaction = () => transactionOnce(pool, scope, mode, work);
  return mode === "read" ? transaction() : withRetries(transaction);
}

async function transactionOnce<T>(
  pool: pg.Pool,
  scope: Scope,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = new Tx(client, scope, getTraits(pool));
  let result: T;
  try {
    const opened = client.query(opening(scope, mode));
    if (pool.options.pipeline) opened.catch(() => {});
    else await opened;
    result = await work(tx);
    await opened;
    if (mode === "read") await tx.end();
    else await tx.commit();
  } catch (error) {
    await tx.end();
    // A connection that cannot roll back is broken and must not return to the pool.
    await client.query("rollback").then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    // Errors after the failed statement are less specific than the failure itself, and a conflict
    // runs the transaction again, whatever `work` made of it.
    const isCause = error instanceof TransactionStateError || isRetryable(tx.failure);
    throw isCause ? (tx.failure ?? error) : error;
  }
  if (mode === "read") endRead(client, pool.options.pipeline);
  else client.release();
  tx.committed();
  return result;
}

/** Ends a read-only transaction without awaiting its end. */
function endRead(client: pg.PoolClient, isPipelined: boolean | undefined): void {
  if (isPipelined) endLater(client);
  else
    client.query("commit").then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
}
