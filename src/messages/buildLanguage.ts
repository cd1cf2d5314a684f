import type { StringMap, TranslationMessages } from "react-admin";
import type { Locale } from "../../framework/schema/index.ts";
import { buildLabels, buildMessages } from "../../i18n/resourceMessages.ts";
import { sectionNames } from "../../resources/sections.ts";
import { declared, loadDeclarations } from "../resource/declared.ts";
import { createTexts, type Texts } from "./createTexts.ts";

const languages = {
  en: () => import("./en.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
  "zh-TW": () => import("./zh-TW.ts"),
} satisfies Record<Locale, unknown>;

/** The messages of one locale. */
export interface Language {
  /** Those of the app, of its framework, and the labels of the resources. */
  messages: TranslationMessages & { resources: StringMap };
  /** The other messages of the resources. */
  texts: Texts;
}

/** Keys modules by the folder that is `depth` levels above them. */
const byFolder = <T>(files: Readonly<Record<string, T>>, depth: number): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.split("/").at(-1 - depth) ?? path,
      messages,
    ]),
  );

/** Loads the messages of one locale, but for the texts of resources, which load by domain. */
export async function buildLanguage(locale: Locale): Promise<Language> {
  const { messages } = await languages[locale]();
  const { ra, schema, framework, labels, texts, screens, ...markethall } = messages;
  const byResource = byFolder(labels, 2);
  return {
    messages: {
      ra,
      ...schema,
      framework,
      markethall: { ...markethall, ...byFolder(screens, 3) },
      sections: sectionNames[locale],
      resources:
        "outlines" in declared
          ? buildLabels(declared.outlines, byResource)
          : buildMessages(declared.resources, byResource),
    },
    texts: createTexts(loadDeclarations, byResource, texts),
  };
}
