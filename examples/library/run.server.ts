import { once } from "node:events";
import path from "node:path";
import { openApp } from "../../framework/server/app/openApp.ts";
import { hasMembers } from "../../framework/server/database/hasMembers.ts";
import { generatePassword } from "../../framework/server/generatePassword.ts";
import { addMember, addTenant } from "../../framework/server/members/addMember.ts";
import { library } from "./library.server.ts";

/**
 * Serves the library at `PORT`, with its data in `DATA_DIR`. A new database gets two branches, each
 * with a librarian.
 */
export async function main(): Promise<void> {
  const { PORT = "3100", DATA_DIR = "data/library", DATABASE_URL: databaseUrl } = process.env;
  const server = await openApp(library, {
    dataDir: path.resolve(DATA_DIR),
    migrations: path.resolve("examples/library/migrations"),
    browser: path.resolve("dist/library"),
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const { pool } = server.database;
  if (!(await hasMembers(pool))) {
    const password = generatePassword();
    for (const [branch, name] of [
      ["Mitte", "Lea"],
      ["Wedding", "Karl"],
    ] as const) {
      const tenantId = await addTenant(pool, branch);
      await addMember(pool, { username: name.toLowerCase(), name, tenantId, password });
    }
    console.log(`Sign in as lea or karl with the password ${password}`);
  }
  await server.app.listen({ port: Number(PORT) });
  console.log(`The library is at http://localhost:${PORT}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
}
