import type { AdminLanguage } from "../../../../framework/admin/app/createI18nProvider.ts";
import { de as framework } from "../../../../framework/admin/app/languages/de.ts";
import { de as schema } from "../../../../i18n/framework/schema/locales/de.ts";
import { de as own } from "../de.ts";

/** Everything that the library's screens say in this language. */
export const language: AdminLanguage = { ...framework, messages: { schema, ...own } };
