import path from "node:path";
import { writeAppMigration } from "../../framework/server/app/writeAppMigration.ts";
import { library } from "./library.server.ts";

/** `npm run library-migration -- <title>`: writes the migration that the declarations need. */
export async function main([title = ""]: string[]): Promise<void> {
  const folder = path.resolve("examples/library/migrations");
  const name = writeAppMigration(library, { folder, title });
  console.log(
    name === null
      ? "The declarations are as the last migration left them: nothing was written."
      : `Wrote ${name}.sql: read it before you commit it.`,
  );
}
