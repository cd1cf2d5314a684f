import type pg from "pg";
import { openEmbedded } from "./openEmbedded.ts";
import { openServer } from "./openServer.ts";

export { DatabaseError } from "./databaseError.ts";

/** A connected database; no line above it knows which of the two it has. */
export interface Database {
  readonly kind: "embedded" | "server";
  readonly pool: pg.Pool;
  /**
   * Asks the database for a sign of life, beside the pool and whatever load there is.
   * @throws where it gives none within two seconds
   */
  ping(): Promise<void>;
  /**
   * Hears a channel's notifications, through lost connections too: after one the handler hears "", in case it missed
   * something. Answers how to stop.
   */
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
  /** Connections to a server. The embedded database is one connection by nature. */
  poolSize?: number;
  applicationName?: string;
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options.dataDir ?? "memory://", options.archive);
}
