import type { IncomingMessage, ServerResponse } from "node:http";
import { readConfig } from "./config.ts";
import { loadDemo } from "./loadDemo.ts";
import { openApp } from "./open.ts";

/** Opens the API without a port of its own: the development server passes API requests to it. */
export async function connect() {
  const config = readConfig(process.env);
  const server = await openApp(config, null);
  await server.app.ready();
  server.startJobs();
  return {
    demoLogins: config.demo ? (await loadDemo()).demoLogins : "",
    handle: (request: IncomingMessage, response: ServerResponse): void =>
      server.app.routing(request, response),
    close: server.close,
  };
}
