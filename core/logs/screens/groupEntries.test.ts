import { expect, test } from "vitest";
import { groupEntries } from "./groupEntries.ts";

const entry = (id: number, label: string, memberName = "Mei", resource = "stalls") => ({
  id,
  version: 1,
  label,
  memberName,
  resource,
  operation: "edit" as const,
  action: null,
});

test("a series of the same step by the same member takes one line", () => {
  const groups = groupEntries(
    [entry(5, "Pear"), entry(4, "Plum"), entry(3, "Fig"), entry(2, "Fig", "Leo"), entry(1, "Pear")],
    8,
  );
  expect(groups.map(({ entry: { label }, more }) => [label, more])).toEqual([
    ["Pear", 2],
    ["Fig", 0],
    ["Pear", 0],
  ]);
});

test("the last line counts its whole series", () => {
  const groups = groupEntries(
    [entry(4, "Plum", "Leo"), entry(3, "Fig"), entry(2, "Pear"), entry(1, "Fig", "Leo")],
    2,
  );
  expect(groups.map(({ more }) => more)).toEqual([0, 1]);
});
