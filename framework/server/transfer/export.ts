import { Readable } from "node:stream";
import { sql } from "kysely";
import { type Resource, readableFields } from "../../schema/index.ts";
import { tableRef } from "../columns.ts";
import type { Caller, Engine } from "../engine.ts";
import { type ListRequest, sortColumn, whereSql } from "../query.ts";
import { addChildren, present, type Rec, selectList } from "../read.ts";
import { Refusal } from "../refusal.ts";
import { csvOf, type FileColumn, fileColumns, linesOf } from "./columns.ts";
import { workbookOf } from "./writeWorkbook.ts";

const batch = 1000;
type Cells = (string | number)[];

/** Ids of all rows that are wanted, in the list's order: what the batches are read by, so that no transaction stays open. */
async function idsInOrder(engine: Engine, resource: Resource, caller: Caller, request: ListRequest): Promise<number[]> {
  const direction = request.order === "asc" ? sql`asc` : sql`desc`;
  const order = sql`${sortColumn(resource, request.sort, caller.locale)} ${direction}, t.id ${direction}`;
  const where = whereSql(resource, caller.actor, request);
  const rows = await engine.read(caller.actor, (tx) =>
    tx.run<{ id: number }>(sql`select t.id from ${tableRef(resource)} t ${where} order by ${order}`),
  );
  return rows.map(({ id }) => id);
}
async function readBatch(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  columns: readonly FileColumn[],
  ids: number[],
): Promise<Cells[]> {
  const { toFile } = engine.rules(resource).transfer ?? {};
  const names = toFile
    ? readableFields(caller.actor, resource.fields)
    : [...new Set(columns.map(({ rows, name }) => rows ?? name))];
  return engine.read(caller.actor, async (tx) => {
    const rows = await tx.run<Rec>(
      sql`select ${selectList(resource, names)} from ${tableRef(resource)} t where t.id = any(${ids}::bigint[])`,
    );
    await addChildren(tx, resource, names, rows);
    await present(engine, tx, resource, caller, rows);
    if (toFile) for (const row of rows) toFile(row);
    const byId = new Map(rows.map((row) => [row.id, row]));
    // A row that was deleted in between is left out.
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? linesOf(columns, resource.key, row) : [];
    });
  });
}

/** A file of all rows that the request finds; the next batch is read only when the one before has been taken. */
export async function exportFile(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
  format: "csv" | "xlsx",
): Promise<Readable> {
  const ids = await idsInOrder(engine, resource, caller, request);
  if (ids.length === 0) throw new Refusal(422, "export.empty", { key: "refusal.exportEmpty" });
  await logExport(engine, resource, caller, ids.length, format);
  const columns = fileColumns(engine, resource, caller.actor, caller.locale);
  async function* batches(): AsyncGenerator<Cells[]> {
    yield [columns.map(({ header }) => header)];
    for (let start = 0; start < ids.length; start += batch)
      yield await readBatch(engine, resource, caller, columns, ids.slice(start, start + batch));
  }
  return Readable.from(format === "csv" ? textOf(batches()) : workbookOf(batches()));
}
/** With the mark by which spreadsheets know UTF-8. */
async function* textOf(batches: AsyncGenerator<Cells[]>): AsyncGenerator<string> {
  yield "\ufeff";
  for await (const rows of batches) yield csvOf(rows);
}
/** The header row that an import understands. */
export const templateOf = (columns: readonly FileColumn[]): string =>
  `\ufeff${csvOf([columns.map(({ header }) => header)])}`;

async function logExport(
  engine: Engine,
  resource: Resource,
  { actor, ip, requestId }: Caller,
  count: number,
  format: string,
): Promise<void> {
  await engine.write(actor, (tx) =>
    tx.run(sql`
      insert into audit_entries (shop_id, resource, label, operation, changes, add_by, member_name, ip, request_id)
      values (${actor.shopId}, ${resource.name}, ${`${count} × ${format}`}, 'export', '{}', ${actor.id}, ${actor.name}, ${ip}, ${requestId})`),
  );
}
