// The rule that a row gets its next version by one write path: the operations of the framework, and
// `updateRows` of a command. A statement that is prepared with placeholders takes its columns from
// `buildNextVersion`. Whoever writes the version otherwise forgets the time, the author, or that
// open lists have to reload.
import { Visitor } from "vite";
import { isTest } from "./fileKinds.mjs";
import { findLine, parseSource } from "./readImports.mjs";

/** The write path itself, and files that change databases of their own. */
const isExempt = (file) =>
  isTest(file) ||
  /^(bench|demo|scripts|tests)\//.test(file) ||
  /^framework\/server\/(operations|database|migration|importExport)\//.test(file) ||
  /^core\/server\/(updateRows|buildNextVersion)\.ts$/.test(file);

const why = "writes a version itself; use updateRows, or buildNextVersion in a prepared statement";
const getName = ({ key }) => key?.name ?? key?.value;
/** Whether a value is the version of before, plus something. */
const isNext = (value, source) => /version\b.*\+/s.test(source.slice(value.start, value.end));
/** Whether SQL sets a version that it calculates, `version = t.version + 1`. */
const setsVersion = (sql) =>
  /\bversion"?\s*=\s*[\w."]*version\b/i.test(sql) || /\bversion\s*\+\s*1/i.test(sql);

/**
 * Finds statements that write a version outside of the write path.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function findVersionWrites(file, source) {
  if (isExempt(file) || !source.includes("version")) return [];
  const { program } = parseSource(file, source);
  const found = new Set();
  new Visitor({
    Property(property) {
      if (getName(property) === "version" && isNext(property.value, source))
        found.add(findLine(source, property.start));
    },
    TaggedTemplateExpression(template) {
      const text = template.quasi.quasis.map(({ value }) => value.raw).join("…");
      if (template.tag.name === "sql" && setsVersion(text))
        found.add(findLine(source, template.start));
    },
  }).visit(program);
  return [...found].map((line) => `${file}:${line} ${why}`);
}
