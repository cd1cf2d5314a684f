import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { prepareArchive } from "../framework/server/database/prepareArchive.ts";
import { installQueues } from "../framework/server/jobs/installQueues.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { resources } from "../resources/index.ts";
import { migrations, repeatables, snapshot } from "../server/modules.ts";
import { queues } from "../server/queues.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Prepared archive from which each embedded database starts. */
    archive: string;
    /** Address of a PostgreSQL server, or "" where the run uses none. */
    postgres: string;
    /** The same over TCP, for tests that connect as an operator does. */
    postgresUrl: string;
    /** Name of the migrated database that each database on the server is a copy of. */
    template: string;
    /** Seed of the property tests. */
    seed: number;
    /** Whether the run is the stress run. */
    stress: boolean;
  }
}

async function prepare(database: Database): Promise<void> {
  await migrate(database.pool, { migrations, repeatables, snapshot, model: buildModel(resources) });
  await installQueues(database, queues);
}

/** Returns the server that TEST_DATABASE asks for: `server`, `embedded`, or whichever is there. */
async function findPostgres(): Promise<TestPostgres | null> {
  const wanted = process.env.TEST_DATABASE;
  if (wanted === "embedded") return null;
  const postgres = await startPostgres();
  if (wanted === "server" && !postgres)
    throw new Error(
      "TEST_DATABASE=server, but there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL",
    );
  return postgres;
}

async function createTemplate(postgres: TestPostgres): Promise<string> {
  const name = `markethall_template_${process.pid}`;
  const database = await openDatabase({ url: await postgres.createDatabase(name), poolSize: 1 });
  await prepare(database);
  await database.close();
  return name;
}

/**
 * Prepares, once per run, the archive with the migrated tables (TEST_ARCHIVE names one from an
 * earlier build) and, where PostgreSQL is installed, a server with a migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  configureApp(app);
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-test-"));
  const archive = process.env.TEST_ARCHIVE ?? path.join(folder, "database.tar");
  if (!process.env.TEST_ARCHIVE) await prepareArchive(archive, prepare);

  const postgres = await findPostgres();
  const template = postgres ? await createTemplate(postgres) : "";
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isSafeInteger(seed))
    throw new Error(`SEED is ${process.env.SEED}, which is not an integer`);
  console.log(
    `Database: ${postgres ? "PostgreSQL" : "embedded"}. Property tests: SEED=${seed} repeats them.`,
  );

  project.provide("archive", archive);
  project.provide("postgres", postgres?.socket ?? "");
  project.provide("postgresUrl", postgres?.url ?? "");
  project.provide("template", template);
  project.provide("seed", seed);
  project.provide("stress", process.env.STRESS === "on");
  return async () => {
    if (template) await postgres?.dropDatabase(template);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
