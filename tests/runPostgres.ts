import { inject } from "vitest";
import { manageDatabases, startPostgres, type TestPostgres } from "./postgres.ts";

/**
 * Returns the PostgreSQL server of the run, or starts one where the run uses the embedded database;
 * null if PostgreSQL is not installed.
 */
export async function getPostgres(): Promise<TestPostgres | null> {
  const url = inject("postgresUrl");
  if (!url) return startPostgres();
  return { url, socket: inject("postgres"), ...manageDatabases(url), stop: async () => {} };
}
