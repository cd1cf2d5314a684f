import path from "node:path";
import { checkDeclarations } from "../framework/schema/index.ts";
import { writeMigration } from "../framework/server/migration/files.ts";
import { buildModel } from "../framework/server/migration/model.ts";
import { droppedTables, resources } from "../resources/index.ts";
import { parts } from "../server/parts.ts";

/**
 * `npm run migration [title]`: writes the next migration from the difference between the
 * declarations and the last snapshot.
 */
export async function main([title = "change"]: string[]): Promise<void> {
  const errors = checkDeclarations(resources);
  for (const mistake of errors) console.error(mistake.message);
  if (errors.length > 0) {
    console.error("Mend the declarations first: nothing was written.");
    process.exitCode = 1;
    return;
  }
  const written = writeMigration(path.resolve("migrations"), buildModel(resources, parts), title, droppedTables, parts);
  console.log(written ? `Wrote migrations/${written}.sql: read it before you commit it.` : "Nothing differs.");
}
