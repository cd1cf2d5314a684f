import type pg from "pg";

/** Connections that were released before the end of their transaction was sent. */
const unended = new WeakSet<pg.PoolClient>();

/**
 * Releases a pipelined connection whose transaction has only read. Its end is sent together with
 * the opening of the next transaction if one waits for a connection, and otherwise on its own: a
 * packet costs more than its content. The end fails only with the connection, which the pool then
 * replaces.
 */
export function endLater(client: pg.PoolClient): void {
  unended.add(client);
  client.release();
  setImmediate(endNow, client);
}

/** Ends the transaction that a connection was released with, before its next statement. */
export function endNow(client: pg.PoolClient): void {
  if (unended.delete(client)) client.query("commit", () => {});
}
