import { expect, test } from "vitest";
import { mergeRecords } from "./mergeRecords.ts";

const original = { name: "Fern", phone: "1", lines: [{ id: 1, price: 100 }], remark: null };

test("what only one side changed is merged, each side named", () => {
  const merge = mergeRecords(original, { ...original, name: "Fern & Co" }, { ...original, phone: "2" });
  expect(merge).toEqual({
    merged: { ...original, name: "Fern & Co", phone: "2" },
    mine: ["name"],
    theirs: ["phone"],
    conflicts: [],
  });
});
test("what both changed to different values is a conflict, and mine stands until it is chosen", () => {
  const merge = mergeRecords(original, { ...original, name: "A" }, { ...original, name: "B" });
  expect(merge.conflicts).toEqual(["name"]);
  expect(merge.merged.name).toBe("A");
});
test("what both changed to the same value is no conflict", () => {
  const merge = mergeRecords(original, { ...original, name: "A" }, { ...original, name: "A" });
  expect(merge).toMatchObject({ conflicts: [], mine: [], theirs: [], merged: { name: "A" } });
});
test("an emptied field and a filled one are changes; empty text and nothing are the same", () => {
  expect(mergeRecords(original, { ...original, phone: null }, original).mine).toEqual(["phone"]);
  expect(mergeRecords(original, { ...original, remark: "" }, original).mine).toEqual([]);
});
test("child rows are merged as one value", () => {
  const mine = { ...original, lines: [{ id: 1, price: 200 }] };
  const theirs = { ...original, lines: [{ price: 100, id: 1 }] };
  expect(mergeRecords(original, mine, theirs)).toMatchObject({ mine: ["lines"], theirs: [], conflicts: [] });
  expect(mergeRecords(original, mine, { ...original, lines: [] }).conflicts).toEqual(["lines"]);
});
test("fields that the form does not hold are left alone", () => {
  expect(mergeRecords(original, { name: "A" }, { ...original, version: 9 }).merged).toEqual({ name: "A" });
});
