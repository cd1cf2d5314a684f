/** One statement of an SQL file. */
export interface Statement {
  /** Its text without the closing semicolon. */
  text: string;
  /** Line of the file in which it begins, from 1. */
  line: number;
}

/** Parts of SQL in which a semicolon does not end a statement. */
const opaque = [
  /--[^\n]*/y,
  /[eE]'(?:[^'\\]|''|\\[\s\S])*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$(?:[A-Za-z_]\w*)?\$/y,
  /[A-Za-z_0-9][\w$]*/y,
];

function skipBlockComment(sql: string, from: number): number {
  let depth = 0;
  for (let at = from; at < sql.length; at += 1) {
    const two = sql.slice(at, at + 2);
    if (two === "/*") depth += 1;
    if (two === "*/") depth -= 1;
    if (two === "/*" || two === "*/") at += 1;
    if (depth === 0) return at + 1;
  }
  return sql.length;
}

/**
 * Returns the end of the comment, text, name or number at an offset, or null if none begins there.
 */
function skipOpaque(sql: string, at: number): number | null {
  if (sql.startsWith("/*", at)) return skipBlockComment(sql, at);
  for (const pattern of opaque) {
    pattern.lastIndex = at;
    const found = pattern.exec(sql)?.[0];
    if (found === undefined) continue;
    if (!found.startsWith("$")) return at + found.length;
    const end = sql.indexOf(found, at + found.length);
    return end === -1 ? sql.length : end + found.length;
  }
  return null;
}

const isComment = (sql: string, at: number): boolean =>
  sql.startsWith("--", at) || sql.startsWith("/*", at);

/**
 * Splits an SQL file into its statements. Comments before a statement are left out; a file of
 * comments only has none.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start: number | null = null;
  const end = (at: number): void => {
    if (start === null) return;
    statements.push({
      text: sql.slice(start, at).trimEnd(),
      line: sql.slice(0, start).split("\n").length,
    });
    start = null;
  };
  for (let at = 0; at < sql.length; ) {
    const next = skipOpaque(sql, at);
    if (sql[at] === ";") end(at);
    else if (start === null && !/\s/.test(sql[at] ?? "") && !isComment(sql, at)) start = at;
    at = next ?? at + 1;
  }
  end(sql.length);
  return statements;
}
