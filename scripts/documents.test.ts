import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { listRowTypes } from "./rowTypes.mjs";

const documents = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.posix.join("docs", file)),
];
const folders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Files of the resource that the guides build step by step. */
const ofTheGuides = /priceTag|voidOldTags|resources\/inventory\/errors/i;

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, "");
const listLinks = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
const listCodeSpans = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/** Returns the anchor of a heading, as GitHub makes it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
const listAnchors = (file: string) =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    toAnchor(heading),
  );

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("links lead to files and headings that exist", () => {
    const missing = listLinks(text)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [name = "", anchor] = target.split("#");
        const to = name === "" ? file : path.posix.join(path.posix.dirname(file), name);
        return !existsSync(to) || (anchor !== undefined && !listAnchors(to).includes(anchor));
      });
    expect(missing).toEqual([]);
  });

  test("files and folders that it names exist", () => {
    const missing = listCodeSpans(text)
      .filter(
        (code) =>
          /^[\w.-]+(\/[\w.-]+)*\/?$/.test(code) && folders.includes(code.split("/")[0] ?? ""),
      )
      .filter((code) => code.includes("/") && !ofTheGuides.test(code) && !existsSync(code));
    expect(missing).toEqual([]);
  });

  test("commands that it names are in package.json", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const missing = [...text.matchAll(/npm run ([\w-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in scripts));
    expect(missing).toEqual([]);
  });

  test("no query of its code has a type of rows that is written out by hand", () =>
    expect(
      [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].flatMap(([, code = ""]) =>
        !/\bsql<|\.(run|first|text|query)</.test(code)
          ? []
          : listRowTypes("example.tsx", (file) => (file === "example.tsx" ? code : null)),
      ),
    ).toEqual([]));
});

test("the trees of README and architecture name folders that exist", () => {
  const text = ["README.md", "docs/architecture.md"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const [tree = ""] = /```\nframework\/ {2}[\s\S]*?```/.exec(text) ?? [];
  const named = [...tree.matchAll(/^((?:\w+\/ )+)/gm)].flatMap(([, names = ""]) =>
    names.trim().split(" "),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test("every image in docs is shown by a document", () => {
  const all = documents.map((file) => readFileSync(file, "utf8")).join("\n");
  const unused = readdirSync("docs").filter((name) => name.endsWith(".png") && !all.includes(name));
  expect(unused).toEqual([]);
});

test("the guide of field kinds shows the colour as it is", () => {
  const folder = "resources/content/banners/colour";
  const sources = [
    ...readdirSync(folder).map((name) => path.posix.join(folder, name)),
    "resources/content/banners/banners.ts",
    "resources/content/index.ts",
    "resources/index.ts",
    ...readdirSync("migrations")
      .filter((name) => name.endsWith("_banner_background.sql"))
      .map((name) => path.posix.join("migrations", name)),
  ].map((file) => readFileSync(file, "utf8"));
  const guide = readFileSync("docs/guides/field-kinds.md", "utf8");
  const blocks = [...guide.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, code = ""]) => code);
  expect(blocks.length).toBeGreaterThan(8);
  expect(blocks.filter((code) => !sources.some((source) => source.includes(code)))).toEqual([]);
});
