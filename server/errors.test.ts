import { expect, test } from "vitest";
import { locales } from "../framework/schema/index.ts";
import {
  type ErrorEntry,
  type ErrorTable,
  getErrorMessageKey,
} from "../framework/server/defineErrors.ts";
import { flattenMessages } from "../i18n/flattenMessages.ts";
import { errorTables } from "./errors.ts";
import { listServerMessages } from "./language.ts";

const tables: readonly ErrorTable[] = Object.values(errorTables);
const entries: readonly [code: string, entry: ErrorEntry][] = tables.flatMap((table) =>
  Object.entries(table),
);
const messagesByLocale = locales.map(
  (locale) => [locale, flattenMessages(listServerMessages(locale))] as const,
);

/** Messages of failures that the browser finds without an answer of the server. */
const browserOnly = /^errors\.(network\.\w+|server\.notReady)$/;

const sources = import.meta.glob<string>(
  [
    "../{framework,core,resources,adapters,server}/**/*.{ts,tsx}",
    "!**/*.test.{ts,tsx}",
    "!**/{tests,locales}/**",
  ],
  { eager: true, query: "?raw", import: "default" },
);
/** Tables of codes declare them; every other production file may throw them. */
const production = Object.entries(sources)
  .filter(([file]) => !/\/(errors|frameworkErrors|signInErrors)\.ts$/.test(file))
  .map(([, source]) => source)
  .join("\n");

test("no code is declared twice", () => {
  const codes = entries.map(([code]) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test("codes are an entity and a condition in camel case", () => {
  expect(
    entries.map(([code]) => code).filter((code) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(code)),
  ).toEqual([]);
});

test("every code has a message in each locale, which prints exactly its parameters", () => {
  const wrong = messagesByLocale.flatMap(([locale, messages]) =>
    entries.flatMap(([code, entry]) => {
      const message = messages.get(getErrorMessageKey(code, entry));
      if (message === undefined) return [`${locale}: ${code} has no message`];
      const params = Object.entries(entry.params ?? {});
      const printed = new Set([...message.matchAll(/%\{(\w+)\}/g)].map(([, name = ""]) => name));
      const unknown = [...printed].filter((name) => !params.some(([param]) => param === name));
      // A count selects the plural form, whether the message prints it or not.
      const unprinted = params
        .filter(([name, kind]) => kind !== "count" && !printed.has(name))
        .map(([name]) => name);
      return [
        ...unknown.map((name) => `${locale}: ${code} prints %{${name}}, which is no parameter`),
        ...unprinted.map((name) => `${locale}: ${code} does not print %{${name}}`),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every code is used by production code", () => {
  expect(entries.map(([code]) => code).filter((code) => !production.includes(`"${code}"`))).toEqual(
    [],
  );
});

test("every message of an error belongs to a code", () => {
  const keys = new Set(entries.map(([code, entry]) => getErrorMessageKey(code, entry)));
  const unused = messagesByLocale.flatMap(([locale, messages]) =>
    [...messages.keys()]
      .filter(
        (key) =>
          /^(resources\.\w+\.)?errors\./.test(key) && !keys.has(key) && !browserOnly.test(key),
      )
      .map((key) => `${locale}: ${key}`),
  );
  expect(unused).toEqual([]);
});
