import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * The README's tutorial and the guides' worked example, unchanged: a copy of the project, in
 * which each step is taken with the code of the documents.
 */
let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "guides-"));
  const copy = `git ls-files -co --exclude-standard -z | tar --null -cT - | tar -xC ${project}`;
  expect(spawnSync("sh", ["-c", copy], { encoding: "utf8" }).stderr).toBe("");
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const folder = "resources/inventory/priceTags";
const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const insert = (file: string, before: string, text: string) => {
  expect(read(file)).toContain(before);
  write(file, read(file).replace(before, `${text}${before}`));
};
/** The block of code of a document that contains a text. */
function findBlock(document: string, text: string): string {
  const blocks = [...readFileSync(document, "utf8").matchAll(/```tsx?\n([\s\S]*?\n)```/g)];
  const found = blocks.map(([, code = ""]) => code).filter((code) => code.includes(text));
  expect(found, `${document}: ${text}`).toHaveLength(1);
  return found[0] ?? "";
}
const guide = (name: string) => `docs/guides/${name}.md`;
function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, VITEST: "", NODE_ENV: "test" },
  });
  return status === 0 ? stdout : `status ${status}\n${stdout}${stderr}`;
}
const messageFile = (code: string) =>
  `import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { priceTags } from "../priceTags.ts";

${code}export default messages;
`;
const simplifiedToTraditional: Readonly<Record<string, string>> = {
  价: "價",
  签: "籤",
  编: "編",
  号: "號",
  应: "應",
  数: "數",
  样: "樣",
  邮: "郵",
  备: "備",
  注: "註",
  状: "狀",
  态: "態",
  废: "廢",
  个: "個",
  请: "請",
  为: "為",
  发: "發",
  标: "標",
  础: "礎",
  暂: "暫",
  属: "屬",
};
/** What the guide leaves to the reader: "and likewise zh-TW". */
const traditional = (code: string): string =>
  code
    .replace(/\p{Script=Han}/gu, (one) => simplifiedToTraditional[one] ?? one)
    .replace("郵箱", "電子郵件");

const remove = (file: string, text: string) => {
  expect(read(file)).toContain(text);
  write(file, read(file).replace(text, ""));
};

/** Follows the guides from the tutorial to the screens, with their code unchanged. */
function buildPriceTags(): void {
  expect(run("scripts/newResource.mjs", "inventory/priceTags")).toContain(`Wrote ${folder}`);
  write(`${folder}/priceTags.ts`, findBlock("README.md", 'defineResource("priceTags"'));
  const chinese = findBlock(guide("resource"), "价签 |||| 价签");
  const english = findBlock(guide("resource"), "Price tag |||| Price tags");
  const errors = findBlock(guide("rules-and-errors"), "1,000 printed tags");
  write(`${folder}/locales/en.ts`, messageFile(english.replace("};\n", `${errors}};\n`)));
  const chineseErrors =
    'errors: { printed: "价签 %{code} 已打印，请改为作废。", tooMany: "最多 1000 个已打印的价签。", noneLeft: "没有了。" },\n';
  const withErrors = chinese
    .replace("};\n", `${chineseErrors}};\n`)
    .replace('printing: "打印" }', 'printing: "打印", preview: "标签样式" }')
    .replace("  groups:", '  filters: { supplierPaused: "供应商已暂停" },\n  groups:');
  write(`${folder}/locales/zh-CN.ts`, messageFile(withErrors));
  write(`${folder}/locales/zh-TW.ts`, messageFile(traditional(withErrors)));

  // The rules, and their error codes.
  write(`${folder}/priceTags.server.ts`, findBlock(guide("rules-and-errors"), "defineRules(price"));
  write(`${folder}/errors.ts`, findBlock(guide("rules-and-errors"), "defineErrors({"));

  // The filter in SQL: its declaration and its condition.
  const filters = findBlock(guide("rules-and-errors"), "filters: { supplierPaused");
  insert(`${folder}/priceTags.ts`, "  actions: {", filters);
  const condition = findBlock(guide("rules-and-errors"), "supplierPaused: ({ eb })");
  insert(`${folder}/priceTags.server.ts`, "  actions: {", condition);

  // The job, by the steps of its guide.
  write(`${folder}/commands/voidOldTags.ts`, findBlock(guide("jobs"), "voidOldTags = (context"));
  write(`${folder}/jobs.ts`, findBlock(guide("jobs"), "defineJob({"));
  insert(`${folder}/priceTags.ts`, "  actions: {", '  jobs: ["voidOldTags"],\n');
  const jobNames = { en: "Void old price tags", "zh-CN": "作废旧价签", "zh-TW": "作廢舊價籤" };
  for (const [locale, name] of Object.entries(jobNames))
    insert(`${folder}/locales/${locale}.ts`, "  empty:", `  jobs: { voidOldTags: "${name}" },\n`);

  // The storefront calls, of which the second is added to the file of the first.
  const calls = ["priceTagList = ", "claimPriceTag = "];
  write(
    `${folder}/storefront.ts`,
    calls.map((call) => findBlock(guide("storefront"), call)).join("\n"),
  );

  // The screens, with a section without fields.
  insert(`${folder}/priceTags.ts`, "  ],\nfilters:", findBlock(guide("screens"), '"preview", []'));
  write(`${folder}/PriceTagsScreens.tsx`, findBlock(guide("screens"), "defineScreens(priceTags"));
  write(`${folder}/screens/TagPreview.tsx`, findBlock(guide("screens"), "FormPreview() {"));
  write(
    "resources/inventory/suppliers/screens/SupplierCalls.tsx",
    findBlock(guide("screens"), "SupplierCalls ="),
  );
  write(`${folder}/priceTags.test.ts`, findBlock(guide("testing"), "a printed tag cannot"));
  write(`${folder}/PriceTagsScreens.test.tsx`, findBlock(guide("testing"), "renderScreen({"));
}

/** Removes the kind that the guide of field kinds builds, and builds it by that guide. */
function rebuildColour(): void {
  const kind = "resources/content/banners/colour";
  const blocks = {
    "colourKind.ts": "defineKind<",
    "colourKind.server.ts": "ServerKind = {",
    "ColourKind.tsx": "defineKindScreens(colour",
    "ColourInput.tsx": "function ColourInput(",
    "colourKind.sample.ts": "invalid: [",
  };
  for (const name of Object.keys(blocks)) rmSync(path.join(project, kind, name));
  const face = 'export { colour } from "./banners/colour/colourKind.ts";\n';
  const kinds = "export const kinds = [colour, discountRate] as const;\n";
  remove("resources/content/index.ts", face);
  remove("resources/index.ts", kinds);
  const declaration = findBlock(guide("field-kinds"), "background: colour({");
  remove("resources/content/banners/banners.ts", declaration);

  for (const [name, text] of Object.entries(blocks))
    write(`${kind}/${name}`, findBlock(guide("field-kinds"), text));
  const exported = findBlock(guide("field-kinds"), face.trim());
  insert("resources/content/index.ts", "export { banners }", exported);
  insert("resources/index.ts", "declare module", findBlock(guide("field-kinds"), kinds.trim()));
  insert("resources/content/banners/banners.ts", "    sort: ", declaration);
}

test("developers 2: the tutorial, the worked example and the own kind compile, pass the check, and do what the guides say", () => {
  buildPriceTags();
  rebuildColour();
  const migrated = run("scripts/run.mjs", "scripts/migration.ts", "price_tags");
  expect(migrated).toMatch(/Wrote migrations\/\w+_price_tags\.sql/);
  // The column of the colour is in a migration already.
  expect(migrated).not.toContain("background");
  expect(run("scripts/run.mjs", "scripts/checkDeclarations.ts")).toBe("");
  expect(run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".")).toBe("");
  const tests = [
    `${folder}/priceTags.test.ts`,
    `${folder}/PriceTagsScreens.test.tsx`,
    "resources/content/banners/colour",
    "tests/newResource.test.ts",
    "server/errors.test.ts",
  ];
  const tested = run("node_modules/vitest/vitest.mjs", "run", ...tests);
  expect(stripVTControlCharacters(tested)).toMatch(/Test Files +6 passed \(6\)/);
}, 900_000);
