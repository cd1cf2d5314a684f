import { en as schemaEn } from "../../../framework/schema/locales/en.ts";
import { de as schemaDe } from "../../../i18n/framework/schema/locales/de.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** The library's messages by language. */
export const messages = {
  de: { schema: schemaDe, ...de },
  en: { schema: schemaEn, ...en },
};
