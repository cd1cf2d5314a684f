// The rule that errors come from the tables of error codes, which know their type, their
// parameters and their message.
import { Visitor } from "vite";
import { isTest } from "./fileKinds.mjs";
import { findLine, parseSource } from "./readImports.mjs";

const className = "DomainError";

/** The only files that construct or extend `DomainError`; all others use `domainError`. */
const errorFiles = [
  "framework/server/domainError.ts",
  "framework/server/http/findOverload.ts",
  "framework/server/operations/compareAndSet.ts",
];

/** Lists the names under which a file knows the class: its own, and `X` of `DomainError as X`. */
const listNames = ({ staticImports }) =>
  new Set([
    className,
    ...staticImports
      .flatMap(({ entries }) => entries)
      .filter(({ importName }) => importName.name === className)
      .map(({ localName }) => localName.value),
  ]);

/**
 * Finds errors that are not created from a table of error codes.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function findErrorsPastTables(file, source) {
  if (!source.includes(className) || isTest(file) || errorFiles.includes(file)) return [];
  const { module, program } = parseSource(file, source);
  const names = listNames(module);
  const isClass = (node) =>
    (node?.type === "Identifier" && names.has(node.name)) ||
    (node?.type === "MemberExpression" && node.property.name === className);
  const found = [];
  const check = (node, at, use) => {
    if (!isClass(node)) return;
    const text = `${use} ${source.slice(node.start, node.end)}`;
    found.push(
      `${file}:${findLine(source, at)} "${text}" creates an error without a code of a table; use domainError("…")`,
    );
  };
  new Visitor({
    NewExpression: ({ callee, start }) => check(callee, start, "new"),
    ClassDeclaration: ({ superClass, start }) => check(superClass, start, "extends"),
    ClassExpression: ({ superClass, start }) => check(superClass, start, "extends"),
    // Another name for the class would hide what is created with it.
    VariableDeclarator: ({ init, start }) => check(init, start, "="),
    ExportSpecifier: ({ local, exported, start }) => {
      if (exported.name !== className) check(local, start, `export ${exported.name} =`);
    },
  }).visit(program);
  return found;
}
