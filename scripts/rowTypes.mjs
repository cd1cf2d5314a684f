// `npm run check`, "row types": fails where the rows of a statement have a type that no renamed
// column would break: properties written out by hand, also behind a name or expected by the code
// around the statement, `Calculated` without any column of a table, or no type at all where the
// rows are used.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Visitor } from "vite";
import { findLine, parseSource } from "./readImports.mjs";
import { listUntypedStatements } from "./rowUses.mjs";

/** Types of the tables' rows, and of rows of which only a running declaration knows the fields. */
const derived = new Set([
  "CamelRow",
  "CallInput",
  "CallOutput",
  "CatalogRow",
  "ChildRow",
  "DB",
  "Row",
  "StandardRow",
  "StoredRow",
  "TableRow",
]);
/** Types that keep the properties of their first argument. */
const selections = new Set([
  "Exclude",
  "Extract",
  "NonNullable",
  "Omit",
  "Partial",
  "Pick",
  "Readonly",
  "Required",
  "Selectable",
]);
const scalars = /^TS(Number|String|Boolean|BigInt|Null|Literal|Unknown)(Keyword|Type)$/;
/** Whether a type is that of an expression: of one column, and not of a row. */
const isExpressionType = (node) =>
  scalars.test(node.type) ||
  (node.type === "TSArrayType" && isExpressionType(node.elementType)) ||
  (node.type === "TSUnionType" && node.types.every(isExpressionType)) ||
  (node.type === "TSTypeReference" && node.typeName.name === "Jsonb");
/** Whether a file describes tables that no declaration has: its interfaces are their rows. */
const isDescription = (file) => /(^|\/)(tables|\w+Tables)\.ts$/.test(file);
/** Calls that read the one column of a statement. */
const valueReaders = new Set(["readValue", "readValues", "queryValue"]);

/** The rows of these calls are typed by their type argument. */
const senders = new Set(["run", "first", "text", "query", "sql", "raw", "queryPool", "writePool"]);
/** Calls that return rows, never the value of one column. */
const rowReaders = new Set(["run", "first", "queryPool", "writePool"]);
/** Tests have tables of their own, of which no declaration knows the columns. */
const isTest = (file) => /(^|\/)(tests|bench)\/|\.test(-d)?\.tsx?$/.test(file);

/**
 * @typedef {object} Module
 * @property {Map<string, object>} types the declarations of types, by name
 * @property {Map<string, { from: string, name: string }>} imports
 */

/** Reads the types that a module declares and imports. @returns {Module} */
function readModule(file, program) {
  const types = new Map();
  const imports = new Map();
  const addImport = (node) => {
    if (!node.source?.value.startsWith(".")) return;
    const from = path.posix.join(path.posix.dirname(file), node.source.value);
    for (const { local, imported, exported } of node.specifiers ?? []) {
      const name = (imported ?? local)?.name;
      if (name) imports.set((exported ?? local).name, { from, name });
    }
  };
  for (const node of program.body) {
    if (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration")
      addImport(node);
    const declared = node.declaration ?? node;
    if (/^TS(Interface|TypeAlias)Declaration$/.test(declared.type))
      types.set(declared.id.name, declared);
    if (node.type === "ExportAllDeclaration") {
      const from = path.posix.join(path.posix.dirname(file), node.source.value);
      imports.set("*", { from: [...(imports.get("*")?.from ?? []), from], name: "*" });
    }
  }
  return { types, imports };
}

/**
 * Whether a type of rows consists of columns of tables, and of columns that `Calculated` names as
 * calculated beside them.
 */
function createClassifier(readFile) {
  const modules = new Map();
  const load = (file) => {
    if (!modules.has(file)) {
      const source = readFile(file);
      modules.set(
        file,
        source === null ? null : readModule(file, parseSource(file, source).program),
      );
    }
    return modules.get(file);
  };

  /** Finds the declaration of a type's name, through imports. */
  function find(file, name, depth = 0) {
    const module = load(file);
    if (!module || depth > 8) return null;
    const own = module.types.get(name);
    if (own) return { file, node: own };
    const imported = module.imports.get(name);
    if (imported) return find(imported.from, imported.name, depth + 1);
    for (const from of module.imports.get("*")?.from ?? []) {
      const found = find(from, name, depth + 1);
      if (found) return found;
    }
    return null;
  }

  /** Whether a file outside of the framework has given another type the name of a derived one. */
  const isShadowed = (file, name) =>
    !file.startsWith("framework/") && Boolean(load(file)?.types.has(name));

  /** Combines the parts of a type: columns by hand outweigh all, and columns of tables the rest. */
  const combine = (parts) =>
    parts.includes("hand") ? "hand" : parts.includes("derived") ? "derived" : (parts[0] ?? "hand");

  /** @returns {"derived" | "calculated" | "hand" | "open"} */
  function classify(file, node, known, depth = 0) {
    if (!node || depth > 20) return "hand";
    const next = (one) => classify(file, one, known, depth + 1);
    switch (node.type) {
      case "TSParenthesizedType":
      case "TSTypeOperator":
        return next(node.typeAnnotation);
      case "TSArrayType":
        return next(node.elementType);
      case "TSIndexedAccessType":
        return next(node.objectType);
      case "TSIntersectionType":
      case "TSUnionType":
        return combine(
          node.types.filter(({ type }) => !/^TS(Null|Undefined)Keyword$/.test(type)).map(next),
        );
      case "TSMappedType": {
        const constraint = node.constraint ?? node.typeParameter?.constraint;
        return combine([next(constraint)]);
      }
      case "TSTypeLiteral":
        return combine(node.members.map((member) => classifyMember(file, member, known, depth)));
      case "TSTypeQuery":
        return "derived";
      case "TSTypeReference":
        return classifyReference(file, node, known, depth);
      default:
        return "hand";
    }
  }

  const classifyMember = (file, member, known, depth) =>
    member.type === "TSPropertySignature"
      ? classify(file, member.typeAnnotation?.typeAnnotation, known, depth + 1) === "derived"
        ? "derived"
        : "hand"
      : "hand";

  /** Whether a calculated row has a column of a table under another name. */
  const isRenamed = (file, node, known, depth) =>
    node?.type === "TSTypeLiteral" &&
    node.members.some((member) => classifyMember(file, member, known, depth) === "derived");

  function classifyReference(file, node, known, depth) {
    const typeName = node.typeName ?? node.expression;
    const name = typeName?.name;
    // What the driver demands of every row.
    if (typeName?.right?.name === "QueryResultRow") return "open";
    const args = (node.typeArguments ?? node.typeParameters)?.params ?? [];
    if (derived.has(name) && !isShadowed(file, name)) return "derived";
    if (name === "Calculated")
      return isRenamed(file, args[0], known, depth) ? "derived" : "calculated";
    if (known.has(name)) return "open";
    if (name === "Record") return classify(file, args[1], known, depth + 1);
    if (selections.has(name)) return classify(file, args[0], known, depth + 1);
    const found = find(file, name);
    if (!found) return "hand";
    if (isDescription(found.file)) return "derived";
    const parameters = found.node.typeParameters?.params.map((one) => one.name.name) ?? [];
    const inner = new Set(parameters);
    if (found.node.type === "TSTypeAliasDeclaration")
      return classify(found.file, found.node.typeAnnotation, inner, depth + 1);
    return combine([
      ...found.node.extends.map((one) => classifyReference(found.file, one, inner, depth + 1)),
      ...found.node.body.body.map((one) => classifyMember(found.file, one, inner, depth + 1)),
    ]);
  }
  return { classify, load };
}

/** Lists the calls of `query` whose rows are used: `(await query()).rows`, `{ rows } = await …`. */
function listReads(program) {
  const reads = [];
  const add = (node) => {
    const call = node?.type === "AwaitExpression" ? node.argument : node;
    const inner = call?.type === "ParenthesizedExpression" ? call.expression : call;
    if (inner?.type === "AwaitExpression") add(inner);
    else if (inner?.type === "CallExpression" && inner.callee.property?.name === "query")
      reads.push(inner);
  };
  new Visitor({
    MemberExpression: ({ object, property }) => property.name === "rows" && add(object),
    VariableDeclarator: ({ id, init }) =>
      id.type === "ObjectPattern" &&
      !id.typeAnnotation &&
      id.properties.some(({ key }) => key?.name === "rows") &&
      add(init),
  }).visit(program);
  return reads;
}

/** Lists the type parameters that are in scope somewhere in a file. */
function listTypeParameters(program) {
  const names = new Set();
  new Visitor({ TSTypeParameter: ({ name }) => names.add(name.name) }).visit(program);
  return names;
}

/**
 * Lists the lines of a file whose statements have rows of a type written by hand.
 *
 * @param {string} file
 * @param {(file: string) => string | null} readFile reads a file of the project, null if it is none
 */
export function listRowTypes(file, readFile) {
  const source = readFile(file) ?? "";
  const { program } = parseSource(file, source);
  const { classify } = createClassifier(readFile);
  const known = listTypeParameters(program);
  const found = [];
  if (!isTest(file))
    for (const call of listReads(program))
      if (!call.typeArguments && !call.typeParameters)
        found.push({ line: findLine(source, call.start), why: "has no type" });
  const add = (node, why) => found.push({ line: findLine(source, node.start), why });
  const values = new Set();
  const rows = new Set();
  const check = (node, args, isExpression) => {
    const [row] = args?.params ?? [];
    if (!row || values.has(node.start)) return;
    if (isExpression && isExpressionType(row)) {
      if (rows.has(node.start)) add(node, "is the type of a value, and not of a row");
      return;
    }
    const kind = classify(file, row, known);
    if (kind === "hand") add(node, "is written by hand");
    if (kind === "calculated" && !isTest(file)) add(node, "has no column of a table");
  };
  new Visitor({
    TaggedTemplateExpression: (node) => {
      if (node.tag.name === "sql") check(node, node.typeArguments ?? node.typeParameters, true);
    },
    CallExpression: (node) => {
      const name = (node.callee.property ?? node.callee).name;
      if (valueReaders.has(name)) for (const one of node.arguments) values.add(one.start);
      if (rowReaders.has(name)) for (const one of node.arguments) rows.add(one.start);
      if (senders.has(name)) check(node, node.typeArguments ?? node.typeParameters, name === "raw");
    },
  }).visit(program);
  const isDerived = (type) =>
    Boolean(type) && ["derived", "open"].includes(classify(file, type, known));
  if (!isTest(file))
    for (const node of listUntypedStatements(program, isDerived)) add(node, "has no type");
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && existsSync(file));
  const texts = new Map();
  const readFile = (file) => {
    if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, "utf8") : null);
    return texts.get(file);
  };
  const found = files.flatMap((file) =>
    /\bsql[<`]|\.(run|first|text|query|sql|raw)[<(]|\b(query|write)Pool\b/.test(
      readFile(file) ?? "",
    )
      ? listRowTypes(file, readFile).map(({ line, why }) => `${file}:${line} ${why}`)
      : [],
  );
  if (found.length > 0) {
    console.log(found.join("\n"));
    console.log(`${found.length} types of rows are not derived from the tables`);
    process.exitCode = 1;
  }
}
