import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { openDatabase } from "../../framework/server/database/openDatabase.ts";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { copyRows } from "./copyRows.ts";
import { serveBuilt } from "./serveBuilt.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of this run's temporary files. */
    folder: string;
    /** A PostgreSQL server with a database that holds the demo; null where there is none. */
    demoTemplate: { server: string; database: string; dataDir: string } | null;
  }
}

/** Fills a database, and the folder of its files, with the demo that the build has prepared. */
async function copyDemo(databaseUrl: string, dataDir: string): Promise<void> {
  const migrated = await serveBuilt({ dataDir, databaseUrl, demo: "off" });
  await migrated.stop();
  cpSync("dist/demo", path.join(dataDir, "files"), { recursive: true });
  const demo = await openDatabase({ dataDir: "memory://", archive: "dist/demo.tar" });
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  await copyRows(demo, database);
  await Promise.all([demo.close(), database.close()]);
}

async function prepareTemplate(postgres: TestPostgres, folder: string) {
  const database = `markethall_demo_${process.pid}`;
  const dataDir = path.join(folder, "demo");
  await copyDemo(await postgres.createDatabase(database), dataDir);
  return { server: postgres.socket, database, dataDir };
}

/**
 * Prepares, once per run, a database with the demo, of which each server of the end-to-end tests
 * has a copy. Without PostgreSQL they start embedded, from the build's archive.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  configureApp(app);
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-e2e-"));
  const postgres = process.env.TEST_DATABASE === "embedded" ? null : await startPostgres();
  const template = postgres && (await prepareTemplate(postgres, folder));
  project.provide("folder", folder);
  project.provide("demoTemplate", template);
  return async () => {
    if (template) await postgres?.dropDatabase(template.database);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
