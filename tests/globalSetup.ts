import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { prepareArchive } from "../framework/server/database/archive.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { buildModel } from "../framework/server/migration/model.ts";
import { resources } from "../resources/index.ts";
import { migrations, repeatables, snapshot } from "../server/modules.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Prepared archive from which each test server starts. */
    archive: string;
    /** Address of a PostgreSQL server, if the run uses one. */
    postgres: string;
  }
}

/**
 * Prepares, once per run, the archive with the migrated tables (TEST_ARCHIVE names one from an
 * earlier build) and, with TEST_DATABASE=server, a PostgreSQL server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-test-"));
  const archive = process.env.TEST_ARCHIVE ?? path.join(folder, "database.tar");
  if (!process.env.TEST_ARCHIVE)
    await prepareArchive(archive, (database) =>
      migrate(database.pool, { migrations, repeatables, snapshot, model: buildModel(resources) }),
    );
  const onServer = process.env.TEST_DATABASE === "server";
  const postgres = onServer ? await startPostgres() : null;
  if (onServer && !postgres)
    throw new Error(
      "TEST_DATABASE=server, but there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL",
    );
  project.provide("archive", archive);
  project.provide("postgres", postgres?.url ?? "");
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
