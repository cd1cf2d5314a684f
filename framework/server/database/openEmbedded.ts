import { mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { DatabaseError, getReason } from "./databaseError.ts";
import { Embedded } from "./embedded.ts";
import { lockFolder } from "./folderLock.ts";
import type { Database } from "./openDatabase.ts";
import { prepareFolder } from "./prepareFolder.ts";
import { runOnce } from "./runOnce.ts";
import { SharedPool } from "./sharedPool.ts";
import { typeParsers } from "./values.ts";

interface Place {
  fresh: boolean;
  started(): void;
  release(): void;
}
/** Returns the canonical path of the folder, so that two spellings share one lock. */
function trueName(dataDir: string): string {
  const folder = path.resolve(dataDir.startsWith("file://") ? fileURLToPath(dataDir) : dataDir);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    return realpathSync(folder);
  } catch {
    return path.join(realpathSync(path.dirname(folder)), path.basename(folder));
  }
}
async function takeFolder(folder: string): Promise<Place> {
  const lock = await lockFolder(folder);
  if ("holder" in lock)
    throw new DatabaseError(
      "database.inUse",
      `The data folder ${folder} is in use by ${lock.holder ? `process ${lock.holder}` : "another process"}. Stop that process, or set DATA_DIR to another folder.`,
    );
  try {
    return { ...prepareFolder(folder), release: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}
function unusable(dataDir: string, archive: string | undefined, error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const message = archive
    ? `The data folder ${dataDir} cannot be started from the archive ${archive}: ${getReason(error)}. Build the archive again.`
    : `The data folder ${dataDir} cannot be opened: ${getReason(error)}. Is it a database of this program? Set DATA_DIR to another folder to start anew.`;
  return new DatabaseError("database.unusable", message);
}

/** Opens PostgreSQL inside this process, in a separate thread, on a folder or in memory. */
export async function openEmbedded(
  dataDir: string,
  archive: string | undefined,
): Promise<Database> {
  const inMemory = dataDir.startsWith("memory:");
  let place: Place | undefined;
  let embedded: Embedded;
  let from: string | undefined;
  try {
    const folder = inMemory ? dataDir : trueName(dataDir);
    place = inMemory ? { fresh: true, started() {}, release() {} } : await takeFolder(folder);
    from = place.fresh ? archive : undefined;
    embedded = await Embedded.start(folder, from);
    place.started();
  } catch (error) {
    place?.release();
    throw unusable(dataDir, from, error);
  }
  const { release } = place;
  const { pool, listen } = connect(embedded.socketFolder);
  return {
    kind: "embedded",
    pool,
    ping: () => embedded.ping(),
    listen,
    dump: () => embedded.dump(),
    close: runOnce(async () => {
      try {
        await pool.end();
        await embedded.close();
      } finally {
        release();
      }
    }),
  };
}

/** A single connection serves all requests, so a request waits longer than with a pool of many. */
const embeddedWaitMs = 30_000;

function connect(socketFolder: string): Pick<Database, "pool" | "listen"> {
  // PGlite has one session, which notifies itself: a notification arrives with the result of the
  // query that sent it.
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let lost = false;
  // PGlite has one connection: a second one would only wait for the first one's transaction.
  const pool = new SharedPool({
    waitMs: embeddedWaitMs,
    // The database runs in one thread: a cancellation would only be processed after the query has
    // ended.
    cancelQuery: null,
    host: socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    password: "unused",
    max: 1,
    idleTimeoutMillis: 0,
    types: typeParsers,
    // The session outlives its connection: role, settings, named statements and locks of a lost
    // connection would pass to the next.
    onConnect: async (client) => {
      await client.query("discard all");
      for (const channel of handlers.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (lost) for (const known of handlers.values()) for (const handler of known) handler("");
      lost = true;
    },
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
  });
  return {
    pool,
    listen: async (channel, handler) => {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known.add(handler));
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => void known.delete(handler);
    },
  };
}
