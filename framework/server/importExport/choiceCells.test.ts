import { expect, test } from "vitest";
import { choice, defineResource, type Locale } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { ChoiceCells } from "./choiceCells.ts";
import type { FileColumn } from "./columns.ts";

const labels: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  fullReduction: { en: "Money off", "zh-CN": "满减", "zh-TW": "滿減" },
  // "Open" is the label of one value and the name of another.
  open: { en: "Public", "zh-CN": "公开", "zh-TW": "公開" },
  closed: { en: "Open", "zh-CN": "关闭", "zh-TW": "關閉" },
  first: { en: "Both", "zh-CN": "甲", "zh-TW": "甲" },
  second: { en: "Both", "zh-CN": "乙", "zh-TW": "乙" },
};
const field = choice(["fullReduction", "open", "closed", "first", "second", "unnamed"]);
const tickets = defineResource("tickets", {
  api: "test/ticket",
  route: "/ticket",
  access: "test:ticket",
  owner: tenantKind,
  fields: { kind: field },
  list: { columns: ["kind"] },
});
const column: FileColumn = {
  key: "kind",
  name: "kind",
  language: null,
  rows: null,
  field,
  header: "Kind",
  label: null,
};
const make = (locale: Locale) =>
  new ChoiceCells(tickets, column, locale, (reader, key) => {
    const value = key.split(".").at(-1) ?? "";
    return labels[value]?.[reader] ?? key;
  });

test("a value is written as its label in the reader's language", () => {
  expect(make("en").write("fullReduction")).toBe("Money off");
  expect(make("zh-CN").write("fullReduction")).toBe("满减");
});

test("a label that means another value too, and a missing one, is not written", () => {
  const cells = make("en");
  const values = ["open", "closed", "first", "second", "unnamed"];
  expect(values.map((value) => cells.write(value))).toEqual([
    "Public",
    "closed",
    "first",
    "second",
    "unnamed",
  ]);
});

test("what one reader writes, every reader reads as the same value", () => {
  const readers = (["en", "zh-CN", "zh-TW"] as const).map(make);
  for (const writer of readers)
    for (const value of field.options.choices)
      for (const reader of readers) expect(reader.read(writer.write(value))).toBe(value);
});
