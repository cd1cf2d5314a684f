import { expect, test } from "vitest";
import { compareRows } from "./compareRows.ts";

const [tea, salt] = [
  { id: 1, item: "tea", count: 2 },
  { id: 2, item: "salt", count: 5 },
];

test("changed, added and removed rows are distinguished by their ids", () => {
  expect(
    compareRows(
      [tea, salt],
      [
        { id: 3, item: "oil", count: 1 },
        { ...salt, count: 6 },
      ],
    ),
  ).toEqual({
    changes: [
      { place: 1, before: null, after: { id: 3, item: "oil", count: 1 } },
      { place: 2, before: salt, after: { ...salt, count: 6 } },
      { place: 1, before: tea, after: null },
    ],
    moved: false,
  });
});
test("rows that only moved are reported as moved", () => {
  expect(compareRows([tea, salt], [salt, tea])).toEqual({ changes: [], moved: true });
});
test("without ids a row is compared with the one in its place, and a new list has only new rows", () => {
  expect(compareRows([{ item: "tea" }], [{ item: "oil" }]).changes).toEqual([
    { place: 1, before: { item: "tea" }, after: { item: "oil" } },
  ]);
  expect(compareRows(null, [tea]).changes).toEqual([{ place: 1, before: null, after: tea }]);
});
