// The rule that a transaction, and `writePool` for one statement, are the only ways to write: both
// run again after a conflict. Code outside of the framework's database folder sends nothing by the
// pool itself, and reads by `queryPool` and `queryValue`.
import { Visitor } from "vite";
import { isTest } from "./fileKinds.mjs";
import { findLine, parseSource } from "./readImports.mjs";

/** The files that work on connections: transactions, migrations, and the engine of the jobs. */
const isExempt = (file) =>
  isTest(file) ||
  /^(bench|scripts|tests)\//.test(file) ||
  /^framework\/server\/(database|migration)\//.test(file) ||
  /^framework\/server\/(transaction|jobs\/(bossDatabase|installQueues))\.ts$/.test(file);

/** Calls that send one statement to read. */
const readers = new Set(["queryPool", "queryValue"]);
/** Methods of the query builder that begin a write. */
const builders = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto"]);
/** Whether a statement writes; a name such as `update_time` is none. */
const isWrite = (sql) =>
  /^\s*(insert|update|delete|merge|truncate)\b/i.test(sql) ||
  /^\s*with\b.*\b(insert into|update|delete from|merge into)\b/is.test(sql);

const getName = ({ callee }) => callee.property?.name ?? callee.name;
/** The text of a statement that is written where it is sent; empty for any other argument. */
const getText = (node) => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  return node?.type === "TemplateLiteral" ? (node.quasis[0]?.value.raw ?? "") : "";
};
/** The name of what a method is called on: `pool` of `engine.database.pool.query()`. */
const getReceiver = ({ callee: { object } }) => object?.property?.name ?? object?.name;
const isInside = (node, other) => other.start < node.start && node.end <= other.end;

/**
 * Finds statements that are sent past the transaction and `writePool`.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function findPoolWrites(file, source) {
  if (isExempt(file) || !/\.(query|connect)\(|\bquery(Pool|Value)\b/.test(source)) return [];
  const { program } = parseSource(file, source);
  const found = [];
  const reads = [];
  const writes = [];
  new Visitor({
    CallExpression(call) {
      const name = getName(call);
      if (readers.has(name)) reads.push(call);
      else if (builders.has(name)) writes.push(call);
      const isSent = name === "query" && isWrite(getText(call.arguments[0]));
      if (isSent || (["query", "connect"].includes(name) && getReceiver(call) === "pool"))
        found.push({
          node: call,
          why: "sends to the pool itself; read by queryPool, and write by a transaction or writePool",
        });
    },
    TaggedTemplateExpression(template) {
      const text = template.quasi.quasis.map(({ value }) => value.raw).join("…");
      if (template.tag.name === "sql" && isWrite(text)) writes.push(template);
    },
  }).visit(program);
  for (const write of writes)
    if (reads.some((read) => isInside(write, read)))
      found.push({ node: write, why: "writes by a function that reads; use writePool" });
  return found.map(({ node, why }) => `${file}:${findLine(source, node.start)} ${why}`);
}
