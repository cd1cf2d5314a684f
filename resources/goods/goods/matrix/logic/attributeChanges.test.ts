import { expect, test } from "vitest";
import {
  addAttribute,
  addValues,
  type Change,
  createIdCounter,
  moveAttribute,
  moveValue,
  removeAttribute,
  removeValue,
  renameValue,
} from "./attributeChanges.ts";
import type { Matrix, SkuRow } from "./matrix.ts";
import { formatAttrName, listCombinations } from "./paths.ts";
import { calculateLoss, complete, findMissingPaths, isBlank, setRows } from "./rows.ts";

const names = { price: null, stock: null };
const start: Matrix = {
  attributes: [
    {
      id: 1,
      name: "Colour",
      values: [
        { id: 3, name: "Red" },
        { id: 4, name: "Blue" },
      ],
    },
    {
      id: 2,
      name: "Size",
      values: [
        { id: 5, name: "S" },
        { id: 6, name: "L" },
      ],
    },
  ],
  rows: [
    { id: 11, attrPath: "3,5", price: 100, stock: 4 },
    { id: 12, attrPath: "3,6", price: 200, stock: 0 },
    { id: 13, attrPath: "4,5", price: 300, stock: 6 },
    { attrPath: "4,6", price: null, stock: null },
  ],
};
function done(change: Change): { matrix: Matrix; lost: readonly SkuRow[] } {
  if ("refused" in change) throw new Error(change.refused.key);
  return change;
}
const readIssue = (change: Change) => ("refused" in change ? change.refused : null);
const nextId = () => createIdCounter(start.attributes, start.rows);
const listPaths = ({ rows }: Matrix) => rows.map((row) => row.attrPath);

test("combinations follow the order of the attributes, the last one varying fastest", () => {
  expect(listCombinations(start.attributes)).toEqual(["3,5", "3,6", "4,5", "4,6"]);
  expect(listCombinations([])).toEqual([""]);
  expect(listCombinations([...start.attributes, { id: 7, name: "Cut", values: [] }])).toHaveLength(
    4,
  );
  expect(formatAttrName(start.attributes, "4,6")).toBe("Blue / L");
});
test("a renamed value retains its rows", () => {
  const { matrix, lost } = done(renameValue(start, 3, " Crimson "));
  expect(matrix.rows).toBe(start.rows);
  expect(formatAttrName(matrix.attributes, "3,5")).toBe("Crimson / S");
  expect(lost).toEqual([]);
  expect(readIssue(renameValue(start, 3, "blue"))?.key).toMatch(/valueTwice/);
});
test("a removed value removes its rows, and reports which of them have values", () => {
  const { matrix, lost } = done(removeValue(start, 4, names));
  expect(listPaths(matrix)).toEqual(["3,5", "3,6"]);
  expect(calculateLoss(lost, names)).toEqual({ count: 1, stocked: 1, stock: 6 });
});
test("the last value of an attribute leaves its rows without it", () => {
  const single = done(removeValue(start, 4, names)).matrix;
  const { matrix, lost } = done(removeValue(single, 3, names));
  expect(listPaths(matrix)).toEqual(["5", "6"]);
  expect(matrix.rows.map(({ id }) => id)).toEqual([11, 12]);
  expect(lost).toEqual([]);
});
test("an attribute that is added puts the rows under its first value, and the new ones are blank", () => {
  const id = nextId();
  const added = done(addAttribute(start, "Cut", id())).matrix;
  expect(added.rows).toBe(start.rows);
  const { matrix } = done(addValues(added, 7, ["Slim", "Wide"], id, names));
  expect(listPaths(matrix)).toEqual([
    "3,5,8",
    "3,5,9",
    "3,6,8",
    "3,6,9",
    "4,5,8",
    "4,5,9",
    "4,6,8",
    "4,6,9",
  ]);
  expect(matrix.rows.map((row) => row.id)).toEqual([
    11,
    undefined,
    12,
    undefined,
    13,
    undefined,
    undefined,
    undefined,
  ]);
  expect(matrix.rows[1]).toEqual({ attrPath: "3,5,9", price: null, stock: null });
});
test("an added value makes new rows and inherits nothing", () => {
  const { matrix } = done(addValues(start, 1, ["Green", " green ", ""], nextId(), names));
  expect(matrix.rows).toHaveLength(6);
  expect(matrix.rows.slice(4)).toEqual([
    { attrPath: "7,5", price: null, stock: null },
    { attrPath: "7,6", price: null, stock: null },
  ]);
});
test("an excluded combination stays excluded when a value is added", () => {
  const partial: Matrix = { ...start, rows: start.rows.slice(0, 3) };
  expect(findMissingPaths(partial.attributes, listPaths(partial))).toEqual(["4,6"]);
  const { matrix } = done(addValues(partial, 2, ["XL"], nextId(), names));
  expect(findMissingPaths(matrix.attributes, listPaths(matrix))).toEqual(["4,6"]);
  expect(listPaths(setRows(matrix, ["4,6"], names))).toEqual([
    "3,5",
    "3,6",
    "3,7",
    "4,5",
    "4,6",
    "4,7",
  ]);
});
test("of the rows that are the same without an attribute, the first that holds anything stays", () => {
  const rows = [{ attrPath: "3,5", price: null, stock: null }, ...start.rows.slice(1)];
  const { matrix, lost } = done(removeAttribute({ ...start, rows }, 2, names));
  expect(matrix.rows.map((row) => [row.attrPath, row.id])).toEqual([
    ["3", 12],
    ["4", 13],
  ]);
  expect(lost).toHaveLength(2);
  expect(calculateLoss(lost, names).count).toBe(0);
});
test("moved attributes and values take their rows along", () => {
  expect(listPaths(done(moveAttribute(start, 0, 1)).matrix)).toEqual(["5,3", "5,4", "6,3", "6,4"]);
  const { matrix } = done(moveValue(start, 1, 1, 0));
  expect(matrix.rows.map((row) => row.id)).toEqual([13, undefined, 11, 12]);
});
test("the limits refuse before anything is lost", () => {
  const id = nextId();
  const many = (count: number) => Array.from({ length: count }, (_, index) => `V${index}`);
  expect(readIssue(addValues(start, 1, many(99), id, names))).toMatchObject({
    params: { max: 100, count: 101 },
  });
  const large = done(
    addValues(
      done(addValues(start, 1, many(18), id, names)).matrix,
      2,
      many(8).map((one) => `s${one}`),
      id,
      names,
    ),
  ).matrix;
  expect(large.rows).toHaveLength(200);
  expect(readIssue(addValues(large, 2, ["one more"], id, names))).toMatchObject({
    params: { max: 200, count: 220 },
  });
  const third = done(addAttribute(large, "Cut", id())).matrix;
  expect(readIssue(addAttribute(third, "Weave", id()))?.key).toMatch(/attributes$/);
  expect(
    readIssue(addValues(third, third.attributes[2]?.id ?? 0, ["a", "b"], id, names)),
  ).toMatchObject({
    params: { count: 400 },
  });
  expect(
    done(addValues(third, third.attributes[2]?.id ?? 0, ["a"], id, names)).matrix.rows,
  ).toHaveLength(200);
});
test("ids are never given twice, not even those that only rows remember", () => {
  expect(createIdCounter([], [{ attrPath: "3,9" }])()).toBe(10);
});
test("a matrix starts complete, and without rows that lead nowhere", () => {
  expect(complete([], [], names, 200).rows).toEqual([{ attrPath: "", price: null, stock: null }]);
  expect(complete(start.attributes, [], names, 200).rows.every((row) => isBlank(row, names))).toBe(
    true,
  );
  expect(
    listPaths(
      complete(
        start.attributes,
        [...start.rows, { attrPath: "9" }, { attrPath: "3,5" }],
        names,
        200,
      ),
    ),
  ).toHaveLength(4);
});
