import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../transaction.ts";
import type { ReadChild } from "./storedSql.ts";

type Sql = RawBuilder<unknown>;

/** A statement that writes child rows or references of one field. */
export interface ChildStatement {
  field: string;
  statement: Sql;
  /** Number of its parameters: a statement takes at most 65,535 of them. */
  parameters: number;
  /** Whether it returns the columns of the written rows, as `listChildColumns` names them. */
  returns: boolean;
  /** Whether it frees unique values that another one claims, so that it must run before that. */
  isFirst?: boolean;
}

const maxParameters = 30_000;

/**
 * Runs the statements of all fields, together in as few statements as possible: none of them
 * writes the rows of another one. Returns the written rows.
 */
export async function runChildStatements(
  tx: Tx,
  all: readonly ChildStatement[],
): Promise<ReadChild[]> {
  const first = all.filter(({ isFirst }) => isFirst);
  const others = all.filter(({ isFirst }) => !isFirst);
  const written: ReadChild[] = [];
  for (const packed of [...pack(first), ...pack(others)])
    written.push(...(await tx.run(combine(packed))));
  return written;
}

/** Groups statements that together have few enough parameters. */
function pack(statements: readonly ChildStatement[]): ChildStatement[][] {
  const packs: ChildStatement[][] = [];
  let room = 0;
  for (const one of statements) {
    const last = packs.at(-1);
    if (last && one.parameters <= room) last.push(one);
    else {
      packs.push([one]);
      room = maxParameters;
    }
    room -= one.parameters;
  }
  return packs;
}

function combine(statements: readonly ChildStatement[]): RawBuilder<ReadChild> {
  const parts = statements.map(
    ({ statement }, place) => sql`${sql.table(`part_${place}`)} as (${statement})`,
  );
  const returned = statements.flatMap(({ field, returns }, place) =>
    returns
      ? [
          sql<ReadChild>`select ${sql.lit(field)} as field, p.id, to_json(p) as child from ${sql.table(`part_${place}`)} p`,
        ]
      : [],
  );
  const read =
    returned.length > 0
      ? sql.join(returned, sql` union all `)
      : sql<ReadChild>`select null as field, null::bigint as id, null::json as child where false`;
  return sql<ReadChild>`with ${sql.join(parts)} ${read}`;
}

/** Builds the tuples of a `values` list; with the types of its columns where none is known. */
export const buildTuples = (
  rows: readonly (readonly unknown[])[],
  types?: readonly string[],
): Sql =>
  sql.join(
    rows.map((row) => {
      const values = row.map((value, index) =>
        types ? sql`${value}::${sql.raw(types[index] ?? "text")}` : sql`${value}`,
      );
      return sql`(${sql.join(values)})`;
    }),
  );

/** Splits rows into chunks, each with few enough values for one statement. */
export function splitRows(rows: readonly unknown[][]): unknown[][][] {
  const size = Math.floor(maxParameters / Math.max(1, rows[0]?.length ?? 1));
  const chunks: unknown[][][] = [];
  for (let from = 0; from < rows.length; from += size) chunks.push(rows.slice(from, from + size));
  return chunks;
}
