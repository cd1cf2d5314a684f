import type { TranslationMessages } from "react-admin";
import type { Actor, Locale } from "../../framework/schema/index.ts";
import { buildMessages } from "../../i18n/resourceMessages.ts";
import { resources, sectionNames } from "../../resources/index.ts";

const languages = {
  en: () => import("./en.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
  "zh-TW": () => import("./zh-TW.ts"),
} satisfies Record<Locale, unknown>;

/** The resources that only the platform has. */
const platform = {
  en: () => import("./platform/en.ts"),
  "zh-CN": () => import("./platform/zh-CN.ts"),
  "zh-TW": () => import("./platform/zh-TW.ts"),
} satisfies Record<Locale, unknown>;

/** Keys modules by the folder that is `depth` levels above them. */
const byFolder = <T>(files: Readonly<Record<string, T>>, depth: number): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.split("/").at(-1 - depth) ?? path,
      messages,
    ]),
  );

/**
 * Loads the messages of one locale: of the app, of its framework and of the resources. Those of the
 * resources that only the platform has are left out for a shop.
 */
export async function buildLanguage(
  locale: Locale,
  realm: Actor["realm"] = "platform",
): Promise<TranslationMessages> {
  const [{ messages }, more] = await Promise.all([
    languages[locale](),
    realm === "platform" ? platform[locale]() : null,
  ]);
  const { ra, schema, framework, files, screens, ...markethall } = messages;
  return {
    ra,
    ...schema,
    framework,
    markethall: { ...markethall, ...byFolder(screens, 3) },
    sections: sectionNames[locale],
    resources: buildMessages(resources, byFolder({ ...files, ...more?.files }, 2)),
  };
}
