import type { IncomingMessage, ServerResponse } from "node:http";
import { readConfig } from "./config.ts";
import { loadDemo } from "./loadDemo.ts";
import { openHouse } from "./open.ts";

/** The API without a port of its own: the development server hands it the requests that are its. */
export async function connect() {
  const config = readConfig(process.env);
  const house = await openHouse(config, null);
  await house.app.ready();
  house.startJobs();
  return {
    demoLogins: config.demo ? (await loadDemo()).demoLogins : "",
    handle: (request: IncomingMessage, response: ServerResponse): void => house.app.routing(request, response),
    close: house.close,
  };
}
