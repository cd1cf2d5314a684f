import { listLocales } from "../framework/schema/index.ts";
import {
  type ErrorEntry,
  type ErrorTable,
  getErrorMessageKey,
} from "../framework/server/defineErrors.ts";
import { flattenMessages } from "../i18n/flattenMessages.ts";
import { errorTables, resourceErrorTables } from "./errors.ts";
import { listServerMessages } from "./language.ts";

const tables: readonly ErrorTable[] = [
  ...Object.values(errorTables),
  ...resourceErrorTables.map(([, table]) => table),
];
export const errorEntries: readonly [code: string, entry: ErrorEntry][] = tables.flatMap((table) =>
  Object.entries(table),
);

/** The messages of the server in each language, by their keys. */
export const listMessagesByLocale = () =>
  listLocales().map((locale) => [locale, flattenMessages(listServerMessages(locale))] as const);

/** Compares a message with the parameters of its code; returns what is wrong. */
function checkMessage(entry: ErrorEntry, message: string | undefined): string[] {
  if (message === undefined)
    return [`has no message; write "${entry.message ?? "errors.<code>"}" into the locale`];
  const params = Object.entries(entry.params ?? {});
  const printed = new Set([...message.matchAll(/%\{(\w+)\}/g)].map(([, name = ""]) => name));
  const unknown = [...printed].filter((name) => !params.some(([param]) => param === name));
  // A count selects the plural form, whether the message prints it or not.
  const unprinted = params
    .filter(([name, kind]) => kind !== "count" && !printed.has(name))
    .map(([name]) => name);
  return [
    ...unknown.map((name) => `prints %{${name}}, which is no parameter`),
    ...unprinted.map((name) => `does not print %{${name}}`),
  ];
}

/**
 * Lists what is wrong with the tables of error codes: codes that are declared twice, and messages
 * that a language lacks or that print other parameters than their code has.
 */
export function checkErrorTables(): string[] {
  const codes = errorEntries.map(([code]) => code);
  const repeated = codes.filter((code, place) => codes.indexOf(code) !== place);
  return [
    ...repeated.map((code) => `server/errors.ts: ${code} is declared twice; rename one of them`),
    ...listMessagesByLocale().flatMap(([locale, messages]) =>
      errorEntries.flatMap(([code, entry]) =>
        checkMessage(entry, messages.get(getErrorMessageKey(code, entry))).map(
          (mistake) => `server/errors.ts: ${code} in ${locale} ${mistake}`,
        ),
      ),
    ),
  ];
}
