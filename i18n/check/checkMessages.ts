import {
  type Locale,
  listLocales,
  type Resource,
  type ResourceMessages,
} from "../../framework/schema/index.ts";
import { humanize } from "../../framework/schema/locales/humanize.ts";
import { flattenMessages } from "../flattenMessages.ts";
import { listAuditedCalls } from "../resourceMessages.ts";
import { isFreeMessage, isWrittenInEnglish, listNeededMessages } from "./listNeededMessages.ts";
import { isUntranslated } from "./untranslated.ts";

/** A file of messages: its path from the root of the project, and what it exports, if it exists. */
export interface MessageFile {
  file: string;
  messages: ResourceMessages | undefined;
}
export type MessageFiles = Readonly<Record<Locale, MessageFile>>;
type Flat = ReadonlyMap<string, string>;

/** Labels of the buttons that close a dialog, before and after its action was tried. */
const dismissalLabels: Readonly<Record<string, readonly string[]>> = {
  de: ["Abbrechen", "Schließen", "Zurück"],
  en: ["Cancel", "Close", "Go back"],
  "zh-CN": ["取消", "关闭", "返回"],
  "zh-TW": ["取消", "關閉", "返回"],
};
const isChinese = (locale: Locale): boolean => locale.startsWith("zh");
/** `done` is one sentence, or one for each state of the result. */
const hasMessage = (messages: Flat, key: string): boolean =>
  messages.has(key) || [...messages.keys()].some((one) => one.startsWith(`${key}.`));

/** Lists the keys that a language needs and does not have. */
export function listMissingKeys(resource: Resource, locale: Locale, messages: Flat): string[] {
  // A call has no generated text.
  const calls = listAuditedCalls(resource).map((name) => `actions.${name}`);
  const isWritten = (key: string) =>
    locale !== "en" || isWrittenInEnglish(key) || calls.includes(key);
  return listNeededMessages(resource).filter((key) => isWritten(key) && !hasMessage(messages, key));
}

/** Lists keys that nothing of the declaration has: misspelt ones, and those of removed fields. */
export function listSuperfluousKeys(resource: Resource, messages: Flat): string[] {
  const known = new Set([
    ...listNeededMessages(resource),
    "fields.id",
    ...resource.form.map(({ section }) => `groups.${section}`),
  ]);
  return [...messages.keys()].filter((key) => !known.has(key) && !isFreeMessage(key));
}

/** Titles, results and consequences belong to actions. */
function listUnknownActions(resource: Resource, messages: Flat): string[] {
  const actions = new Set(resource.actionList.map(({ name }) => name));
  return [...messages.keys()]
    .filter((key) => /^(titles|questions|done|consequences)\./.test(key))
    .filter((key) => !actions.has(key.split(".")[1] ?? ""))
    .map((key) => `"${key}" names no action; correct or delete it`);
}

/** Names of records and questions about one are filled with fields of the record. */
function listUnknownFields({ fields }: Resource, messages: Flat): string[] {
  return [...messages]
    .filter(([key]) => /^(recordTitle$|questions\.)/.test(key))
    .flatMap(([key, text]) =>
      [...text.matchAll(/%\{(\w+)\}/g)]
        .filter(([, field = ""]) => field !== "id" && !Object.hasOwn(fields, field))
        .map(([, field]) => `"${key}" names no field "${field}"; correct it`),
    );
}

function checkText(locale: Locale, key: string, text: string): string[] {
  if (isUntranslated(text)) return [`"${key}" is not translated: ${text}`];
  if (text.trim() === "") return [`"${key}" is empty`];
  // A message that consists only of placeholders needs no translation.
  const own = text.replace(/%\{\w+\}/g, "");
  if (isChinese(locale) && /\p{L}/u.test(own) && !/\p{Script=Han}/u.test(own))
    return [`"${key}" is not Chinese: ${text}`];
  if (isChinese(locale) && key.startsWith("titles.") && text.includes("%{smart_count}"))
    return [`"${key}" counts; Chinese has no plural form, so print %{what}`];
  return [];
}

function checkName(locale: Locale, name: string | undefined): string[] {
  if (name === undefined || isUntranslated(name)) return [];
  const [one, many] = name.split(" |||| ");
  if (!one?.trim() || !many?.trim())
    return [`"name" is "${name}"; write the singular, |||| and the plural`];
  return isChinese(locale) && one !== many
    ? [`"name" has two forms; Chinese has no plural, so write "${one} |||| ${one}", and listName`]
    : [];
}

function checkLabels(resource: Resource, locale: Locale, messages: Flat): string[] {
  return resource.actionList.flatMap(({ name }) => {
    const label = messages.get(`actions.${name}`) ?? humanize(name);
    return dismissalLabels[locale]?.includes(label)
      ? [`"actions.${name}" is "${label}", like the button that closes its dialog; name what ends`]
      : [];
  });
}

/**
 * Lists what is wrong with the messages of a resource, each with its file: missing and superfluous
 * keys, texts that are empty or not translated, and labels that mean two things.
 */
export function checkMessages(resource: Resource, files: MessageFiles): string[] {
  const flat = (locale: Locale): Flat => flattenMessages({ ...files[locale].messages });
  const english = flat("en");
  const needed = new Set(listNeededMessages(resource));

  return listLocales().flatMap((locale) => {
    const { file, messages: given } = files[locale];
    if (!given) return [`${file}: missing`];
    const messages = flat(locale);
    // What no declaration requires is written in all languages or in none.
    const others = [...english.keys()].filter((key) => isFreeMessage(key) && !messages.has(key));
    const missing = new Set([...listMissingKeys(resource, locale, messages), ...others]);
    const alone = [...messages.keys()].filter(
      (key) => isFreeMessage(key) && !needed.has(key) && !english.has(key),
    );
    return [
      ...listSuperfluousKeys(resource, messages).map(
        (key) => `"${key}" names nothing of the declaration; correct or delete it`,
      ),
      ...listUnknownActions(resource, messages),
      ...listUnknownFields(resource, messages),
      ...alone.map((key) => `"${key}" is missing in English; write it or delete it`),
      ...[...missing].map((key) => `"${key}" is missing`),
      ...[...messages].flatMap(([key, text]) => checkText(locale, key, text)),
      ...checkName(locale, messages.get("name")),
      ...checkLabels(resource, locale, messages),
    ].map((mistake) => `${file}: ${mistake}`);
  });
}
