import { expect, test } from "vitest";
import { choice, defineResource, text } from "../../../framework/schema/index.ts";
import { nameItem } from "./nameItem.ts";

const entries = defineResource("entries", {
  api: "test/entry",
  route: "/entry",
  access: "test:entry",
  owner: "platform",
  fields: { cause: choice(["lost"], { readOnly: true }), note: text() },
  label: "cause",
  list: { columns: ["cause"] },
});
const translate = (key: string, options: Readonly<Record<string, unknown>> = {}) =>
  key === "resources.entries.choices.cause.lost" ? "Lost" : String(options._ ?? key);
const name = (label: string | null, recordId: number | null = 126) =>
  nameItem({ resource: "entries", recordId, ...(label !== null && { label }) }, entries, translate);

test("a record without a name has its number", () => {
  expect(name("126")).toBe("#126");
  expect(name(null)).toBe("#126");
  expect(name(null, null)).toBe("");
});
test("a code is shown by its word, and any other name as it was written", () => {
  expect(name("lost")).toBe("Lost");
  expect(name("found")).toBe("found");
  expect(nameItem({ resource: "gone", recordId: 3, label: "lost" }, undefined, translate)).toBe(
    "lost",
  );
});
