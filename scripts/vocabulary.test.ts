import { describe, expect, test } from "vitest";
import {
  findMarkdownUses,
  findUses,
  findWideComments,
  parseVocabulary,
  splitWords,
  tokenize,
} from "./vocabulary.mjs";

const identifiers = (text: string, isJsx = false) =>
  tokenize(text, isJsx)
    .filter(({ kind }) => kind === "identifier")
    .map(({ text }) => text);
const comments = (text: string) =>
  tokenize(text)
    .filter(({ kind }) => kind === "comment")
    .map(({ text }) => text);

const list = `// a note

# retired
wall → tenant scope
go back (comments) → return
tale (identifiers) → scenario

# pending
said → message

# exceptions
wallClock → the time of day
`;

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

test("the words of a name", () =>
  expect(["wallOf", "WALL_OF", "parseURLText", "p50"].map(splitWords)).toEqual([
    ["wall", "of"],
    ["wall", "of"],
    ["parse", "url", "text"],
    ["p"],
  ]));

describe("the list", () => {
  const { retired, pending, exceptions } = parseVocabulary(list);
  const uses = (text: string) =>
    findUses(text, retired, exceptions).map(({ word, found, line }) => [word, found, line]);

  test("names the word, the identifier and its line", () =>
    expect(uses("a;\nconst wallOf = 1;")).toEqual([["wall", "wallOf", 2]]));
  test("finds phrases across the lines of a comment, and names the line it begins at", () =>
    expect(uses("a;\n// they go back\n/* go\n * back */")).toEqual([
      ["go back", "comment", 2],
      ["go back", "comment", 3],
    ]));
  test("holds an entry in identifiers or in comments alone", () =>
    expect(uses("// a tale\ntale; goBack;")).toEqual([["tale", "tale", 2]]));
  test("leaves exceptions and quoted names alone", () =>
    expect(uses('wallClock; // wallClock, `wall` and "wall"')).toEqual([]));
  test("knows pending words", () => expect(findUses("said", pending)).toHaveLength(1));
  test("refuses a line without a word to use instead", () =>
    expect(() => parseVocabulary("# retired\nwall")).toThrow("wall"));
});

test("a comment that passes the line width is found, wherever it begins", () => {
  const long = "word ".repeat(20).trim();
  expect(findWideComments(`/**\n * ${"x".repeat(97)}\n */\nconst a = 1; // ${long}`)).toEqual([4]);
  expect(findWideComments(`/** ${long} */\n// biome-ignore lint/x: ${long}`)).toEqual([1]);
  expect(findWideComments(`const text = "// ${long}${long}";`)).toEqual([]);
});

test("a Markdown document is prose, except for its code", () => {
  const { retired } = parseVocabulary(list);
  const text = "# A wall\n\nThey go\nback to `wall`.\n\n```ts\nwall;\n```\n\n| a | wall |\n";
  expect(findMarkdownUses(text, retired).map(({ word, line }) => [word, line])).toEqual([
    ["wall", 1],
    ["go back", 3],
    ["wall", 10],
  ]);
});
