import type { TranslationMessages } from "react-admin";
import type { Locale } from "../../framework/schema/index.ts";
import { buildMessages } from "../../i18n/resourceMessages.ts";
import { resources, sectionNames } from "../../resources/index.ts";

const languages = {
  en: () => import("./en.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
  "zh-TW": () => import("./zh-TW.ts"),
} satisfies Record<Locale, unknown>;

/** Keys modules by the folder that is `depth` levels above them. */
const byFolder = <T>(files: Readonly<Record<string, T>>, depth: number): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.split("/").at(-1 - depth) ?? path,
      messages,
    ]),
  );

/** Loads all messages of one locale: of the app, of its framework and of the resources. */
export async function buildLanguage(locale: Locale): Promise<TranslationMessages> {
  const { ra, schema, framework, files, screens, ...markethall } = (await languages[locale]())
    .messages;
  return {
    ra,
    ...schema,
    framework,
    markethall: { ...markethall, ...byFolder(screens, 3) },
    sections: sectionNames[locale],
    resources: buildMessages(resources, byFolder(files, 2)),
  };
}
