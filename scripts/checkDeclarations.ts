import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  checkDeclarations,
  getMenuSection,
  type Locale,
  listMenuItems,
  locales,
  type Resource,
  type ResourceMessages,
} from "../framework/schema/index.ts";
import { checkRules } from "../framework/server/checkRules.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { diff } from "../framework/server/migration/diff.ts";
import { MigrationError } from "../framework/server/migration/migrationError.ts";
import { orderMigrations } from "../framework/server/migration/orderMigrations.ts";
import { checkReleased, readReleased } from "../framework/server/migration/released.ts";
import { missingMessages } from "../i18n/missingMessages.ts";
import { droppedTables, resources, sectionNames } from "../resources/index.ts";
import { checkErrorTables } from "../server/checkErrorTables.ts";
import { migrations, rules, snapshot } from "../server/modules.ts";
import { registerKinds } from "../server/serverKinds.ts";

const files = import.meta.glob<ResourceMessages>("../resources/*/*/locales/{en,zh-CN,zh-TW}.ts", {
  eager: true,
  import: "default",
});

/**
 * Checks what types and lint cannot: contradictory declarations, missing messages, outdated
 * migrations.
 */
export async function main(): Promise<void> {
  registerKinds();
  const found = checkDeclarations(resources).map((mistake) => mistake.message);
  found.push(...checkRules(resources, rules).map((mistake) => mistake.message));
  for (const locale of locales) found.push(...listMissing(locale));
  for (const folder of resourceFolders())
    if (!resources.some(({ name }) => name === path.basename(folder)))
      found.push(`${folder}: not in resources/index.ts`);
  found.push(...checkErrorTables());
  found.push(...checkMigrations());
  for (const mistake of found) console.log(mistake);
  if (found.length > 0) process.exitCode = 1;
}
/**
 * Folders with a declaration, as `resources/<domain>/<name>`. A folder without one contains code
 * shared by several resources.
 */
function resourceFolders(): string[] {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(folder, entry.name));
  return foldersIn("resources")
    .flatMap(foldersIn)
    .filter((folder) => existsSync(path.join(folder, `${path.basename(folder)}.ts`)));
}
/**
 * Checks the chain of migrations, the released ones, and that they contain every declared table.
 */
function checkMigrations(): string[] {
  const found = checkReleased(readReleased(path.resolve("migrations")), migrations);
  const behind = "E202 migrations: behind the declarations (run npm run migration -- <title>)";
  try {
    orderMigrations(migrations);
    const isCurrent =
      snapshot &&
      diff(structuredClone(snapshot), buildModel(resources), droppedTables).length === 0;
    return isCurrent ? found : [...found, behind];
  } catch (error) {
    if (error instanceof MigrationError) return [...found, error.message];
    throw error;
  }
}
const listMessages = (name: string, locale: Locale): ResourceMessages | undefined =>
  Object.entries(files).find(([file]) => file.endsWith(`/${name}/locales/${locale}.ts`))?.[1];
function listMissing(locale: Locale): string[] {
  const folders = new Map(resourceFolders().map((folder) => [path.basename(folder), folder]));
  const sections = new Set(
    (resources as readonly Resource[]).flatMap(listMenuItems).map(getMenuSection),
  );
  const unnamed = [...sections].filter((section) => !sectionNames[locale][section]);
  return [
    ...unnamed.map(
      (section) => `resources/index.ts: the section "${section}" has no word in ${locale}`,
    ),
    ...resources.flatMap((resource) =>
      missingMessages(resource, locale, listMessages(resource.name, locale), {
        file: `${folders.get(resource.name)}/locales/${locale}.ts`,
        english: listMessages(resource.name, "en"),
      }),
    ),
  ];
}
