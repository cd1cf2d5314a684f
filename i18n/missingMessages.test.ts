import { expect, test } from "vitest";
import { defineResource, type ResourceMessages, section, text } from "../framework/schema/index.ts";
import { missingMessages } from "./missingMessages.ts";

const tags = defineResource("tags", {
  api: "member/tag",
  route: "/stock/tags",
  access: "stock:tags",
  owner: "shop",
  fields: { code: text() },
  list: { columns: ["code"], sort: ["code", "asc"] },
  form: [section("main", ["code"])],
});
const file = "resources/inventory/tags/locales/zh-CN.ts";
const chinese: ResourceMessages = {
  name: "价签 |||| 价签",
  fields: { code: "编号" },
  groups: { main: "基本信息" },
};
const english: ResourceMessages = { name: "Tag |||| Tags" };
const check = (messages: ResourceMessages | undefined, source = english) =>
  missingMessages(tags, "zh-CN", messages, { file, english: source });

test("complete messages pass, and a missing file is named by its path", () => {
  expect(check(chinese)).toEqual([]);
  expect(check(undefined)).toEqual([`${file}: missing`]);
});

test("messages that no declaration requires are in all languages or in none", () => {
  const withErrors = { errors: { kindDisabled: "Kind disabled" }, done: { print: "Printed" } };
  expect(check(chinese, { ...english, ...withErrors })).toEqual([
    `${file}: "errors.kindDisabled" is missing`,
    `${file}: "done.print" is missing`,
  ]);
  expect(check({ ...chinese, errors: { odd: "奇怪" } })).toEqual([
    `${file}: "errors.odd" is missing in English; write it or delete it`,
  ]);
});
