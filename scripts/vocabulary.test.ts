import { describe, expect, test } from "vitest";
import {
  findPathUses,
  findUses,
  findWideComments,
  parseVocabulary,
  splitWords,
} from "./vocabulary.mjs";

const list = `// a note

# retired
wall → tenant scope
go back (comments) → return
tale (identifiers) → scenario
Rec (names) → StoredRow
*Of (identifiers) → a verb in front

# exceptions
wallClock → the time of day
indexOf → a method

# ordinary
may → a verb
`;
const { retired, exceptions } = parseVocabulary(list);
const listWords = (file: string, text: string) =>
  findUses(file, text, retired, exceptions).map(({ word, found, line }) => [word, found, line]);
const uses = (text: string) => listWords("a.ts", text);

test("the words of a name", () =>
  expect(
    ["wallPart", "WALL_PART", "parseURLText", "p50", "$wall", "wall2"].map(splitWords),
  ).toEqual([
    ["wall", "part"],
    ["wall", "part"],
    ["parse", "url", "text"],
    ["p"],
    ["wall"],
    ["wall"],
  ]));

describe("the list", () => {
  test("names the word, the identifier and its line", () =>
    expect(uses("a;\nconst wallPart = 1;")).toEqual([["wall", "wallPart", 2]]));
  test("finds phrases across the lines of a comment, and names the line it begins at", () =>
    expect(uses("a;\n// they go back\n/* go\n * back */")).toEqual([
      ["go back", "comment", 2],
      ["go back", "comment", 3],
    ]));
  test("has an entry in identifiers or in comments alone", () =>
    expect(uses("// a tale\ntale; goBack;")).toEqual([["tale", "tale", 2]]));
  test("leaves exceptions alone", () => expect(uses("wallClock; // wallClock")).toEqual([]));
  test("refuses a line without a word to use instead", () =>
    expect(() => parseVocabulary("# retired\nwall")).toThrow("wall"));
});

describe("a retired word is found", () => {
  test.each([
    "$wall;",
    "wall2;",
    "walls;",
    "a.wallParts;",
    '({ "wall": 1 });',
    "class A { #wall = 1 }",
  ])("in the name %s", (text) => expect(uses(text)).toHaveLength(1));
  test.each(['// the "wall"', "// the `wall`", "/* walls */", 'test("a wall", () => {});'])(
    "in the prose %s",
    (text) => expect(uses(text)).toHaveLength(1),
  );
  test("in the expressions of templates, but not in texts, regular expressions or paths", () => {
    expect(uses("`wall @{b(`@{wall}`)}`;".replaceAll("@", "$"))).toHaveLength(1);
    expect(uses('f("wall", /wall[/]wall/); import("./wall.ts");')).toEqual([]);
  });
  test("not in the texts of elements, with apostrophes and slashes", () =>
    expect(listWords("a.tsx", "const a = <A b={c}>it's a wall // wall</A>;")).toEqual([]));
  test("as a whole name only, where the entry says so", () =>
    expect(uses("Rec; Recs; rec; parseRec;")).toEqual([["Rec", "Rec", 1]]));
  test("where a name ends in Of without a verb in front; types may", () =>
    expect(
      uses("stateOf; isAnyOf; a.indexOf(b); StateOf; of; instanceOf;").map(([, found]) => found),
    ).toEqual(["stateOf", "instanceOf"]));
  test("in names and comments of SQL, but not in its texts", () =>
    expect(listWords("a.sql", "-- a wall\nselect wall_id,\n  'wall -- wall' from a;")).toEqual([
      ["wall", "comment", 1],
      ["wall", "wall_id", 2],
    ]));
  test.each(["a.css", "a.html", "a.yaml"])("in %s", (file) =>
    expect(listWords(file, "a\n# the wall\n")).toEqual([["wall", "comment", 2]]),
  );
  test.each(["a.mts", "a.cts", "a.js", "a.cjs", "a.mjs", "a.tsx"])("in the script %s", (file) =>
    expect(listWords(file, "const wall = 1;")).toHaveLength(1),
  );
  test("in names of folders and files", () => {
    const found = (file: string) =>
      findPathUses(file, retired, exceptions).map(({ found }) => found);
    expect(found("core/theWall.ts")).toEqual(["theWall"]);
    expect(found("core/walls/stateOf.test.ts")).toEqual(["walls", "stateOf"]);
    expect(found("core/wallClock.ts")).toEqual([]);
  });
});

test("a comment that passes the line width is found, wherever it begins", () => {
  const find = (text: string) => findWideComments("a.ts", text);
  const long = "word ".repeat(20).trim();
  expect(find(`/**\n * ${"x".repeat(97)}\n */\nconst a = 1; // ${long}`)).toEqual([4]);
  expect(find(`/** ${long} */\n// biome-ignore lint/x: ${long}`)).toEqual([1]);
  expect(find(`const text = "// ${long}${long}";`)).toEqual([]);
  expect(findWideComments("a.sql", `-- ${long}`)).toEqual([1]);
});

test("a Chinese character takes two columns", () => {
  expect(findWideComments("a.ts", `// ${"中".repeat(48)}`)).toEqual([]);
  expect(findWideComments("a.ts", `// ${"中".repeat(49)}`)).toEqual([1]);
});

test("a Markdown document is prose, and names in its code", () => {
  const text = "# A wall\n\nThey go\nback to it.\n\n```ts\nwall; // tale\n```\n\n| a | `wall` |\n";
  expect(listWords("a.md", text)).toEqual([
    ["wall", "comment", 1],
    ["go back", "comment", 3],
    ["wall", "wall", 10],
    ["wall", "wall", 7],
  ]);
});
