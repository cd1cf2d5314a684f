import { inject } from "vitest";
import { type Database, openDatabase } from "../../framework/server/database/openDatabase.ts";
import type { Served } from "./serveBuilt.ts";
import { serveDemo } from "./serveDemo.ts";

export type ServedWithDatabase = Served & { database: Database };

/** Serves the product in the test's own process: only it can read an embedded database. */
async function serveHere(dataDir: string): Promise<ServedWithDatabase> {
  const { readConfig } = await import("../../server/config.ts");
  const { openApp } = await import("../../server/open.ts");
  const { app, database, close } = await openApp(
    readConfig({ DATA_DIR: dataDir, DEMO: "on" }),
    "dist/browser",
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("the server listens nowhere");
  return { base: `http://localhost:${address.port}`, stop: close, database };
}

/** Serves the product so that the test can read what only the database holds. */
export async function serveWithDatabase(dataDir: string): Promise<ServedWithDatabase> {
  if (!inject("demoTemplate")) return serveHere(dataDir);
  const { databaseUrl, ...served } = await serveDemo(dataDir);
  if (databaseUrl === null) throw new Error("a copy of the demo has an address");
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  const stop = async () => {
    await database.close();
    await served.stop();
  };
  return { ...served, database, stop };
}
