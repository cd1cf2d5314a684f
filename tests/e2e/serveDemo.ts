import { cpSync } from "node:fs";
import { inject } from "vitest";
import { openDatabase } from "../../framework/server/database/openDatabase.ts";
import { type Served, serveBuilt } from "./serveBuilt.ts";

export interface ServedDemo extends Served {
  /** Address of its database on the server; null where it is embedded. */
  databaseUrl: string | null;
}

let created = 0;
/**
 * Starts the product with a demo of its own: a copy of the run's, or embedded where there is none.
 */
export async function serveDemo(dataDir: string): Promise<ServedDemo> {
  const template = inject("demoTemplate");
  if (!template) return { ...(await serveBuilt({ dataDir })), databaseUrl: null };
  created += 1;
  const name = `markethall_e2e_${process.pid}_${created}`;
  const server = await openDatabase({ url: template.server, poolSize: 1 });
  await server.pool.query(`create database ${name} template ${template.database}`);
  cpSync(template.dataDir, dataDir, { recursive: true });
  const address = new URL(template.server);
  address.pathname = `/${name}`;
  const served = await serveBuilt({ dataDir, databaseUrl: address.href });
  return {
    ...served,
    databaseUrl: address.href,
    stop: async () => {
      await served.stop();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/** Starts the product on the embedded database, as `npm start` does. */
export const serveEmbedded = (dataDir: string): Promise<Served> => serveBuilt({ dataDir });
