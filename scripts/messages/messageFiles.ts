import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Locale, ResourceMessages } from "../../framework/schema/index.ts";
import type { MessageFiles } from "../../i18n/check/checkMessages.ts";

const files = import.meta.glob<ResourceMessages>(
  "../../resources/*/*/locales/{en,zh-CN,zh-TW}.ts",
  { eager: true, import: "default" },
);

/**
 * Returns the folders with a declaration, as `resources/<domain>/<name>`. A folder without one
 * contains code shared by several resources.
 */
export function listResourceFolders(): string[] {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(folder, entry.name));
  return foldersIn("resources")
    .flatMap(foldersIn)
    .filter((folder) => existsSync(path.join(folder, `${path.basename(folder)}.ts`)));
}

/** Returns the messages of a resource in every language, with the paths of their files. */
export function findMessageFiles(name: string): MessageFiles {
  const folder = listResourceFolders().find((one) => path.basename(one) === name);
  const find = (locale: Locale) => {
    const file = `${folder ?? `resources/*/${name}`}/locales/${locale}.ts`;
    return { file, messages: files[`../../${file}`] };
  };
  return { en: find("en"), "zh-CN": find("zh-CN"), "zh-TW": find("zh-TW") };
}
