import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider, TranslationMessages } from "react-admin";
import { type Locale, listLocales } from "../framework/schema/index.ts";
import { besideLatin } from "../i18n/besideLatin.ts";
import { getLocaleName, readLocaleCookie } from "../i18n/locale.ts";
import { withPluralCount } from "../i18n/pluralCount.ts";
import { createPluralRules } from "../i18n/pluralRules.ts";
import type { Language } from "./messages/buildLanguage.ts";

const entries = {
  en: () => import("./messages/entry/en.ts"),
  "zh-CN": () => import("./messages/entry/zh-CN.ts"),
  "zh-TW": () => import("./messages/entry/zh-TW.ts"),
} satisfies Record<Locale, () => Promise<{ messages: TranslationMessages }>>;

let loaded: I18nProvider | null = null;
let speaking: Locale | null = null;
/** The messages of the locale after signing in, once they are loaded. */
let language: Language | null = null;
/** Before the messages are loaded, and thus before the first render, a key translates to itself. */
export const i18nProvider: I18nProvider = {
  translate(key, options) {
    const missing = language?.texts.findMissing(key);
    if (missing) {
      void showTexts(missing);
      return "";
    }
    return loaded?.translate(key, options) ?? key;
  },
  // Every formatted value calls this: the cookie is read once.
  getLocale: () => speaking ?? readLocaleCookie(),
  getLocales: () => listLocales().map((locale) => ({ locale, name: getLocaleName(locale) })),
  // The locale changes by reloading the page.
  changeLocale: () => Promise.resolve(),
};

function speak(locale: Locale, messages: TranslationMessages): void {
  speaking = locale;
  const provider = polyglotI18nProvider(
    () => messages,
    locale,
    [{ locale, name: getLocaleName(locale) }],
    { allowMissing: true, pluralRules: createPluralRules(locale) },
  );
  const translate: typeof provider.translate = (key, options) =>
    provider.translate(key, options && withPluralCount(options));
  loaded = { ...provider, translate: besideLatin(locale, translate) };
}

/** Loads the messages of one locale that the pages before signing in show. */
export async function loadEntryLanguage(locale: Locale): Promise<void> {
  const { messages } = await entries[locale]();
  // The whole language may be there first, and has all of them.
  if (!loaded) speak(locale, messages);
}

let whole: { locale: Locale; loading: Promise<void> } | null = null;
/** Loads the messages of one locale, but for the texts of resources, once. */
export function loadLanguage(locale: Locale): Promise<void> {
  if (whole?.locale === locale) return whole.loading;
  const loading = import("./messages/buildLanguage.ts")
    .then(async ({ buildLanguage }) => {
      language = await buildLanguage(locale);
      speak(locale, language.messages);
    })
    .catch((error: unknown) => {
      whole = null;
      throw error;
    });
  whole = { locale, loading };
  return loading;
}

const loading = new Map<string, Promise<void>>();
/** Loads the texts of a resource's domain in the locale of the page, once. */
export function loadTexts(resource: string): Promise<void> {
  const found = loading.get(resource);
  if (found) return found;
  const load = async () => {
    await whole?.loading;
    if (!language || !speaking) return;
    Object.assign(language.messages.resources, await language.texts.load(resource));
    speak(speaking, language.messages);
  };
  const started = load().finally(() => loading.delete(resource));
  loading.set(resource, started);
  return started;
}

/** Resources whose texts a screen waits for. */
const awaited = new Set<string>();
const listeners = new Set<() => void>();
let shown: I18nProvider = i18nProvider;
/** Loads texts that a screen has asked for before they were there, and renders it again. */
async function showTexts(resource: string): Promise<void> {
  if (awaited.has(resource)) return;
  awaited.add(resource);
  // A failure is tried again when a screen asks the next time.
  const isLoaded = await loadTexts(resource)
    .then(
      () => true,
      () => false,
    )
    .finally(() => awaited.delete(resource));
  if (!isLoaded) return;
  shown = { ...i18nProvider };
  for (const listener of listeners) listener();
}
/** The provider, another object once texts are loaded that a screen has already asked for. */
export const shownProvider = {
  get: (): I18nProvider => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
