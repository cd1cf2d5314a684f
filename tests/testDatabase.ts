import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";
import { expect, inject } from "vitest";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { runOnce } from "../framework/server/database/runOnce.ts";

/**
 * Files that use the embedded database although PostgreSQL is installed, so that every run tests
 * both. With TEST_DATABASE=server they use PostgreSQL too.
 */
const embeddedFiles = [
  "framework/server/transaction.test.ts",
  "resources/content/tests/relations.test.ts",
  "resources/goods/tests/goods.test.ts",
  "tests/trade/orderLifecycle.test.ts",
  "server/tests/login.test.ts",
  "tests/jobs.test.ts",
  "tests/queues.test.ts",
  "tests/search.test.ts",
];
const isEmbeddedFile = (): boolean => {
  if (process.env.TEST_DATABASE === "server") return false;
  return embeddedFiles.includes(path.relative(process.cwd(), expect.getState().testPath ?? ""));
};

/**
 * Compiled PostgreSQL, cached for the process: the thread of each embedded database reuses it
 * instead of compiling 9 MB again.
 */
const embedded = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "pglite.wasm",
);
let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the embedded database before a test opens several. */
export async function compileEmbedded(): Promise<void> {
  compiled ??= WebAssembly.compile(readFileSync(embedded));
  await compiled;
}
async function openEmbedded(archive?: string): Promise<Database> {
  await compileEmbedded();
  return openDatabase({ dataDir: "memory://", ...(archive && { archive }) });
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let created = 0;
/** Opens a database of its own on the server; closing it drops it. */
async function openOnServer(server: string, template?: string): Promise<Database> {
  created += 1;
  const name = `markethall_${process.pid}_${created}`;
  // Copies the template's files, of which the default strategy would log each page.
  const copied = template ? ` template ${template} strategy file_copy` : "";
  await execute(server, `create database ${name}${copied}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openDatabase({ url: address.href, poolSize: 5 });
  return {
    ...database,
    close: runOnce(async () => {
      await database.close();
      await execute(server, `drop database ${name} with (force)`);
    }),
  };
}

/** Opens a new database with the migrated tables: a copy of the run's template or archive. */
export function openTestDatabase(): Promise<Database> {
  const server = inject("postgres");
  if (server && !isEmbeddedFile()) return openOnServer(server, inject("template"));
  return openEmbedded(inject("archive"));
}
/** Opens a new database without any table. */
export function openEmptyDatabase(): Promise<Database> {
  const server = inject("postgres");
  return server && !isEmbeddedFile() ? openOnServer(server) : openEmbedded();
}
