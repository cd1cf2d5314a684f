import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Database, openDatabase } from "./openDatabase.ts";

/**
 * Writes the archive from which an empty folder starts in a fraction of the time that creating a
 * database takes. An archive can itself start from another.
 */
export async function prepareArchive(
  file: string,
  prepare?: (database: Database) => Promise<unknown>,
  archive?: string,
): Promise<void> {
  const database = await openDatabase({ dataDir: "memory://", ...(archive && { archive }) });
  try {
    await prepare?.(database);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await database.dump());
  } finally {
    await database.close();
  }
}
