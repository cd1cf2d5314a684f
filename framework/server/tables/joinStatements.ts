import type { CompiledQuery } from "kysely";

type Compiled = Pick<CompiledQuery<unknown>, "sql" | "parameters">;

/** Texts of joined statements, by the texts of which they were made. */
const joined = new Map<string, string>();
/** Further ones are joined each time. */
const maxJoined = 200;

/**
 * Returns the table that a statement writes; undefined for one that has a `with` of its own, which
 * can be no part of another one.
 */
const findTable = ({ sql }: Compiled): string | undefined =>
  /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i.exec(sql)?.[1];

/**
 * Joins writes whose rows nobody reads into one statement: the database and the process do a part
 * of their work once for each statement. Parts of a statement run in any order, so a further write
 * of the same table follows on its own, as does one that cannot be joined. No statement may read
 * what another one writes.
 *
 * @example
 * ```ts
 * const [both] = joinStatements([
 *   { sql: "update suppliers set status = 'paused' where id = $1", parameters: [7] },
 *   { sql: "delete from suppliers_contacts where parent_id = $1", parameters: [8] },
 * ]);
 * console.log(both?.parameters); // [7, 8]
 * ```
 */
export function joinStatements(statements: readonly Compiled[]): readonly Compiled[] {
  const tables = statements.map(findTable);
  const isJoined = tables.map(
    (table, place) => table !== undefined && tables.indexOf(table) === place,
  );
  const plain = statements.filter((_, place) => isJoined[place]);
  if (plain.length < 2) return statements;
  const key = plain.map(({ sql }) => sql).join(";\n");
  let text = joined.get(key);
  if (text === undefined) {
    text = join(plain);
    if (joined.size < maxJoined) joined.set(key, text);
  }
  const together = { sql: text, parameters: plain.flatMap(({ parameters }) => parameters) };
  return [together, ...statements.filter((_, place) => !isJoined[place])];
}

function join(statements: readonly Compiled[]): string {
  let count = 0;
  const texts = statements.map(({ sql, parameters }) => {
    const before = count;
    count += parameters.length;
    return sql.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
  });
  const parts = texts.slice(0, -1).map((text, place) => `end_${place} as (${text})`);
  return `with ${parts.join(", ")} ${texts.at(-1)}`;
}
