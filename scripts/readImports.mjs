// Reads the imports of a source file with Vite's parser, so that neither comments nor the way in
// which an import is written hide one.
import path from "node:path";
import { createFilter, parseSync, Visitor } from "vite";

/**
 * @typedef {object} Import
 * @property {string} from path of the importing file, from the root of the project
 * @property {string} to path of the imported file, or the name of a package
 * @property {boolean} isValue false where only types are imported
 * @property {number} line line of the import in `from`
 * @property {boolean} [isPackage]
 * @property {boolean} [isDynamic] loaded at run time, by `import(…)` or by a test's mock
 * @property {boolean} [isGlob] found by its name, by `import.meta.glob`
 * @property {boolean} [isText] read as text, by `?raw`
 */

/** Parses a source file. @throws Error with the file and line of a syntax error */
export function parseSource(file, source) {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error)
    throw new Error(
      `${file}:${findLine(source, error.labels[0]?.start ?? 0)} does not parse: ${error.message}`,
    );
  return parsed;
}

/** The line of an offset, from 1. */
export function findLine(source, offset) {
  let line = 1;
  for (let at = source.indexOf("\n"); at >= 0 && at < offset; at = source.indexOf("\n", at + 1))
    line += 1;
  return line;
}

/** Calls whose first argument names a module, or a pattern of modules. */
const loaders = /\bvi\s*\.\s*(do)?mock\b|\bimportActual\b|\brequire\s*\(|\.\s*glob\b|\bimport\s*\(/;
const mocks = /^(vi\.(mock|doMock|importActual|importOriginal)|require)$/;

/** Evaluates a literal, or a template without expressions; null for anything else. */
function readText(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}
const nameCallee = (node) =>
  node.type === "Identifier"
    ? node.name
    : node.type === "MemberExpression" && node.object.type === "MetaProperty"
      ? `import.meta.${node.property.name}`
      : node.type === "MemberExpression"
        ? `${node.object.name}.${node.property.name}`
        : "";

/** Lists what is imported by an expression or by a type: `{ specifiers, at, ... }`. */
function listExpressions(program) {
  const found = [];
  const add = (specifiers, at, kind) => found.push({ specifiers, at, isValue: true, ...kind });
  new Visitor({
    ImportExpression: ({ source, start }) => add([readText(source)], start, { isDynamic: true }),
    TSImportType: ({ source, start }) => add([readText(source)], start, { isValue: false }),
    CallExpression: ({ callee, arguments: [first, options], start }) => {
      const name = nameCallee(callee);
      if (mocks.test(name)) add([readText(first)], start, { isDynamic: true });
      if (name !== "import.meta.glob") return;
      const patterns = first?.type === "ArrayExpression" ? first.elements : [first];
      const query = options?.properties?.find(({ key }) => key?.name === "query")?.value;
      const isText = readText(query) === "?raw";
      add(patterns.map(readText), start, { isGlob: true, ...(isText && { isText }) });
    },
  }).visit(program);
  return found;
}

/**
 * Lists the imports and re-exports of a file: static and dynamic ones, types, mocks and patterns.
 * The path of a pattern is left as it is; `expandPatterns` replaces it.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function listImports(file, source) {
  const parsed = parseSource(file, source);
  const { staticImports, staticExports } = parsed.module;
  const stated = [
    ...staticImports.map(({ moduleRequest, entries, start }) => ({
      moduleRequest,
      entries,
      start,
    })),
    ...staticExports.flatMap(({ entries, start }) => {
      const moduleRequest = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return moduleRequest ? [{ moduleRequest, entries, start }] : [];
    }),
  ].map(({ moduleRequest, entries, start }) => ({
    specifiers: [moduleRequest.value],
    at: start,
    isValue: entries.length === 0 || !entries.every(({ isType }) => isType),
  }));
  const inExpressions = loaders.test(source) ? listExpressions(parsed.program) : [];
  return [...stated, ...inExpressions].flatMap(({ specifiers, at, ...kind }) =>
    specifiers.flatMap((specifier) => {
      if (specifier === null) return [];
      const line = findLine(source, at);
      const [target = "", query] = specifier.split("?");
      if (!/^!?\.{1,2}(\/|$)/.test(target))
        return kind.isGlob ? [] : [{ from: file, to: target, line, ...kind, isPackage: true }];
      const folder = path.posix.dirname(file);
      const isExcluded = target.startsWith("!");
      const to = path.posix.join(folder, isExcluded ? target.slice(1) : target);
      const isText = query === "raw" && { isText: true };
      return [{ from: file, to: isExcluded ? `!${to}` : to, line, ...kind, ...isText }];
    }),
  );
}

/** Replaces the patterns of `import.meta.glob` by the files that they find. */
export function expandPatterns(imports, files) {
  const excluded = (one) =>
    imports
      .filter(({ from, line, to }) => from === one.from && line === one.line && to.startsWith("!"))
      .map(({ to }) => to.slice(1));
  return imports.flatMap((one) => {
    if (!one.isGlob) return [one];
    if (one.to.startsWith("!")) return [];
    const isFound = createFilter(one.to, excluded(one), { resolve: false });
    return files.filter(isFound).map((to) => ({ ...one, to }));
  });
}
