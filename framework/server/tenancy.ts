import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from "kysely";
import type pg from "pg";
import type { Actor } from "../schema/index.ts";

/** Whose rows a transaction may touch: one shop's, the platform's and all shops', or everything without any wall (the system's own work). */
export type Scope = { wall: "shop"; shopId: number } | { wall: "platform" } | { wall: "none" };
export const scopeOf = (actor: Pick<Actor, "realm" | "shopId">): Scope =>
  actor.realm === "shop" && actor.shopId !== null ? { wall: "shop", shopId: actor.shopId } : { wall: "platform" };

/** Compiles queries without a connection of its own. */
export const compiler = new Kysely<Record<string, Record<string, unknown>>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
type Query<T> = RawBuilder<T> | { compile(): CompiledQuery<T> };

/** Names of statements, so that a server parses and plans each once a connection. Beyond some hundreds, shapes are too rare to keep. */
const statements = new Map<string, string>();
const mostStatements = 500;
/** A statement of many rows has as many shapes as counts of rows. */
const longest = 5000;
function nameOf(sql: string): string | undefined {
  if (sql.length > longest) return undefined;
  let name = statements.get(sql);
  if (name === undefined && statements.size < mostStatements) {
    name = `markethall_${statements.size}`;
    statements.set(sql, name);
  }
  return name;
}

/** One transaction on one connection, behind the wall of its scope. */
export class Tx {
  readonly scope: Scope;
  readonly #client: pg.PoolClient;
  readonly #afterCommit: (() => void)[] = [];
  readonly #named: boolean;
  #turn: Promise<unknown> = Promise.resolve();
  constructor(client: pg.PoolClient, scope: Scope, named = false) {
    this.#client = client;
    this.#named = named;
    this.scope = scope;
  }
  /** Runs a query and answers its rows. Rules write them with Kysely's builders or its `sql` tag. */
  run<T>(query: Query<T>): Promise<T[]> {
    const { sql, parameters } = "toOperationNode" in query ? query.compile(compiler) : query.compile();
    return this.text<T>(sql, parameters);
  }
  /** The same for a query that is compiled already. */
  async text<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    // The embedded database's connections share their statements' names, so there nothing is named.
    const name = this.#named ? nameOf(sql) : undefined;
    const ask = () => this.#client.query({ text: sql, values: parameters as unknown[], ...(name ? { name } : {}) });
    // What is asked at once travels at once on a pipelined connection; on another, each waits for its turn.
    const asked = this.#named ? ask() : this.#turn.then(ask, ask);
    this.#turn = asked;
    return (await asked).rows as T[];
  }
  async first<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.run(query))[0];
  }
  /** Runs something so that its failure undoes only itself. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    await this.#client.query("savepoint part");
    try {
      const result = await work();
      await this.#client.query("release savepoint part");
      return result;
    } catch (error) {
      await this.#client.query("rollback to savepoint part");
      throw error;
    }
  }
  readonly #news = new Map<string, [channel: string, payload: string]>();
  #beyond = false;
  /** Says something to all processes once the transaction is durable; answers whether it says so for the first time. */
  tell(channel: string, payload: string): boolean {
    const key = `${channel} ${payload}`;
    if (this.#news.has(key)) return false;
    this.#news.set(key, [channel, payload]);
    return true;
  }
  readonly #last: Query<unknown>[] = [];
  /** A statement whose answer nobody waits for: it leaves together with the end of the transaction, which fails with it. */
  atEnd(query: Query<unknown>): void {
    this.#last.push(query);
  }
  /** Its last statements: what was kept for the end, all of its news together, and the end. */
  async commit(): Promise<void> {
    const said: Promise<unknown>[] = this.#last.map((query) => this.run(query));
    const news = [...this.#news.values()];
    if (news.length > 0)
      said.push(
        this.text("select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as news (channel, payload)", [
          news.map(([channel]) => channel),
          news.map(([, payload]) => payload),
        ]),
      );
    if (this.#named) await Promise.all([...said, this.#client.query("commit")]);
    else {
      await Promise.all(said);
      await this.#client.query("commit");
    }
  }
  /**
   * What a member's deed sets in motion beyond the member's own rows, as the system's own work: behind no wall, so that each query of it
   * names whose rows it means. Should it fail, the whole transaction fails with it.
   */
  async beyondWall<T>(work: () => Promise<T>): Promise<T> {
    // A part of such work that asks for the same stands behind no wall already.
    if (this.scope.wall === "none" || this.#beyond) return work();
    this.#beyond = true;
    await this.text("reset role", []);
    const result = await work();
    await this.text(roleOf(this.scope), []);
    this.#beyond = false;
    return result;
  }
  /** Something to do once the transaction is durable, like dropping a cache. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work);
  }
  committed(): void {
    for (const work of this.#afterCommit) work();
  }
}

const roleOf = (scope: Exclude<Scope, { wall: "none" }>): string =>
  `set local role ${scope.wall === "platform" ? "markethall_platform" : "markethall_shop"}`;
/** What a transaction does: a deed is a write of few rows that are found by their keys. */
export type Mode = "read" | "write" | "deed";
const beginnings: Readonly<Record<Mode, string>> = {
  read: "begin read only",
  write: "begin",
  // Whatever the keys are, they are found in the same way: making a plan for each would cost more than the work.
  deed: "begin; set local plan_cache_mode = force_generic_plan",
};
/** The statements that open a transaction behind its wall, in one round trip. The shop's id is an integer, so it is safe to write in. */
function opening(scope: Scope, mode: Mode): string {
  const begin = beginnings[mode];
  if (scope.wall === "none") return begin;
  if (scope.wall === "platform") return `${begin}; ${roleOf(scope)}`;
  if (!Number.isSafeInteger(scope.shopId)) throw new TypeError(`no shop id: ${scope.shopId}`);
  return `${begin}; ${roleOf(scope)}; set local markethall.shop_id = '${scope.shopId}'`;
}

/**
 * Runs `work` in one transaction behind the wall of `scope`; anything thrown undoes all of it. On a pipelined connection the first
 * query travels together with the opening: were the opening refused, the server would refuse everything after it too.
 */
export async function transact<T>(pool: pg.Pool, scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const tx = new Tx(client, scope, pool.options.pipeline);
  let result: T;
  try {
    const opened = client.query(opening(scope, mode));
    if (pool.options.pipeline) opened.catch(() => {});
    else await opened;
    result = await work(tx);
    await opened;
    if (mode !== "read") await tx.commit();
  } catch (error) {
    // A connection that cannot even roll back is broken: the pool must not keep it.
    await client.query("rollback").then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
  if (mode !== "read") client.release();
  // Nobody needs to wait for the end of a transaction that has changed nothing.
  else
    client.query("commit").then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  tx.committed();
  return result;
}
