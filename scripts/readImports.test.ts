import { expect, test } from "vitest";
import { expandPatterns, type Import, listImports } from "./readImports.mjs";

const list = (source: string) =>
  listImports("x/y/z.ts", source).map(({ to, isValue, line }) => [to, isValue, line]);

test("imports are read with their targets and lines, types apart from values", () => {
  const source = [
    'import { sql } from "kysely";',
    "import {",
    "  a,",
    '} from "../b/a.ts";',
    'import type { C } from "./c.ts";',
    'export { d } from "./d.ts";',
    'import "./e.ts";',
    'const f = () => import("../f.tsx");',
    'type G = import("./g.ts").G;',
  ].join("\n");
  expect(list(source)).toEqual([
    ["kysely", true, 1],
    ["x/b/a.ts", true, 2],
    ["x/y/c.ts", false, 5],
    ["x/y/e.ts", true, 7],
    ["x/y/d.ts", true, 6],
    ["x/f.tsx", true, 8],
    ["x/y/g.ts", false, 9],
  ]);
});

test.each([
  ["in a template", "void import(`./a.ts`);"],
  ["with comments before the path", 'void import(/* @vite-ignore */ /* "x" */ "./a.ts");'],
  ["after a comment", '/* 中文 */ import { a } from "./a.ts";'],
  ["with a comment in the braces", 'import { a /* it\'s; */, b } from "./a.ts";'],
  ["with a suffix", 'import a from "./a.ts?worker";'],
  ["as a mock", 'vi.mock("./a.ts");'],
])("an import is read %s", (_, source) => expect(list(source)).toEqual([["x/y/a.ts", true, 1]]));

test("imports in comments and strings are none", () =>
  expect(list('// import "./a.ts"\nconst a = `import "./a.ts"`;')).toEqual([]));

test("a file that does not parse is reported with its line", () =>
  expect(() => listImports("x.ts", "const a = 1;\nconst = 2;")).toThrow(/^x\.ts:2 does not parse/));

test("patterns import the files that they find", () => {
  const files = ["x/y/a.ts", "x/y/a.test.ts", "x/b/c/en.ts", "x/b/c/de.ts"];
  const expand = (source: string) =>
    expandPatterns(listImports("x/y/z.ts", source), files).map(({ to }: Import) => to);
  expect(expand('import.meta.glob(["./*.ts", "!./*.test.ts"]);')).toEqual(["x/y/a.ts"]);
  expect(expand('import.meta.glob<A>("../*/c/{en,fr}.ts", { eager: true });')).toEqual([
    "x/b/c/en.ts",
  ]);
});
