import type { IncomingMessage, ServerResponse } from "node:http";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { readConfig } from "./config.ts";
import { loadDemo } from "./loadDemo.ts";
import { openApp } from "./open.ts";

/** Says what was applied to the database, and how to keep it. */
function reportPush(statements: readonly string[]): void {
  if (statements.length === 0) return;
  for (const statement of statements) console.log(`  ${statement.split("\n")[0]}`);
  console.log(
    "Applied to the database of development. When you are done: npm run migration -- <title>",
  );
}

/** Opens the API without a port of its own: the development server passes API requests to it. */
export async function connect() {
  configureApp(app);
  const config = readConfig(process.env);
  // The embedded database follows the declarations; a PostgreSQL server only its migrations.
  const server = await openApp(config, null, config.databaseUrl ? {} : { onPush: reportPush });
  await server.app.ready();
  server.startJobs();
  return {
    demoLogins: config.demo ? (await loadDemo()).demoLogins : "",
    handle: (request: IncomingMessage, response: ServerResponse): void =>
      server.app.routing(request, response),
    close: server.close,
  };
}
