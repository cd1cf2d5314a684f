import english from "ra-language-english";
import { describe, expect, test } from "vitest";
import appDe from "../../framework/admin/app/languages/de.ts";
import appEn from "../../framework/admin/app/languages/en.ts";
import { en as schemaEn } from "../../framework/schema/locales/en.ts";
import { formMessages as formCN } from "../framework/form/locales/zh-CN.ts";
import { formMessages as formTW } from "../framework/form/locales/zh-TW.ts";
import { importMessages as importCN } from "../framework/import/locales/zh-CN.ts";
import { importMessages as importTW } from "../framework/import/locales/zh-TW.ts";
import { listMessages as listCN } from "../framework/list/locales/zh-CN.ts";
import { listMessages as listTW } from "../framework/list/locales/zh-TW.ts";
import { rightsMessages as rightsCN } from "../framework/rights/locales/zh-CN.ts";
import { rightsMessages as rightsTW } from "../framework/rights/locales/zh-TW.ts";
import { de as schemaDe } from "../framework/schema/locales/de.ts";
import { en as shopEn } from "../framework/schema/locales/en.ts";
import { zhCN as schemaCN } from "../framework/schema/locales/zh-CN.ts";
import { zhTW as schemaTW } from "../framework/schema/locales/zh-TW.ts";
import { zhCN } from "../ra/zh-CN.ts";
import { zhTW } from "../ra/zh-TW.ts";
import { listTranslationErrors } from "./listTranslationErrors.ts";

const { app: _, ...framework } = appEn.framework;

describe("the framework's messages are complete", () => {
  test("in German", () => {
    const original = { schema: schemaEn, ...appEn };
    expect(listTranslationErrors("de", original, { schema: schemaDe, ...appDe })).toEqual([]);
  });

  test.each([
    ["zh-CN", schemaCN, zhCN, formCN, listCN, importCN, rightsCN],
    ["zh-TW", schemaTW, zhTW, formTW, listTW, importTW, rightsTW],
  ] as const)("in %s", (locale, schema, { ra }, form, list, imports, rights) => {
    const original = { schema: shopEn, ra: english.ra, framework };
    const translated = { schema, ra, framework: { ...form, list, import: imports, rights } };
    expect(listTranslationErrors(locale, original, translated)).toEqual([]);
  });
});

test("a key that is missing or superfluous, and a text with other values, is an error", () => {
  const original = {
    a: "A",
    b: { c: "%{name} of %{total}" },
    d: "One |||| %{smart_count}",
    e: "E",
  };
  const translated = { b: { c: "%{name} von %{all}" }, d: "%{smart_count}", e: " ", f: "F" };
  expect(listTranslationErrors("de", original, translated)).toEqual([
    'de: "a" is missing',
    'de: "b.c" prints %{all},%{name} instead of %{name},%{total}',
    'de: "d" has 1 of 2 plural forms',
    'de: "e" is empty',
    'de: "f" translates nothing',
  ]);
  expect(listTranslationErrors("zh-CN", original, { ...original, d: "%{smart_count}" })).toEqual(
    [],
  );
});
