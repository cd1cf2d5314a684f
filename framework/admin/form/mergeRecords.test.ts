import { expect, test } from "vitest";
import { integer, json, rows, text } from "../../schema/index.ts";
import { type Choices, mergeRecords } from "./mergeRecords.ts";

const original = { name: "Fern", phone: "1", lines: [{ id: 1, price: 100 }], remark: null };

test("what only one side changed is merged, each side named", () => {
  const merge = mergeRecords(
    original,
    { ...original, name: "Fern & Co" },
    { ...original, phone: "2" },
  );
  expect(merge).toEqual({
    merged: { ...original, name: "Fern & Co", phone: "2" },
    mine: ["name"],
    theirs: ["phone"],
    both: [],
    conflicts: [],
  });
});
test("different changes of both sides are a conflict, and mine wins until one is chosen", () => {
  const merge = mergeRecords(original, { ...original, name: "A" }, { ...original, name: "B" });
  expect(merge.conflicts).toEqual([{ path: "name", names: ["name"] }]);
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
test("child rows of an unknown field are merged as one value", () => {
  const mine = { ...original, lines: [{ id: 1, price: 200 }] };
  const theirs = { ...original, lines: [{ price: 100, id: 1 }] };
  expect(mergeRecords(original, mine, theirs)).toMatchObject({
    mine: ["lines"],
    theirs: [],
    conflicts: [],
  });
  expect(mergeRecords(original, mine, { ...original, lines: [] }).conflicts).toMatchObject([
    { path: "lines" },
  ]);
});
test("fields that the form does not hold are left alone", () => {
  expect(mergeRecords(original, { name: "A" }, { ...original, version: 9 }).merged).toEqual({
    name: "A",
  });
});

const isText = (value: unknown): value is string => typeof value === "string";
const columns = { name: text(), price: integer(), stock: integer() };
const fields = {
  shape: json({ check: isText }),
  lines: rows(columns, { label: "name", mergeWith: "shape" }),
};
const line = (id: number | undefined, name: string, price = 100, stock = 5) => ({
  ...(id !== undefined && { id }),
  name,
  price,
  stock,
});
const was = { shape: "a", lines: [line(1, "Red"), line(2, "Blue"), line(3, "Green")] };
const merged = (mine: object, theirs: object, choices?: Choices) =>
  mergeRecords(was, { ...was, ...mine }, { ...was, ...theirs }, fields, choices);

test("different cells of child rows are merged, row by row and column by column", () => {
  const merge = merged(
    { lines: [line(1, "Red", 120), line(2, "Blue"), line(3, "Green")] },
    { lines: [line(1, "Red", 100, 9), line(2, "Blue", 80), line(3, "Green")] },
  );
  expect(merge).toMatchObject({ conflicts: [], both: ["lines"], mine: [], theirs: [] });
  expect(merge.merged.lines).toEqual([
    line(1, "Red", 120, 9),
    line(2, "Blue", 80),
    line(3, "Green"),
  ]);
});
test("a cell that both touched is a choice of its own, and nothing else is", () => {
  const mine = { lines: [line(1, "Red", 120), line(2, "Blue", 70), line(3, "Green")] };
  const theirs = { lines: [line(1, "Red", 130, 9), line(2, "Blue"), line(3, "Green")] };
  expect(merged(mine, theirs).conflicts).toEqual([
    { path: "lines.1.price", names: ["lines"], within: { row: 1, column: "price" } },
  ]);
  expect(merged(mine, theirs, { "lines.1.price": "theirs" }).merged.lines).toEqual([
    line(1, "Red", 130, 9),
    line(2, "Blue", 70),
    line(3, "Green"),
  ]);
});
test("a row that one side deleted is deleted, unless the other changed it: then it is a choice", () => {
  const removed = { lines: [line(1, "Red"), line(3, "Green")] };
  const elsewhere = { lines: [line(1, "Red", 120), line(2, "Blue"), line(3, "Green")] };
  expect(merged(removed, elsewhere).merged.lines).toEqual([line(1, "Red", 120), line(3, "Green")]);
  const changed = { lines: [line(1, "Red"), line(2, "Blue", 70), line(3, "Green")] };
  expect(merged(removed, changed).conflicts).toMatchObject([
    { path: "lines.2", within: { row: 2, column: null } },
  ]);
  expect(merged(removed, changed, { "lines.2": "mine" }).merged.lines).toEqual(removed.lines);
  expect(merged(removed, changed, { "lines.2": "theirs" }).merged.lines).toEqual(changed.lines);
  expect(merged(changed, removed, { "lines.2": "mine" }).merged.lines).toEqual(changed.lines);
  expect(merged(changed, removed, { "lines.2": "theirs" }).merged.lines).toEqual(removed.lines);
});
test("new rows of one side follow their predecessor, beside the other side's changes", () => {
  const mine = { lines: [line(1, "Red", 120), line(2, "Blue"), line(3, "Green")] };
  const theirs = {
    shape: "b",
    lines: [line(1, "Red"), line(9, "Pink"), line(2, "Blue"), line(3, "Green")],
  };
  const wanted = [line(1, "Red", 120), line(9, "Pink"), line(2, "Blue"), line(3, "Green")];
  expect(merged(mine, theirs)).toMatchObject({
    conflicts: [],
    theirs: ["shape"],
    merged: { shape: "b", lines: wanted },
  });
  const unsaved = {
    lines: theirs.lines.map((one) => (one.id === 9 ? line(undefined, "Pink") : one)),
  };
  expect(merged({ ...unsaved, shape: "b" }, mine).merged.lines).toEqual([
    line(1, "Red", 120),
    line(undefined, "Pink"),
    line(2, "Blue"),
    line(3, "Green"),
  ]);
});
test("rows that follow from what both changed are chosen together with it", () => {
  const mine = { shape: "b", lines: [line(1, "Red, b"), line(2, "Blue"), line(3, "Green")] };
  const theirs = { shape: "c", lines: [line(1, "Red"), line(2, "Blue, c"), line(3, "Green")] };
  expect(merged(mine, theirs).conflicts).toEqual([
    { path: "shape+lines", names: ["shape", "lines"] },
  ]);
  expect(merged(mine, theirs, { "shape+lines": "theirs" }).merged).toEqual(theirs);
  expect(merged(mine, theirs, { "shape+lines": "mine" }).merged).toEqual(mine);
  // A variant that the new shape does not have cannot return to it.
  const without = { shape: "d", lines: [line(1, "Red"), line(3, "Green")] };
  const priced = { lines: [line(1, "Red"), line(2, "Blue", 70), line(3, "Green")] };
  expect(merged(priced, without).conflicts).toMatchObject([{ path: "shape+lines" }]);
});
test("the order is that of the side that changed it", () => {
  const moved = { lines: [line(3, "Green"), line(1, "Red"), line(2, "Blue")] };
  const priced = { lines: [line(1, "Red", 120), line(2, "Blue"), line(3, "Green")] };
  const wanted = [line(3, "Green"), line(1, "Red", 120), line(2, "Blue")];
  expect(merged(moved, priced).merged.lines).toEqual(wanted);
  expect(merged(priced, moved).merged.lines).toEqual(wanted);
});
