import type pg from "pg";
import { openEmbedded } from "./openEmbedded.ts";
import { openServer } from "./openServer.ts";

export { DatabaseError } from "./databaseError.ts";

/** A connected database; the code above it does not depend on which of the two kinds it is. */
export interface Database {
  readonly kind: "embedded" | "server";
  readonly pool: pg.Pool;
  /**
   * Checks that the database answers, independently of the pool and its load.
   * @throws when it does not answer within two seconds
   */
  ping(): Promise<void>;
  /**
   * Subscribes to a channel's notifications, across lost connections: after a reconnection the
   * handler receives "", because it may have missed some. Returns a function that unsubscribes.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Returns a backup of an embedded database: a tar archive of its folder. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}
export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  url?: string;
  /**
   * Address of the same server without a connection pooler in between, for what needs a session of
   * its own: notifications. Required where `url` is that of PgBouncer in transaction mode.
   */
  listenUrl?: string | null;
  /** Folder of the embedded database, or `memory://`. */
  dataDir?: string;
  /** Prepared archive from which an empty folder starts. */
  archive?: string;
  /** Number of connections to a server. The embedded database has exactly one. */
  poolSize?: number;
  applicationName?: string;
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url
    ? openServer(options.url, options)
    : openEmbedded(options.dataDir ?? "memory://", options.archive);
}
