import type { Locale, ResourceMessages } from "../framework/schema/index.ts";
import { createTranslate } from "../framework/server/createTranslate.ts";
import { en } from "../i18n/framework/schema/locales/en.ts";
import { zhCN } from "../i18n/framework/schema/locales/zh-CN.ts";
import { zhTW } from "../i18n/framework/schema/locales/zh-TW.ts";
import { buildMessages } from "../i18n/resourceMessages.ts";
import { resources, sectionNames } from "../resources/index.ts";

const files = import.meta.glob<ResourceMessages>("../resources/*/*/locales/{en,zh-CN,zh-TW}.ts", {
  eager: true,
  import: "default",
});
function messagesIn(locale: Locale): Record<string, ResourceMessages> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ts`));
  return Object.fromEntries(
    found.map(([path, messages]) => [path.split("/").at(-3) ?? path, messages]),
  );
}
const schemaMessages = { en, "zh-CN": zhCN, "zh-TW": zhTW };

/** All messages of the server in one language, as a tree of their keys. */
export const listServerMessages = (locale: Locale) => ({
  ...schemaMessages[locale],
  sections: sectionNames[locale],
  resources: buildMessages(resources, messagesIn(locale)),
});

export const translate = createTranslate(listServerMessages);
