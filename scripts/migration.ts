import { writeFileSync } from "node:fs";
import path from "node:path";
import { app } from "../core/app.ts";
import { checkDeclarations, configureApp } from "../framework/schema/index.ts";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { registerServerKinds } from "../framework/server/fields/serverKinds.ts";
import { buildModel, type Model } from "../framework/server/migration/buildModel.ts";
import {
  readMigrations,
  readRepeatables,
  writeByHand,
  writeMigration,
} from "../framework/server/migration/files.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { orderMigrations } from "../framework/server/migration/orderMigrations.ts";
import { writeReleased } from "../framework/server/migration/released.ts";
import { compareDeclared } from "../framework/server/migration/schema/compareDeclared.ts";
import { printSchema } from "../framework/server/migration/schema/printSchema.ts";
import { readSchema } from "../framework/server/migration/schema/readSchema.ts";
import { droppedTables, resources } from "../resources/index.ts";
import { fieldKinds } from "../server/serverKinds.ts";
import { parseTask, usage } from "./migrationTask.ts";

const folder = path.resolve("migrations");

/** Migrates an empty database in memory, and writes its description; returns what it lacks. */
async function writeSchema(model: Model): Promise<string[]> {
  const database = await openDatabase({ dataDir: "memory://" });
  try {
    await migrate(database.pool, {
      migrations: readMigrations(folder),
      repeatables: readRepeatables(folder),
      snapshot: model,
      model,
    });
    const client = await database.pool.connect();
    try {
      writeFileSync(path.join(folder, "schema.sql"), printSchema(await readSchema(client)));
      return await compareDeclared(client, model);
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

async function reportSchema(model: Model): Promise<void> {
  const lacking = await writeSchema(model);
  console.log("Wrote migrations/schema.sql.");
  if (lacking.length === 0) return;
  for (const line of lacking) console.error(line);
  console.error("Run npm run migration -- <title> for it, or write it into the migration by hand.");
  process.exitCode = 1;
}

async function generate(model: Model, title: string): Promise<void> {
  const name = writeMigration(model, { folder, title, droppedTables });
  if (name === null) {
    console.log("The declarations are as the last migration left them: nothing was written.");
    return;
  }
  console.log(`Wrote migrations/${name}.sql: read it before you commit it.`);
  await reportSchema(model);
}

function prepareByHand(model: Model, title: string): void {
  const { name, open } = writeByHand(model, { folder, title, droppedTables });
  console.log(`Wrote migrations/${name}.sql: fill it, then run npm run migration -- --schema.`);
  if (open === "refused")
    console.log("It has to change the declared tables too: its last comment says what.");
  if (open === "generated")
    console.log("The declarations differ too: run npm run migration -- <title> for them.");
}

function release(): void {
  const added = writeReleased(folder, orderMigrations(readMigrations(folder)));
  console.log(
    added.length > 0
      ? `Released: ${added.join(", ")}.`
      : "All migrations are listed as released already.",
  );
}

/**
 * `npm run migration`: writes migrations, the description of the database, and the list of released
 * ones.
 */
export async function main(args: string[]): Promise<void> {
  configureApp(app);
  const task = parseTask(args);
  if (typeof task === "string") {
    console.error(`${task}\n${usage}`);
    process.exitCode = 1;
    return;
  }
  const errors = checkDeclarations(resources);
  for (const error of errors) console.error(error.message);
  if (errors.length > 0) {
    console.error("Correct the declarations first: nothing was written.");
    process.exitCode = 1;
    return;
  }
  registerServerKinds(fieldKinds.kinds);
  const model = buildModel(resources);
  if (task.kind === "release") release();
  else if (task.kind === "schema") await reportSchema(model);
  else if (task.kind === "byHand") prepareByHand(model, task.title);
  else await generate(model, task.title);
}
