// The rule that writes of one transaction do not run side by side: they are one statement, one
// `batch`, or one after another. It finds the writes inside the call; a transaction
// rejects all others when they run.
import { Visitor } from "vite";
import { isTest } from "./fileKinds.mjs";
import { findLine, parseSource } from "./readImports.mjs";

const combinators = new Set(["all", "allSettled", "any", "race"]);
/** Methods of the query builder that begin a write. */
const writes = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto"]);
/** Calls whose work has a transaction of its own, or is one statement. */
const transactions = new Set(["transaction", "inTransaction", "write", "writePool"]);

const getName = ({ callee }) =>
  callee.type === "MemberExpression" ? callee.property.name : callee.name;
const isCombinator = (call) =>
  call.callee.type === "MemberExpression" &&
  call.callee.object.name === "Promise" &&
  combinators.has(call.callee.property.name);
const isInside = (node, other) => other.start < node.start && node.end <= other.end;

/**
 * Finds writes of one transaction that run side by side.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function findConcurrentWrites(file, source) {
  if (!/\bPromise\.(all|any|race)/.test(source) || isTest(file)) return [];
  const { program } = parseSource(file, source);
  const combined = [];
  const separate = [];
  const found = [];
  new Visitor({
    CallExpression(call) {
      if (isCombinator(call)) combined.push(call);
      else if (transactions.has(getName(call))) separate.push(call);
      else if (writes.has(getName(call))) found.push(call);
    },
    TaggedTemplateExpression(template) {
      const [first] = template.quasi.quasis;
      const isSql = template.tag.name === "sql";
      if (isSql && /^\s*(insert|update|delete)\b/i.test(first.value.raw)) found.push(template);
    },
  }).visit(program);
  return found.flatMap((write) => {
    const call = combined.find((one) => isInside(write, one));
    // A transaction that begins inside the call is another one for each promise.
    const isSeparate = separate.some((one) => isInside(write, one) && call && isInside(one, call));
    return call && !isSeparate
      ? [
          `${file}:${findLine(source, write.start)} a write runs side by side with other statements of its transaction; make them one statement, a batch, or one after another`,
        ]
      : [];
  });
}
