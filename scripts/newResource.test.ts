import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A project with the list of resources, and links to the framework and the packages. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "new-resource-"));
  mkdirSync(path.join(project, "resources"));
  for (const name of ["sections.ts", "declarations.ts"])
    cpSync(`resources/${name}`, path.join(project, "resources", name));
  for (const name of ["framework", "node_modules", "biome.json"])
    symlinkSync(path.resolve(name), path.join(project, name));
});
afterEach(() => rmSync(project, { recursive: true }));

const run = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
  return `${stdout}${stderr}`;
};
const newResource = (name: string) => run(path.resolve("scripts/newResource.mjs"), name);

test("the generated resource compiles, and is in the list", () => {
  newResource("inventory/labelPrinters");
  newResource("platform/holidays");
  writeFileSync(
    path.join(project, "tsconfig.json"),
    JSON.stringify({
      extends: path.resolve("tsconfig.json"),
      compilerOptions: { types: [] },
      include: ["resources/*/*/**/*.ts"],
    }),
  );
  expect(run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".")).toBe("");

  const added = (file: string) => {
    const before = new Set(readFileSync(file, "utf8").split("\n"));
    const lines = readFileSync(path.join(project, file), "utf8").split("\n");
    return lines.filter((line) => !before.has(line)).sort();
  };
  expect(added("resources/declarations.ts")).toEqual([
    'export { holidays } from "./platform/holidays/holidays.ts";',
    'export { labelPrinters } from "./inventory/labelPrinters/labelPrinters.ts";',
  ]);
  expect(added("resources/sections.ts")).toEqual([]);
  expect(
    readFileSync(path.join(project, "resources/platform/holidays/holidays.ts"), "utf8"),
  ).toContain('owner: "platform"');
});

test("a name that is taken or malformed changes nothing", () => {
  newResource("inventory/labelPrinters");
  const before = readFileSync(path.join(project, "resources/declarations.ts"), "utf8");
  expect(newResource("inventory/labelPrinters")).toContain("already exists");
  expect(newResource("Label printers")).toContain("Usage");
  expect(newResource("boxes")).toContain('"boxes" names no domain: write <domain>/<name>.');
  // What npm makes of options without -- before them.
  expect(run(path.resolve("scripts/newResource.mjs"), "inventory/crates", "goods")).toContain(
    "npm passes options on only behind --",
  );
  expect(newResource("--help")).toMatch(/^Usage: npm run new-resource/);
  expect(newResource("platform/labelPrinters")).toContain("has another labelPrinters");
  expect(readFileSync(path.join(project, "resources/declarations.ts"), "utf8")).toBe(before);
});

test("developers 13: plurals, sections and owners are as named, and words of TypeScript are refused", () => {
  const read = (name: string) =>
    readFileSync(path.join(project, `resources/${name}/${path.basename(name)}.ts`), "utf8");
  run(path.resolve("scripts/newResource.mjs"), "inventory/boxes", "--section", "goods");
  expect(read("inventory/boxes")).toContain('api: "member/box"');
  expect(read("inventory/boxes")).toContain('route: "/goods/boxes"');
  expect(
    readFileSync(path.join(project, "resources/inventory/boxes/locales/en.ts"), "utf8"),
  ).toContain('"Box |||| Boxes"');

  run(path.resolve("scripts/newResource.mjs"), "content/news", "--owner", "shared");
  expect(read("content/news")).toContain('owner: "shared"');
  expect(read("content/news")).toContain('menuSection: "system"');

  run(path.resolve("scripts/newResource.mjs"), "inventory/bags", "--icon", "ShoppingBag");
  expect(readFileSync(path.join(project, "resources/inventory/bags/icon.ts"), "utf8")).toBe(
    'export { ShoppingBag as default } from "lucide";\n',
  );
  expect(
    run(path.resolve("scripts/newResource.mjs"), "inventory/caps", "--icon", "Capp"),
  ).toContain('"Capp" is no icon of Lucide');
  expect(newResource("inventory/default")).toContain('"default" is no name');
  expect(
    run(path.resolve("scripts/newResource.mjs"), "inventory/bins", "--section", "promo"),
  ).toContain('"promo" is no section of the menu');
});
