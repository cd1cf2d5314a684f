import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  getMenuSection,
  listLocales,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import { checkMessages } from "../../i18n/check/checkMessages.ts";
import { checkWording } from "../../i18n/check/checkWording.ts";
import { flattenMessages } from "../../i18n/flattenMessages.ts";
import { resources, sectionNames } from "../../resources/index.ts";
import { isTest } from "../fileKinds.mjs";
import { listUnwrittenKeys } from "./listUnwrittenKeys.ts";
import { findMessageFiles } from "./messageFiles.ts";

type Module = Readonly<Record<string, unknown>>;
/** Every file of messages: those of resources, of the framework, and of the app's frame. */
const modules = import.meta.glob<Module>(
  [
    "../../framework/**/locales/{en,zh-CN,zh-TW}.ts",
    "../../i18n/**/locales/{en,zh-CN,zh-TW}.ts",
    "../../src/**/locales/{en,zh-CN,zh-TW}.ts",
    "../../core/**/locales/{en,zh-CN,zh-TW}.ts",
    "../../resources/**/{en,zh-CN,zh-TW}.ts",
  ],
  { eager: true },
);

/** Lists the source files that name messages by their keys: text, which is not run. */
const listSources = (): string[] =>
  ["resources", "core", "server", "src"].flatMap((folder) =>
    readdirSync(folder, { encoding: "utf8", recursive: true })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\/locales\//.test(file) && !isTest(file)),
  );

/** Sections of the menu without a name, and names of sections that the menu does not have. */
function checkSections(): string[] {
  const entries = (resources as readonly Resource[]).flatMap(listMenuItems);
  const sections = new Set(entries.map(getMenuSection));
  return listLocales().flatMap((locale) => {
    const names = sectionNames[locale];
    const unnamed = [...sections].filter((section) => !names[section]);
    const unused = Object.keys(names).filter((section) => !sections.has(section));
    return [
      ...unnamed.map(
        (section) => `resources/index.ts: the section "${section}" has no name in ${locale}`,
      ),
      ...unused.map(
        (section) =>
          `resources/index.ts: no resource is in the section "${section}" of ${locale}; delete it`,
      ),
    ];
  });
}

function checkAllWording(): string[] {
  return Object.entries(modules).flatMap(([name, module]) => {
    const file = name.slice("../../".length);
    const locale = listLocales().find((one) => name.endsWith(`/${one}.ts`)) ?? "en";
    return [...flattenMessages(module)].flatMap(([key, text]) =>
      checkWording(locale, file, key.replace(/^default\./, ""), text),
    );
  });
}

function checkNamedKeys(): string[] {
  const find = (resource: string) => findMessageFiles(resource).en.messages;
  return listSources().flatMap((file) => listUnwrittenKeys(file, readFileSync(file, "utf8"), find));
}

/** Lists what is wrong with the messages of resources and of the menu, and with their wording. */
export const listMessageErrors = (): string[] => [
  ...checkSections(),
  ...(resources as readonly Resource[]).flatMap((resource) =>
    checkMessages(resource, findMessageFiles(resource.name)),
  ),
  ...checkNamedKeys(),
  ...checkAllWording(),
];
