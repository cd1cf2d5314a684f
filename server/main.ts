import path from "node:path";
import { prepareArchive } from "../framework/server/database/archive.ts";
import { DatabaseError } from "../framework/server/database/open.ts";
import { MigrationError } from "../framework/server/migration/migrate.ts";
import { ConfigError, readConfig } from "./config.ts";
import { demoLogins } from "./demo/members.ts";
import { openHouse, prepareSchema } from "./open.ts";

/** Makes the archive from which a fresh embedded database starts: its tables are there, its rows are not. */
export const prepare = (file: string): Promise<void> => prepareArchive(file, prepareSchema);

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const house = await openHouse(config, path.resolve("dist/browser"));
  try {
    await house.app.listen({ port: config.port, host: "0.0.0.0" });
  } catch (error) {
    await house.close();
    throw error;
  }
  const address = house.app.server.address();
  console.log(`Markethall is at http://localhost:${typeof address === "object" ? address?.port : config.port}`);
  if (config.demo) console.log(demoLogins);
  let closing = false;
  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await house.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}
const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DatabaseError || error instanceof MigrationError;
const isPortTaken = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Starts the API process; what a person can mend is said in a line, without a stack. */
export async function main(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    if (isPortTaken(error))
      console.error(`Something else listens there already: ${error.message}. Set PORT to another number.`);
    else console.error(isExpected(error) ? error.message : error);
    process.exit(1);
  }
}
