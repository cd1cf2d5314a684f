import { expect, test } from "vitest";
import { findNextIndex } from "./gridKeys.ts";
import { emptyQuery, parseQuery, toSearchParams } from "./listQuery.ts";
import { formatPixels, formatSize, placeFolders } from "./material.ts";

test("a query survives a round trip through an address", () => {
  const all = {
    q: "tea & rice",
    folder: 7,
    kind: "video",
    unused: true,
    sort: "name",
    order: "asc",
    page: 3,
    pageSize: 50,
  } as const;
  for (const query of [emptyQuery, all, { ...emptyQuery, folder: "none" as const }])
    expect(parseQuery(new URLSearchParams(toSearchParams(query)))).toEqual(query);
  expect(toSearchParams(emptyQuery)).toEqual({});
});
test("an invalid address has the default query", () => {
  const search = new URLSearchParams(
    "folder=-1&kind=pdf&sort=colour&order=up&page=0&pageSize=x&unused=yes",
  );
  expect(parseQuery(search)).toEqual(emptyQuery);
});
test("folders follow their parent, and none is lost", () => {
  const folder = (id: number, name: string, parent: number | null) => ({
    id,
    name,
    parent,
    version: 1,
  });
  const placed = placeFolders([
    folder(1, "A", null),
    folder(2, "B", 3),
    folder(3, "C", null),
    folder(4, "D", 99),
  ]);
  expect(placed.map(({ path, depth }) => [path, depth])).toEqual([
    ["A", 0],
    ["C", 0],
    ["C / B", 1],
    ["D", 0],
  ]);
});
test("arrows walk by rows and columns, and stay within", () => {
  const step = (key: string, at: number) => findNextIndex(key, at, 10, 4);
  expect(["ArrowRight", "ArrowDown", "End", "Home"].map((key) => step(key, 1))).toEqual([
    2, 5, 9, 0,
  ]);
  expect([
    step("ArrowLeft", 0),
    step("ArrowRight", 9),
    step("ArrowUp", 2),
    step("ArrowDown", 9),
  ]).toEqual([null, null, null, null]);
  expect(step("ArrowDown", 7)).toBe(9);
  expect(step("a", 3)).toBeNull();
});
test("sizes are formatted for readers", () => {
  expect([0, 900, 1536, 20_480, 5_400_000].map((bytes) => formatSize(bytes, "en"))).toEqual([
    "0 B",
    "900 B",
    "1.5 KB",
    "20 KB",
    "5.1 MB",
  ]);
  expect(formatPixels({ width: 600, height: 480 })).toBe("600 × 480");
  expect(formatPixels({ width: null, height: null })).toBeNull();
});
test("the search of a link that is written like those of other lists is read as well", () => {
  const link = new URLSearchParams({ filter: JSON.stringify({ q: "tea" }) });
  expect(parseQuery(link)).toEqual({ ...emptyQuery, q: "tea" });
  for (const filter of ["{", "null", '{"q":7}'])
    expect(parseQuery(new URLSearchParams({ filter }))).toEqual(emptyQuery);
});
