// Finds statements of the `sql` tag whose rows have no type of their own: without a type argument
// they take the type that the code around them expects, or none at all. They are allowed where
// nothing reads the rows, where they are only tested for existence, and where the expected type is
// derived from the tables.
import { Visitor } from "vite";

/** Calls that send a statement, and return its rows or its first row. */
const senders = new Set(["run", "first", "queryPool", "writePool"]);
/** Calls whose statements are sent without anybody receiving their rows. */
const discarding = new Set(["atEnd", "batchStatements"]);
/** Calls that return the results of a list of statements or reads, in their order. */
const combining = new Set(["batch", "all"]);
/** Types that pass on the type of the rows. */
const wrappers = new Set(["Promise", "RawBuilder", "Query", "Array", "ReadonlyArray"]);

const getName = ({ callee }) => callee?.property?.name ?? callee?.name;

/** Maps each node of a program to its parent. */
function linkParents(program) {
  const parents = new Map();
  const visit = (node, parent) => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent);
      return;
    }
    if (typeof node.type !== "string") return;
    parents.set(node, parent);
    for (const [key, value] of Object.entries(node)) if (key !== "parent") visit(value, node);
  };
  visit(program, null);
  return parents;
}

/** Removes what is in parentheses, so that only the statement itself remains. */
function removeNested(text) {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, " ");
  }
  return rest;
}

/** Whether a text is a whole statement that returns rows, and no part of one. */
export function returnsRows(text) {
  if (!/^\s*(select|values|with|insert|update|delete|merge)\b/i.test(text)) return false;
  const own = removeNested(text.replace(/--.*$/gm, ""));
  if (/\breturning\b/i.test(own)) return true;
  const [verb] = /\b(select|values|insert|update|delete|merge)\b/i.exec(own) ?? [];
  return /^(select|values)$/i.test(verb ?? "");
}

/** Reads the type of the rows from an annotation such as `Promise<Row[]>`. */
function unwrap(node) {
  const type = node?.type === "TSTypeAnnotation" ? node.typeAnnotation : node;
  const args = (type?.typeArguments ?? type?.typeParameters)?.params ?? [];
  if (type?.type === "TSArrayType") return unwrap(type.elementType);
  if (type?.type === "TSTypeOperator" || type?.type === "TSParenthesizedType")
    return unwrap(type.typeAnnotation);
  if (type?.type === "TSTypeReference" && wrappers.has(type.typeName.name)) return unwrap(args[0]);
  return type;
}

/**
 * Lists the templates whose rows have no type.
 *
 * @param {object} program
 * @param {(type: object | undefined) => boolean} isDerived whether the type of an annotation is one
 *   of rows of tables
 */
export function listUntypedStatements(program, isDerived) {
  const parents = linkParents(program);
  const hasDerived = (annotation) => Boolean(annotation) && isDerived(unwrap(annotation));

  const findFunction = (node) => {
    let at = node;
    while (at && !/Function/.test(at.type)) at = parents.get(at);
    return at;
  };
  /** The uses of a variable: identifiers of its name in the function that declares it. */
  const listUses = (declarator, name) => {
    const scope = findFunction(declarator);
    return [...parents.keys()].filter((node) => {
      if (node.type !== "Identifier" || node.name !== name) return false;
      const parent = parents.get(node);
      const isKey = parent.type === "Property" && parent.key === node && !parent.shorthand;
      const isProperty = parent.type === "MemberExpression" && parent.property === node;
      const isOutside = scope && (node.start < scope.start || node.end > scope.end);
      return !isOutside && !isKey && !(isProperty && !parent.computed) && parent !== declarator;
    });
  };

  /** Whether all uses of what a pattern declares are allowed; a part that it leaves out is. */
  const checkPattern = (declarator, pattern, check) => {
    if (!pattern) return true;
    if (pattern.typeAnnotation) return hasDerived(pattern.typeAnnotation);
    if (pattern.type === "ArrayPattern")
      return pattern.elements.every((one) => checkPattern(declarator, one, check));
    if (pattern.type !== "Identifier") return false;
    return listUses(declarator, pattern.name)
      .filter((use) => use !== pattern)
      .every((use) => check(use));
  };
  /** Whether what a function returns is allowed: by its annotation, or by the use of its call. */
  const checkReturned = (fn, check) => {
    if (fn?.returnType) return hasDerived(fn.returnType);
    const parent = fn && parents.get(fn);
    return parent?.type === "CallExpression" && parent.callee !== fn && check(parent);
  };
  /** Whether the result of one of a list's elements is allowed. */
  const checkElement = (list, element) => {
    const call = parents.get(list);
    if (call?.type !== "CallExpression") return false;
    if (discarding.has(getName(call)) || getName(call) === "join") return true;
    if (!combining.has(getName(call))) return false;
    const awaited = parents.get(call);
    const target = awaited?.type === "AwaitExpression" ? parents.get(awaited) : awaited;
    if (target?.type === "ExpressionStatement") return true;
    if (target?.type !== "VariableDeclarator" || target.id.type !== "ArrayPattern") return false;
    return checkPattern(target, target.id.elements[list.elements.indexOf(element)], checkResult);
  };

  /** Whether rows, or whether there are any, are used without a type of theirs being needed. */
  const checkResult = (node) => {
    const parent = parents.get(node);
    switch (parent.type) {
      case "ExpressionStatement":
      case "UnaryExpression":
        return true;
      case "AwaitExpression":
      case "ParenthesizedExpression":
      case "ChainExpression":
      case "LogicalExpression":
        return checkResult(parent);
      case "IfStatement":
      case "WhileStatement":
        return parent.test === node;
      case "ConditionalExpression":
        return parent.test === node || checkResult(parent);
      case "BinaryExpression":
        return true;
      case "MemberExpression":
        return parent.object === node && /^(length|then|catch)$/.test(parent.property.name);
      case "VariableDeclarator":
        return checkPattern(parent, parent.id, checkResult);
      case "ArrayExpression":
        return checkElement(parent, node);
      case "ReturnStatement":
        return checkReturned(findFunction(parent), checkResult);
      case "ArrowFunctionExpression":
        return parent.body === node && checkReturned(parent, checkResult);
      default:
        return false;
    }
  };

  /** Whether a statement is part of another one, or is sent with allowed rows. */
  const checkStatement = (node) => {
    const parent = parents.get(node);
    switch (parent.type) {
      case "TemplateLiteral":
        return parents.get(parent)?.tag?.name === "sql";
      case "ParenthesizedExpression":
      case "ConditionalExpression":
        return checkStatement(parent);
      case "ArrayExpression":
        return checkElement(parent, node);
      case "VariableDeclarator":
        return checkPattern(parent, parent.id, checkStatement);
      case "ReturnStatement":
        return checkReturned(findFunction(parent), () => false);
      case "ArrowFunctionExpression":
        return parent.body === node && checkReturned(parent, () => false);
      case "CallExpression":
        if (discarding.has(getName(parent))) return true;
        if (!senders.has(getName(parent))) return false;
        return Boolean(parent.typeArguments ?? parent.typeParameters) || checkResult(parent);
      default:
        return false;
    }
  };

  const found = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      if (node.tag.name !== "sql" || node.typeArguments || node.typeParameters) return;
      const text = node.quasi.quasis.map(({ value }) => value.raw).join(" x ");
      if (returnsRows(text) && !checkStatement(node)) found.push(node);
    },
  }).visit(program);
  return found;
}
