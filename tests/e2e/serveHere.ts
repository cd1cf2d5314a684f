import type { Database } from "../../framework/server/database/open.ts";
import { readConfig } from "../../server/config.ts";
import { openApp } from "../../server/open.ts";
import type { Served } from "./builtServer.ts";

/**
 * Serves the product in the test's own process, so that the test can read the text of a captcha in
 * the database.
 */
export async function serveHere(dataDir: string): Promise<Served & { database: Database }> {
  const { app, database, close } = await openApp(readConfig({ DATA_DIR: dataDir, DEMO: "on" }), "dist/browser");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server listens nowhere");
  return { base: `http://localhost:${address.port}`, stop: close, database };
}
