import type { AdminLanguage } from "../../../../framework/admin/app/createI18nProvider.ts";
import { en as framework } from "../../../../framework/admin/app/languages/en.ts";
import { en as schema } from "../../../../framework/schema/locales/en.ts";
import { en as own } from "../en.ts";

/** Everything that the library's screens say in this language. */
export const language: AdminLanguage = { ...framework, messages: { schema, ...own } };
