// Extracts the examples of doc comments, so that `npm run check` compiles them with the sources.
//
// An example is the fenced code below `@example`. It imports nothing that can be derived: names
// come from the file that the comment stands in, then from that file's imports, the shop of
// `exampleShop.ts`, the framework and the core.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tokenize } from "./tokenize.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const shop = "scripts/exampleShop.ts";
const sql = { name: "sql", isType: false, from: "kysely" };

/**
 * Lists the examples of a source text: `{ code, line }`, where `line` is that of the first line of
 * code.
 */
export function listExamples(text) {
  if (!text.includes("@example")) return [];
  const comments = tokenize(text, false).filter(
    (token) => token.kind === "comment" && token.text.startsWith("/**"),
  );
  return comments.flatMap(({ text: comment, at }) => {
    const first = text.slice(0, at).split("\n").length;
    const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, ""));
    const examples = [];
    lines.forEach((line, index) => {
      if (!/^(\/\*\* )?@example/.test(line)) return;
      const from = lines.findIndex((one, place) => place > index && one.startsWith("```")) + 1;
      const to = lines.findIndex((one, place) => place >= from && one.startsWith("```"));
      if (from !== index + 2 || to < 0)
        throw new Error(`line ${first + index}: @example is followed by a fence of code`);
      examples.push({ code: lines.slice(from, to), line: first + from });
    });
    return examples;
  });
}

/** Lists what a source text exports: `{ name, isType }`. */
export const listExports = (text) =>
  [
    ...text.matchAll(
      /^export (?:async |abstract |declare )*(const|function\*?|class|interface|type) (\w+)/gm,
    ),
  ].map(([, keyword, name]) => ({ name, isType: keyword === "interface" || keyword === "type" }));

/** Lists the named imports of a source text: `{ name, original, isType, from }`. */
export const listImports = (text) =>
  [...text.matchAll(/^import (type )?\{([^}]*)\} from "([^"]+)";/gm)].flatMap(
    ([, isTypes, names, from]) =>
      names
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => {
          const [, isType, original, alias] = /^(type )?(\w+)(?: as (\w+))?$/.exec(one);
          return { name: alias ?? original, original, isType: Boolean(isTypes ?? isType), from };
        }),
  );

const isRelative = (specifier) => specifier.startsWith(".");
const resolveFrom = (file, specifier) =>
  isRelative(specifier) ? path.posix.join(path.posix.dirname(file), specifier) : specifier;

/** Lists the source files below a folder, without tests. */
const listFiles = (folder = ".") =>
  execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", `${folder}/*.ts`, `${folder}/*.tsx`],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
    .split("\n")
    .filter(
      (file) => file && !/\.test(-d)?\.tsx?$/.test(file) && existsSync(path.join(root, file)),
    );

/**
 * Lists the names that the examples of a file can use without an import, from the last choice to
 * the first: the core and the framework, the schema, the part of them that the file is in, and the
 * shop.
 */
function listShared() {
  const all = [...listFiles("core"), ...listFiles("framework")].flatMap((file) =>
    listExports(readFileSync(path.join(root, file), "utf8")).map((one) => ({ ...one, from: file })),
  );
  const inShop = listExports(readFileSync(path.join(root, shop), "utf8")).map((one) => ({
    ...one,
    from: shop,
  }));
  const inSchema = all.filter(({ from }) => from.startsWith("framework/schema/"));
  return (file) => {
    const part = file.split("/").slice(0, 2).join("/");
    const inPart = all.filter(({ from }) => from.startsWith(`${part}/`));
    return [sql, ...all, ...inSchema, ...inPart, ...inShop];
  };
}

/** Builds the module of an example: its imports on the first line, then its code. */
function buildModule(file, source, code, shared, toSpecifier) {
  const known = new Map(shared.map((one) => [one.name, one]));
  for (const one of listImports(source))
    known.set(one.name, { ...one, from: resolveFrom(file, one.from) });
  for (const one of listExports(source)) known.set(one.name, { ...one, from: file });
  const text = code.join("\n");
  const declared = new Set([
    ...listImports(text).map(({ name }) => name),
    ...[...text.matchAll(/\b(?:const|let|function|class|interface|type) (\w+)/g)].map(
      ([, name]) => name,
    ),
  ]);
  const used = new Set(
    tokenize(text, file.endsWith("x")).flatMap((token) =>
      token.kind === "identifier" ? token.text : [],
    ),
  );
  const imports = [...used].flatMap((name) => {
    const one = declared.has(name) ? undefined : known.get(name);
    if (!one) return [];
    const original = one.original && one.original !== name ? `${one.original} as ${name}` : name;
    return `import ${one.isType ? "type " : ""}{ ${original} } from "${toSpecifier(one.from)}";`;
  });
  const body = text.replace(
    /( from ")(\.[^"]+)"/g,
    (_, before, to) => `${before}${toSpecifier(resolveFrom(file, to))}"`,
  );
  return `${imports.join(" ")} export {};\n${body}\n`;
}

/**
 * Writes one module for each example below `folder`, and returns where they come from: the path of
 * the module → `{ file, line, of }`, the source file, the line above the first line of code, and
 * what it is.
 */
export function writeExamples(folder) {
  const origins = new Map();
  const shared = listShared();
  for (const file of listFiles()) {
    const source = readFileSync(path.join(root, file), "utf8");
    let examples;
    try {
      examples = listExamples(source);
    } catch (error) {
      throw new Error(`${file}: ${error.message}`);
    }
    examples.forEach(({ code, line }, place) => {
      const target = path.join(folder, file.replace(/(\.tsx?)$/, `.${place + 1}$1`));
      const toSpecifier = (specifier) =>
        /^[a-z@][\w-]*(\/|$)/.test(specifier) &&
        !specifier.endsWith(".ts") &&
        !specifier.endsWith(".tsx")
          ? specifier
          : path
              .relative(path.dirname(target), path.join(root, specifier))
              .replace(/^(?!\.)/, ".//");
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, buildModule(file, source, code, shared(file), toSpecifier));
      origins.set(target, { file, line: line - 1, of: "example" });
    });
  }
  return origins;
}

/**
 * Lists the declarations of the framework that lack an example: each `define*`, and the context of
 * each hook of the server.
 */
export function listMissingExamples() {
  return listFiles("framework").flatMap((file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    const declarations = source.matchAll(
      /^export (?:(?:const|function) (define[A-Z]\w*)|interface (\w+Context)\b)/gm,
    );
    return [...declarations].flatMap(({ index, 1: define, 2: context }) => {
      if (!define && !file.startsWith("framework/server/")) return [];
      const before = source.slice(0, index);
      const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before)?.[0] ?? "";
      if (comment.includes("@example")) return [];
      return [`${file}:${before.split("\n").length} ${define ?? context} has no @example`];
    });
  });
}

/** Lists the codes of `@throws {DomainError}` that no table declares: `file:line code`. */
export function listUnknownCodes() {
  const sources = listFiles().map((file) => ({
    file,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
  const codes = new Set(
    sources
      .filter(({ text }) => /defineErrors\(\{$/m.test(text))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}"(\w+\.\w+)": \{/gm)].map(([, code]) => code)),
  );
  if (codes.size === 0) return [];
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@throws \{DomainError\} `([\w.]+)`/g)].flatMap(({ index, 1: code }) => {
      if (codes.has(code)) return [];
      const line = text.slice(0, index).split("\n").length;
      return [`${file}:${line} @throws names ${code}, which no table of errors declares`];
    }),
  );
}
