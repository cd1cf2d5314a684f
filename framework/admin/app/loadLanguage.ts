import type { AppMessages } from "../../../i18n/appMessages.ts";
import type { Locale } from "../../schema/index.ts";
import type { AdminLanguage, FrameworkLanguage } from "./createI18nProvider.ts";

const languages = import.meta.glob<FrameworkLanguage>("./languages/*.ts", { import: "default" });

/**
 * Loads the messages of a language: those of the framework's screens, and those of the app.
 *
 * @throws {Error} when the framework or the app has none in this language.
 */
export async function loadLanguage(
  locale: Locale,
  messages: Readonly<Record<string, () => Promise<AppMessages>>>,
): Promise<AdminLanguage> {
  const loadFramework = languages[`./languages/${locale}.ts`];
  const loadApp = messages[locale];
  if (!loadFramework) throw new Error(`the framework's screens have no messages in ${locale}`);
  if (!loadApp) throw new Error(`the app has no messages in ${locale}`);
  const [framework, own] = await Promise.all([loadFramework(), loadApp()]);
  return { ...framework, messages: own };
}
