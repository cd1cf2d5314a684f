import { expect, test } from "vitest";
import { builtInKinds } from "../schema/index.ts";
import { toKindNames } from "./toKindNames.ts";

const toNames = (files: Readonly<Record<string, unknown>>) =>
  toKindNames(files)
    .map(([name]) => name)
    .sort();
const names = Object.keys(builtInKinds).sort();

test("the half of a kind has the name of its folder", () => {
  expect(toKindNames({ "../../fields/money/server.ts": 1 })).toEqual([["money", 1]]);
});

test("the folders of kinds are those that are exported, each with all halves", () => {
  expect(names).toHaveLength(30);
  expect(toNames(import.meta.glob("./*/schema.ts"))).toEqual(names);
  expect(toNames(import.meta.glob("./*/display.tsx"))).toEqual(names);
  expect(toNames(import.meta.glob("./*/input.tsx"))).toEqual(names);
  // A computed field has the column of its value's kind.
  const stored = names.filter((name) => name !== "computed");
  expect(toNames(import.meta.glob("./*/server.ts"))).toEqual(stored);
});
