import { expect, test } from "vitest";
import { defineResource, localized, password, rows, text } from "../../schema/index.ts";
import { findChanges } from "./findChanges.ts";
import { pallets } from "./operationFixtures.ts";

test("only values that differ from the stored ones are changes", () => {
  const stored = { name: "A", weight: 2, supplier: null, others: [3] };
  expect(findChanges(pallets, { name: "A", weight: 3, others: [3] }, stored)).toEqual({
    weight: 3,
  });
  expect(findChanges(pallets, { others: [3, 4], name: "B" }, stored)).toEqual({
    others: [3, 4],
    name: "B",
  });
  expect(findChanges(pallets, { unknown: 1 }, stored)).toEqual({});
});

test("child rows are compared by their ids and columns", () => {
  const stored = { parcels: [{ id: 1, code: "A", units: 2 }] };
  const given = (units: number) => ({ parcels: [{ units, code: "A", id: 1 }] });
  expect(findChanges(pallets, given(2), stored)).toEqual({});
  expect(findChanges(pallets, given(3), stored)).toEqual(given(3));
  expect(findChanges(pallets, { parcels: [] }, stored)).toEqual({ parcels: [] });
});

test("a password always counts as changed, and rich text as it would be stored", () => {
  const notes = defineResource("notes", {
    api: "member/note",
    route: "/stock/note",
    access: "stock:note",
    owner: "shop",
    fields: {
      name: text({ required: true }),
      secret: password(),
      body: localized({ rich: true }),
      pages: rows({ title: text() }),
    },
    label: "name",
    list: { columns: ["name"], sort: ["name", "asc"] },
  });
  expect(findChanges(notes, { secret: "x" }, { secret: "x" })).toEqual({ secret: "x" });
  const body = { en: "<p>Tea</p><script>alert(1)</script>" };
  expect(findChanges(notes, { body }, { body: { en: "<p>Tea</p>" } })).toEqual({});
  expect(findChanges(notes, { pages: null }, { pages: [] })).toEqual({});
});
