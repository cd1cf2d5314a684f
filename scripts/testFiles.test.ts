import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { stressFiles } from "../tests/stressFiles.ts";
import { findTests } from "./testFiles.mjs";

describe("npm test -- <folder>", () => {
  test.each([
    ["resources/goods", "resources/goods"],
    ["resources/goods/", "resources/goods"],
    ["goods", "resources/goods"],
    ["./core", "core"],
    ["resources/", "resources"],
    ["framework/admin//list", "framework/admin/list"],
  ])("%j runs the tests of %s, and no others", (name, folder) => {
    const tests = findTests(name);
    expect(tests.folder).toBe(folder);
    const files = [...tests.unit, ...tests.endToEnd];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file.startsWith(`${folder}/`), file).toBe(true);
  });

  test.each([
    "",
    "/",
    ".",
    ".//",
    "..",
    "../elsewhere",
    "/tmp",
    "goods/..",
    "nothing",
    "node_modules",
  ])("%j is refused, and runs nothing", (name) => {
    expect(() => findTests(name)).toThrow(`There is no folder "${name}" to test.`);
  });

  test("separates the end-to-end tests, which need a build and a browser", () => {
    const { unit, endToEnd } = findTests("goods");
    expect(endToEnd).toEqual(["resources/goods/tests/e2e/screens.test.ts"]);
    expect(unit).not.toContain(endToEnd[0]);
  });
});

test("the files of the stress run are there", () => {
  for (const file of stressFiles)
    expect(existsSync(file.replace("/**/*.test.ts", "")), file).toBe(true);
});
