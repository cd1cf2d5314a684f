import { expect, test } from "vitest";
import { getErrorMessageKey } from "../framework/server/defineErrors.ts";
import { checkErrorTables, errorEntries, listMessagesByLocale } from "./checkErrorTables.ts";

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

test("no code is declared twice, and each has a message that prints exactly its parameters", () =>
  expect(checkErrorTables()).toEqual([]));

test("codes are an entity and a condition in camel case", () => {
  expect(
    errorEntries
      .map(([code]) => code)
      .filter((code) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(code)),
  ).toEqual([]);
});

test("every code is used by production code", () => {
  expect(
    errorEntries.map(([code]) => code).filter((code) => !production.includes(`"${code}"`)),
  ).toEqual([]);
});

test("every message of an error belongs to a code, or production code names it", () => {
  const keys = new Set(errorEntries.map(([code, entry]) => getErrorMessageKey(code, entry)));
  const unused = listMessagesByLocale().flatMap(([locale, messages]) =>
    [...messages.keys()]
      .filter(
        (key) =>
          /^(resources\.\w+\.)?errors\./.test(key) &&
          !keys.has(key) &&
          !browserOnly.test(key) &&
          !production.includes(`"${key}"`),
      )
      .map((key) => `${locale}: ${key}`),
  );
  expect(unused).toEqual([]);
});
