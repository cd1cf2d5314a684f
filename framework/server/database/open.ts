import { existsSync, readdirSync } from "node:fs";
import pg from "pg";
import { Embedded } from "./embedded.ts";
import { lockFolder } from "./folderLock.ts";
import { listenOn } from "./listener.ts";
import { typeParsers } from "./values.ts";

/** A connected database; no line above it knows which of the two it has. */
export interface Database {
  readonly kind: "embedded" | "server";
  readonly pool: pg.Pool;
  /** Hears a channel's notifications, through lost connections too. Answers how to stop. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** A backup of an embedded database: a tar archive of its folder. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}
export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  url?: string;
  /** Folder of the embedded database, or `memory://`. */
  dataDir?: string;
  /** Prepared archive from which an empty folder starts. */
  archive?: string;
  poolSize?: number;
  applicationName?: string;
}
export class DatabaseError extends Error {
  readonly code: "database.inUse" | "database.unreachable" | "database.unusable";
  constructor(code: DatabaseError["code"], message: string) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
  }
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options.dataDir ?? "memory://", options.archive);
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}

async function openEmbedded(dataDir: string, archive: string | undefined): Promise<Database> {
  const inMemory = dataDir.startsWith("memory:");
  const lock = inMemory ? { release() {} } : lockFolder(dataDir);
  if ("holder" in lock)
    throw new DatabaseError(
      "database.inUse",
      `The data folder ${dataDir} is in use by process ${lock.holder}. Stop that process, or set DATA_DIR to another folder.`,
    );
  const fresh = inMemory || !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  let embedded: Embedded;
  try {
    embedded = await Embedded.start(dataDir, fresh ? archive : undefined);
  } catch (error) {
    lock.release();
    throw new DatabaseError(
      "database.unusable",
      `The data folder ${dataDir} cannot be opened: ${error instanceof Error ? error.message : error}. Is it a database of this program? Set DATA_DIR to another folder to start anew.`,
    );
  }
  // PGlite is one connection: a second one would only wait for the first one's transaction.
  const pool = new pg.Pool({
    host: embedded.socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    password: "unused",
    max: 1,
    idleTimeoutMillis: 0,
    types: typeParsers,
  });
  pool.on("error", () => {});
  // The one session of PGlite notifies itself: what it is told arrives with the answer to the query that told it.
  const handlers = new Map<string, Set<(payload: string) => void>>();
  pool.on("connect", (client) => {
    client.on("notification", ({ channel, payload = "" }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
  });
  return {
    kind: "embedded",
    pool,
    listen: async (channel, handler) => {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known.add(handler));
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => void known.delete(handler);
    },
    dump: () => embedded.dump(),
    close: once(async () => {
      await pool.end();
      await embedded.close();
      lock.release();
    }),
  };
}

async function openServer(
  url: string,
  { poolSize = 10, applicationName = "markethall" }: DatabaseOptions,
): Promise<Database> {
  const settings = {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    types: typeParsers,
  };
  const pool = new pg.Pool({ ...settings, max: poolSize, pipeline: true });
  // A connection that the server ends while it is idle is replaced by the next query.
  pool.on("error", () => {});
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new DatabaseError(
      "database.unreachable",
      `The database at ${describe(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL, and that the server runs.`,
    );
  }
  const stops = new Set<() => Promise<void>>();
  return {
    kind: "server",
    pool,
    listen: async (channel, handler) => {
      const stop = await listenOn(settings, channel, handler);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    dump: () =>
      Promise.reject(
        new DatabaseError("database.unusable", "A PostgreSQL server is backed up with pg_dump, not from here."),
      ),
    close: once(async () => {
      for (const stop of stops) await stop();
      await pool.end();
    }),
  };
}
/** Where it is and who asks, never the password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname, username, searchParams } = new URL(url);
    return `${hostname || searchParams.get("host") || "localhost"}:${port || 5432}${pathname} as ${decodeURIComponent(username) || "the system's user"}`;
  } catch {
    return "the address given";
  }
}
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map((one: unknown) => reasonOf(one)).join("; ");
  return error instanceof Error ? error.message : String(error);
};
