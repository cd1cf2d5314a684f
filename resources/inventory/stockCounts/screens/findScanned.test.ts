import { expect, test } from "vitest";
import { findNext, findScanned } from "./findScanned.ts";

const lines = [
  { lineId: 1, locationCode: "A-1", skuCode: "RICE", countedBy: "Mia" },
  { lineId: 2, locationCode: "A-1", skuCode: "TEA" },
  { lineId: 3, locationCode: "B-1", skuCode: "RICE" },
  { lineId: 4, locationCode: "B-1", skuCode: null },
];

test("a location's code opens its first line without a number", () => {
  expect(findScanned(lines, lines[2], " a-1 ")).toEqual({ kind: "line", lineId: 2, isItem: false });
});

test("an item is looked for at the present location first, then where it is not counted yet", () => {
  expect(findScanned(lines, lines[1], "rice")).toMatchObject({ lineId: 1, isItem: true });
  expect(findScanned(lines, undefined, "RICE")).toMatchObject({ lineId: 3 });
});

test("an item that the list does not have is asked for at the present location", () => {
  expect(findScanned(lines, lines[2], " 931 ")).toEqual({
    kind: "extra",
    code: "931",
    location: "B-1",
  });
  expect(findScanned(lines, undefined, "  ")).toBeNull();
  expect(findScanned([], undefined, "931")).toBeNull();
});

test("after the last open line comes the first one", () => {
  expect(findNext(lines, 2)?.lineId).toBe(3);
  expect(findNext(lines, 4)?.lineId).toBe(2);
  expect(findNext(lines.slice(0, 2), 2)).toBeUndefined();
  expect(findNext(lines, null)?.lineId).toBe(2);
});
