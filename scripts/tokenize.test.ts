import { describe, expect, test } from "vitest";
import { tokenize } from "./tokenize.mjs";

const identifiers = (text: string, isJsx = false) =>
  tokenize(text, isJsx)
    .filter(({ kind }) => kind === "identifier")
    .map(({ text }) => text);
const comments = (text: string) =>
  tokenize(text)
    .filter(({ kind }) => kind === "comment")
    .map(({ text }) => text);

describe("identifiers", () => {
  test("in the expressions of templates, nested too, but not in their texts", () =>
    expect(
      identifiers(
        "a(`wall @{b.map((c) => `wall @{c} }`)} wall @{{ d }.d}`, e)".replaceAll("@", "$"),
      ),
    ).toEqual(["a", "b", "map", "c", "c", "d", "d", "e"]));
  test("not in strings, with quotes and backslashes in them", () =>
    expect(identifiers(`a("wall\\"wall", 'it"s wall', b)`)).toEqual(["a", "b"]));
  test("not in regular expressions, with classes and flags; a division is none", () =>
    expect(identifiers("a.test(/wall[/'\"]\\/wall/giu) / b / c; return / wall /")).toEqual([
      "a",
      "test",
      "b",
      "c",
      "return",
    ]));
  test("not in numbers, and in private fields", () =>
    expect(identifiers("#a = 1_000n + 0xff")).toEqual(["a"]));
  test("not in the texts of elements, where apostrophes are no quotes", () =>
    expect(identifiers("<A b={c}>it's a wall</A>; d", true)).toEqual(["A", "b", "c", "A", "d"]));
});

test("comments of both kinds, and none in strings", () =>
  expect(comments('a("// no"); // one\n/* two\n */ b(/[/]/, `/* no */`)')).toEqual([
    "// one",
    "/* two\n */",
  ]));
