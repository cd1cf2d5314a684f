import { expect, test } from "vitest";
import { checkWording } from "./checkWording.ts";

const check = (locale: "en" | "zh-CN" | "zh-TW", text: string) =>
  checkWording(locale, "en.ts", "errors.used", text);

test("an English message with a number of things has a plural form", () => {
  expect(check("en", "%{count} orders use it")).toEqual([
    'en.ts: "errors.used" has a number, but no plural form; write One … |||| %{smart_count} …: %{count} orders use it',
  ]);
  expect(check("en", "One order uses it |||| %{count} orders use it")).toEqual([]);
  expect(check("en", "%{count} selected")).toEqual([]);
});

test("one word names one thing", () => {
  expect(check("en", "The seller declined")[0]).toContain('has another word for "Shop"');
  expect(check("zh-TW", "店家已拒絕")[0]).toContain('has another word for "商店"');
  expect(check("en", "Sent to %{buyers}")).toEqual([]);
});

test("Chinese has the characters of its script and full-width punctuation", () => {
  expect(check("zh-CN", "訂單已取消")[0]).toContain("the other Chinese script");
  expect(check("zh-TW", "订单已取消")[0]).toContain("the other Chinese script");
  expect(check("zh-CN", "请输入,然后保存")[0]).toContain("half-width punctuation");
});

test("a text that is not translated yet is reported once, by the check of messages", () =>
  expect(check("en", "TODO %{count} orders")).toEqual([]));
