import type pg from "pg";

/**
 * Tables in the order in which a transaction first locks rows of them. Two transactions that lock
 * in the same order never wait for each other. Tables that are not listed may be locked at any
 * time.
 */
export type LockOrder = readonly string[];

/** A statement that locks rows of a table after rows of a later one. The code has a defect. */
export class LockOrderError extends Error {
  constructor(table: string, later: string, sql: string) {
    super(`locks ${table} after ${later}: ${sql.trim().slice(0, 200)}`);
    this.name = "LockOrderError";
  }
}

const watched = new WeakMap<pg.Pool, LockOrder>();

/**
 * Checks every statement of the pool's transactions against an order of locks, for tests: reading
 * the text of each statement costs more than a server should spend.
 */
export const watchLocks = (pool: pg.Pool, order: LockOrder): void => {
  watched.set(pool, order);
};

/** The check of one transaction; null where the pool is not watched. */
export function createLockCheck(pool: pg.Pool): ((sql: string) => void) | null {
  const order = watched.get(pool);
  if (!order) return null;
  /** Tables whose rows are locked, or were inserted by the transaction itself. */
  const known = new Set<string>();
  let latest = -1;
  return (sql) => {
    const { locked, inserted } = readLocks(sql);
    for (const table of locked) {
      const rank = order.indexOf(table);
      if (rank === -1 || known.has(table)) continue;
      const later = order[latest];
      if (rank < latest && later) throw new LockOrderError(table, later, sql);
      known.add(table);
      latest = rank;
    }
    for (const table of inserted) known.add(table);
  };
}

interface Locks {
  /** Tables in the order of the text. */
  locked: readonly string[];
  inserted: readonly string[];
}
const readStatements = new Map<string, Locks>();

/** Reads from the text of a statement which tables it locks rows of. */
function readLocks(sql: string): Locks {
  const known = readStatements.get(sql);
  if (known) return known;
  const text = sql.replaceAll('"', "").toLowerCase();
  const found: { at: number; table: string }[] = [];
  const add = (pattern: RegExp) => {
    for (const { index: at, 1: table } of text.matchAll(pattern))
      if (table !== undefined) found.push({ at, table });
  };
  add(/(?<!\b(?:for|key|do|on|before|after|or) )\bupdate\s+(\w+)/g);
  add(/\bdelete\s+from\s+(\w+)/g);
  add(/\binsert\s+into\s+(\w+)(?=[^;]*\bon conflict\b[^;]*\bdo update\b)/g);
  for (const match of text.matchAll(
    /\bfor\s+(?:no\s+key\s+)?update\b(?:\s+of\s+([\w, ]+?))?(?=\s*(?:skip|$|\)|limit|;|as\b))(\s*skip\s+locked)?/g,
  )) {
    const [, of, skips] = match;
    if (skips) continue;
    const names = of?.split(",").map((name) => name.trim());
    const at = match.index;
    for (const { table, alias } of listSources(text.slice(0, at)))
      if (!names || names.includes(alias)) found.push({ at, table });
  }
  if (text.includes("post_ledger(")) found.push({ at: text.length, table: "ledger_balances" });
  const locks = {
    locked: found.sort((one, other) => one.at - other.at).map(({ table }) => table),
    inserted: [...text.matchAll(/\binsert\s+into\s+(\w+)/g)].flatMap(([, table]) => table ?? []),
  };
  readStatements.set(sql, locks);
  return locks;
}

/** Lists the tables of the select that a text ends in, outside of its subqueries. */
function listSources(text: string): { table: string; alias: string }[] {
  let depth = 0;
  let start = text.length;
  const outer: string[] = [];
  for (; start > 0 && depth >= 0; start -= 1) {
    const letter = text[start - 1] ?? "";
    if (letter === ")") depth += 1;
    else if (letter === "(") depth -= 1;
    if (depth === 0 && letter !== ")" && letter !== "(") outer.push(letter);
  }
  const own = outer.reverse().join("");
  return [
    ...own.matchAll(
      /\b(?:from|join)\s+(\w+)(?:\s+(?:as\s+)?(?!where|inner|left|join|on|for|order)(\w+))?/g,
    ),
  ].flatMap(([, table, alias]) => (table ? [{ table, alias: alias ?? table }] : []));
}
