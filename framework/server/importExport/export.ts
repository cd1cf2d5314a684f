import { Readable } from "node:stream";
import { sql } from "kysely";
import { getApp, listReadableFields, type Resource } from "../../schema/index.ts";
import { bindLoad, longTimeouts, runDetached } from "../database/requestLoad.ts";
import { domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { addChildren, type StoredRow, serialize } from "../operations/readRecord.ts";
import { selectList } from "../operations/storedSql.ts";
import { tableRef } from "../sql/columns.ts";
import { type ListRequest, sortColumn, whereSql } from "../sql/readListRequest.ts";
import { toTenantValue } from "../sql/tenancy.ts";
import { jsonb } from "../tables/jsonb.ts";
import type { Tx } from "../transaction.ts";
import { type FileColumn, toCsv } from "./columns.ts";
import { type Cells, createWorkbook, getMaxWorkbookRows } from "./createWorkbook.ts";
import { type ExportColumn, listExportColumns, summarizeRows } from "./exportColumns.ts";
import { exportMark, markHeading } from "./exportMark.ts";
import { readTimeZone } from "./readInstant.ts";
import { toLines } from "./toLines.ts";
import { listPathsById } from "./treePaths.ts";

const batch = 1000;

/**
 * Returns the ids of all requested rows in the list's order, at most `limit` where it is given.
 * Batches are read by these ids, so that no transaction stays open.
 */
async function idsInOrder(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
  limit: number | null,
): Promise<number[]> {
  const direction = request.order === "asc" ? sql`asc` : sql`desc`;
  const order = sql`${sortColumn(resource, request.sort, caller.locale)} ${direction}, t.id ${direction}`;
  const where = whereSql(resource, caller.actor, request);
  const query = sql<number>`select t.id from ${tableRef(resource)} t ${where} order by ${order} limit ${limit}`;
  return runDetached(() => engine.read(caller.actor, (tx) => tx.readValues(query)), longTimeouts);
}
async function readBatch(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  columns: readonly ExportColumn[],
  timeZone: string,
  ids: number[],
): Promise<Cells[]> {
  const { serializeRow } = engine.rules(resource).transfer ?? {};
  const names = serializeRow
    ? listReadableFields(caller.actor, resource.fields)
    : [...new Set(columns.map(({ rows, name }) => rows ?? name))];
  return engine.read(caller.actor, async (tx) => {
    const rows = await tx.run<StoredRow>(
      sql`select ${selectList(resource, names)} from ${tableRef(resource)} t where t.id = any(${ids}::bigint[])`,
    );
    await addChildren(tx, resource, names, rows);
    await serialize({ ...caller, engine, tx, resource }, rows);
    await namePaths(engine, tx, columns, rows, caller);
    if (serializeRow) for (const row of rows) serializeRow(row);
    for (const row of rows) summarizeRows(columns, row, caller.locale);
    const context = { engine, resource, locale: caller.locale, timeZone };
    const byId = new Map(rows.map((row) => [row.id, row]));
    // Rows deleted in the meantime are omitted.
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? toLines(context, columns, row) : [];
    });
  });
}

/**
 * Replaces references into a tree by their paths: another branch may have a row of the same name.
 */
async function namePaths(
  engine: Engine,
  tx: Tx,
  columns: readonly FileColumn[],
  rows: readonly StoredRow[],
  { locale }: Caller,
): Promise<void> {
  for (const { name, rows: inside, field } of columns) {
    if (inside !== null || field.kind !== "reference") continue;
    const target = engine.resource(field.options.target);
    if (!target.parent || !rows.some((row) => row[name])) continue;
    const paths = await listPathsById(tx, target, locale);
    for (const row of rows) {
      const path = paths.get(Number(row[name]));
      if (path) row._labels = { ...(row._labels as object), [name]: path };
    }
  }
}

/**
 * Exports all rows that the request matches, with the fields that are named, or with all. A CSV
 * file is a stream, whose next batch is read only after the previous one was consumed; an XLSX file
 * is complete.
 *
 * @throws {DomainError} `export.empty` when no row matches.
 * @throws {DomainError} `export.tooManyRows` when an XLSX file would have too many rows.
 * @throws {DomainError} `export.textTooLong` when a text is too long for a cell of an XLSX file.
 * @throws {DomainError} `export.tooLarge` when an XLSX file would have too much text.
 */
export async function exportFile(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
  { format, names }: { format: "csv" | "xlsx"; names: readonly string[] | null },
): Promise<Readable | Buffer> {
  const columns = listExportColumns(engine, resource, caller, names);
  const max = format === "xlsx" ? getMaxWorkbookRows(columns.length) : null;
  const ids = await idsInOrder(engine, resource, caller, request, max === null ? null : max + 1);
  if (ids.length === 0) throw domainError("export.empty");
  if (max !== null && ids.length > max) throw domainError("export.tooManyRows", { max });
  const headings = listHeadings(columns, await exportMark(engine, resource, caller.actor));
  const timeZone = await readTimeZone(engine, caller.actor);
  const read = bindLoad((part: number[]) =>
    readBatch(engine, resource, caller, columns, timeZone, part),
  );
  async function* batches(): AsyncGenerator<Cells[]> {
    for (let start = 0; start < ids.length; start += batch)
      yield await read(ids.slice(start, start + batch));
  }
  const file =
    format === "csv"
      ? Readable.from(writeText(headings, batches()))
      : await createWorkbook(headings, batches());
  await logExport(engine, resource, caller, ids.length, format);
  return file;
}
/** Starts with a byte order mark, by which spreadsheets recognize UTF-8. */
async function* writeText(
  headings: readonly string[],
  batches: AsyncGenerator<Cells[]>,
): AsyncGenerator<string> {
  yield `\ufeff${toCsv([headings])}`;
  for await (const rows of batches) yield toCsv(rows);
}
/** Headings as an import parses them: the id column contains the mark of its origin. */
const listHeadings = (columns: readonly FileColumn[], mark: string): string[] =>
  columns.map(({ key, header }) => (key === "id" ? markHeading(header, mark) : header));
/** Header row for an import. */
export const toTemplate = (columns: readonly FileColumn[], mark: string): string =>
  `\ufeff${toCsv([listHeadings(columns, mark)])}`;

async function logExport(
  engine: Engine,
  resource: Resource,
  { actor, ip, requestId }: Caller,
  count: number,
  format: string,
): Promise<void> {
  await engine.write(actor, (tx) =>
    tx.run(
      tx.db.insertInto(getApp().audit.table).values({
        ...toTenantValue(actor.tenantId),
        resource: resource.name,
        label: `${count} × ${format}`,
        operation: "export",
        changes: jsonb({}),
        add_by: actor.id,
        member_name: actor.name,
        ip,
        request_id: requestId,
      }),
    ),
  );
}
