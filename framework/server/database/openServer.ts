import { Writable } from "node:stream";
import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import { ControlConnection } from "./controlConnection.ts";
import { DatabaseError, getReason } from "./databaseError.ts";
import { endNow } from "./endLater.ts";
import { Listener } from "./listener.ts";
import type { Database, DatabaseOptions } from "./openDatabase.ts";
import { queryValue } from "./queryPool.ts";
import { runOnce } from "./runOnce.ts";
import { getProcessId, SharedPool } from "./sharedPool.ts";
import { typeParsers } from "./values.ts";

/** Foreign keys that set only some of their columns to null require this version. */
const oldestVersion = 15;

/** Connects to a PostgreSQL server and checks that it answers. */
export async function openServer(
  url: string,
  { poolSize = 10, applicationName = getApp().id, listenUrl }: DatabaseOptions,
): Promise<Database> {
  const settings = {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    // Detects a server that disappears silently, for example behind a firewall.
    keepAlive: true,
    types: typeParsers,
  };
  const unreachable = (error: unknown) =>
    new DatabaseError(
      "database.unreachable",
      `The database at ${describe(url)} cannot be reached: ${getReason(error)}. Check DATABASE_URL, and that the server runs.`,
    );
  let pool: SharedPool;
  const control = new ControlConnection(settings);
  try {
    pool = new SharedPool({
      ...settings,
      max: poolSize,
      pipeline: true,
      waitMs: settings.connectionTimeoutMillis,
      cancelQuery: (processId) => control.cancelQuery(processId),
    });
  } catch (error) {
    throw unreachable(error);
  }
  // The next query replaces a connection that the server closed. The pool handles errors of idle
  // connections only; without this handler, an error on a checked-out connection between two
  // queries would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    sendTogether(client);
  });
  pool.on("acquire", endNow);
  let version: number;
  try {
    version =
      (await queryValue(pool, sql<number>`select current_setting('server_version_num')::int`)) ?? 0;
  } catch (error) {
    await pool.end();
    throw unreachable(error);
  }
  if (version < oldestVersion * 10_000) {
    await pool.end();
    throw new DatabaseError(
      "database.unusable",
      `The database at ${describe(url)} is PostgreSQL ${Math.floor(version / 10_000)}: ${oldestVersion} or newer is needed.`,
    );
  }
  pool.isBehindPooler = await isBehindPooler(pool);
  if (pool.isBehindPooler && !listenUrl) {
    await pool.end();
    throw new DatabaseError(
      "database.unusable",
      `The database at ${describe(url)} is behind a connection pooler, which passes on no notifications. Set DATABASE_LISTEN_URL to the address of the server itself.`,
    );
  }
  const listener = new Listener(
    listenUrl ? { ...settings, connectionString: listenUrl } : settings,
  );
  return {
    kind: "server",
    pool,
    ping: () => control.ping(),
    listen: (channel, handler) => listener.listen(channel, handler),
    dump: () =>
      Promise.reject(
        new DatabaseError(
          "database.unusable",
          "A PostgreSQL server is backed up with pg_dump, not from here.",
        ),
      ),
    close: runOnce(async () => {
      await listener.close();
      await control.close();
      await pool.end();
    }),
  };
}

/**
 * Whether the connection leads through a connection pooler, such as PgBouncer, which answers with a
 * process id of its own.
 */
async function isBehindPooler(pool: SharedPool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const own = await queryValue(client, sql<number>`select pg_backend_pid()`);
    return own !== getProcessId(client);
  } finally {
    client.release();
  }
}

/**
 * Sends all queries of one event-loop turn in one packet: the packet costs more than its content.
 */
function sendTogether(client: pg.PoolClient): void {
  const stream: unknown = "connection" in client && Object(client.connection).stream;
  if (!(stream instanceof Writable)) return;
  const { write } = stream;
  let isHeld = false;
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
  const held = (...what: unknown[]): unknown => {
    hold();
    return Reflect.apply(write, stream, what);
  };
  // One buffer costs the operating system less than a list of many short ones.
  const writeAll: Writable["_writev"] = (chunks, callback) => {
    const [first] = chunks;
    const together = Buffer.concat(chunks.map(({ chunk }) => chunk));
    if (first) stream._write(together, first.encoding, callback);
    else callback();
  };
  Object.assign(stream, { write: held, _writev: writeAll });
}

/** Returns the server's location and user, never the password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname, search, hash, username, searchParams } = new URL(url);
    // An "@" this late means that the password contains "/", "?" or "#", and that parts of it were
    // parsed as the rest of the address.
    if (/@/.test(pathname + search + hash))
      return "the address given (a password's / ? # @ : % must be percent-encoded)";
    const host = hostname || searchParams.get("host") || "localhost";
    return `${host}:${port || 5432}${pathname} as ${decodeURIComponent(username) || "the system's user"}`;
  } catch {
    return "the address given";
  }
}
