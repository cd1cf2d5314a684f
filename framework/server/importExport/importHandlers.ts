import type { FastifyInstance } from "fastify";
import { encodings, getApp, type Resource } from "../../schema/index.ts";
import { DomainError, domainError, invalidInput } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { toRowResults } from "../http/bulkResults.ts";
import { getBody, getQuery } from "../http/createApp.ts";
import { FileBody } from "../http/FileBody.ts";
import type { CallHandlers } from "../http/handlers/CallHandler.ts";
import { readUpload } from "../http/readUpload.ts";
import { loadLabels } from "../sql/loadLabels.ts";
import { parseIdOrNull, readListRequest } from "../sql/readListRequest.ts";
import {
  type FileColumn,
  groupKey,
  guard,
  listImportColumns,
  listKeyChoices,
  toCsv,
} from "./columns.ts";
import { exportFile, toTemplate } from "./export.ts";
import { exportMark, findOrigin } from "./exportMark.ts";
import { ImportRuns } from "./importRun.ts";
import { toPublicStatus } from "./importStatus.ts";
import { Imports } from "./imports.ts";
import { getPage, isRemarkKind, listRemarks } from "./listRemarks.ts";
import { isEncoding, maxMegabytes, parseInTurn, parseQueue } from "./parseFile.ts";
import { retryAfterSeconds } from "./parseQueue.ts";
import type { PictureQueue } from "./pictures/pictureQueue.ts";
import { previewImport } from "./previewImport.ts";
import { readTimeZone } from "./readInstant.ts";
import {
  isGiven,
  isTrue,
  listLanguagesToFill,
  parseDecimal,
  parseFill,
  parseKey,
  parseMapping,
} from "./runOptions.ts";
import { saveMapping } from "./savedMappings.ts";
import { SheetNumbers } from "./sheetNumbers.ts";
import { type Line, toSheetLines } from "./sheetRecords.ts";
import { takeExportTurn } from "./takeExportTurn.ts";
import { translateFile } from "./translateFile.ts";
import { undoImport } from "./undoImport.ts";

const day = () => new Date().toISOString().slice(0, 10);

/** Answers the file of an export, with all rows that the filters match. */
export const exportHandler: CallHandlers["export"] = async ({
  engine,
  resource,
  caller,
  request,
}) => {
  const { format = "csv", columns = null, ...query } = getQuery(request);
  if (format !== "csv" && format !== "xlsx")
    throw invalidInput("oneOf", { field: "format", choices: "csv, xlsx" });
  const listRequest = readListRequest(engine, resource, caller.actor, query);
  const file = await takeExportTurn(request.load, () =>
    exportFile(engine, resource, caller, listRequest, {
      format,
      names: typeof columns === "string" ? columns.split(",") : null,
    }),
  );
  return new FileBody(`${resource.name}-${day()}.${format}`, format, file);
};

/** Creates the handlers of a resource's import calls. The app parses multipart bodies. */
export function createImportHandlers(
  app: FastifyInstance,
  engine: Engine,
  resource: Resource,
  pictures: PictureQueue | null,
): Pick<
  CallHandlers,
  | "importTemplate"
  | "importPreview"
  | "importRun"
  | "importStatus"
  | "importPictures"
  | "retryPictures"
  | "importCancel"
  | "importUndo"
  | "importHistory"
  | "importRemarks"
  | "importErrors"
> {
  const imports = new Imports(engine);
  const runs = new ImportRuns(engine, imports, pictures, (err, reference) =>
    app.log.error({ err, reference, resource: resource.name }, "an import failed"),
  );
  app.addHook("onClose", () => runs.stop());
  const columnsFor = ({ actor, locale }: Caller) =>
    listImportColumns(engine, resource, actor, locale);
  const { formats = [] } = engine.rules(resource).transfer ?? {};
  return {
    async importTemplate({ caller }) {
      const mark = await exportMark(engine, resource, caller.actor);
      return new FileBody(`${resource.name}.csv`, "csv", toTemplate(columnsFor(caller), mark));
    },
    async importPreview({ caller, request, reply }) {
      const { encoding } = getQuery(request);
      if (isGiven(encoding) && !isEncoding(encoding))
        throw invalidInput("oneOf", { field: "encoding", choices: encodings.join(", ") });
      try {
        // A tenant without a free slot is rejected before its bytes are read.
        return await parseQueue.admit(
          String(caller.actor.tenantId ?? getApp().tenancy.operator),
          async (place) => {
            const { bytes } = await readUpload(request, maxMegabytes);
            return parseInTurn(place, bytes, isEncoding(encoding) ? encoding : null, async (file) =>
              previewImport(engine, imports, resource, caller, file),
            );
          },
        );
      } catch (error) {
        if (error instanceof DomainError && error.type === "unavailable")
          reply.header("retry-after", retryAfterSeconds);
        throw error;
      }
    },
    async importRun({ caller, request }) {
      const {
        importId,
        mapping,
        key,
        dryRun,
        dialect,
        add,
        fill,
        fillLanguages,
        removeMissing,
        decimal,
      } = getBody(request);
      const found = await imports.findWithRows(resource, caller, importId);
      if (found.status.state === "running") throw domainError("import.running");
      const { columns: headings, rows, delimiter = null } = found.data;
      const known = columnsFor(caller);
      const style = { decimal: parseDecimal(decimal), delimiter };
      const filled = await parseFill(engine, resource, caller, fill, known);
      const fileFormat = isGiven(dialect)
        ? formats.find((one) => one.name === dialect && one.detects(headings))
        : undefined;
      if (isGiven(dialect) && !fileFormat) throw domainError("import.formatUnknown");

      const numbers = findOrigin(headings, await exportMark(engine, resource, caller.actor));
      const markedAt = numbers?.origin === "own" ? numbers.at : -1;
      const sheet = toSheetLines(rows);
      const lines = numbers?.origin === "other" ? nameForeignLines(sheet, numbers) : sheet;
      const read = fileFormat
        ? translateFile(fileFormat, headings, lines, style, {
            translate: engine.translate,
            locale: caller.locale,
          })
        : { columns: [], lines, warnings: [], losses: [], notes: [] };
      const columns = fileFormat
        ? read.columns.map((one) => known.find((column) => column.key === one) ?? null)
        : parseMapping(mapping, headings, known, markedAt);
      const natural = fileFormat
        ? (fileFormat.key ?? groupKey)
        : parseKey(key, columns, listKeyChoices(engine, resource, known));
      if (!fileFormat)
        await saveMapping(engine, resource, caller, headings, {
          mapping: columns.map((column) => column?.key ?? null),
          key: natural,
        });
      await runs.begin({
        resource,
        caller,
        id: String(importId),
        file: read,
        columns,
        key: natural,
        dryRun: isTrue(dryRun),
        belongsToOtherTenant: numbers?.origin === "other",
        options: {
          createMissing: isTrue(add),
          omitsUnknownNames: numbers?.origin === "other" || fileFormat !== undefined,
          onlyUpdates: fileFormat?.onlyUpdates === true,
          removesUnnamed: isTrue(removeMissing),
          fill: filled,
          languages: isTrue(fillLanguages)
            ? listLanguagesToFill(engine, resource, known)
            : new Map(),
          timeZone: await readTimeZone(engine, caller.actor),
          numbers: new SheetNumbers(
            read.lines,
            numberColumns(columns),
            fileFormat ? { ...style, delimiter: null } : style,
          ),
        },
      });
      return null;
    },
    async importStatus({ caller, request }) {
      const { importId } = getQuery(request);
      const { status } = await imports.find(resource, caller, importId);
      return {
        ...toPublicStatus(status),
        pictures: (await pictures?.counts(String(importId))) ?? null,
        undoable: await imports.countUndoable(String(importId)),
      };
    },
    async importPictures({ caller, request }) {
      const { importId } = getQuery(request);
      await imports.find(resource, caller, importId);
      return {
        list: pictures
          ? await failedPictures(engine, pictures, resource, caller, String(importId))
          : [],
      };
    },
    async retryPictures({ caller, request }) {
      const { importId } = getBody(request);
      await imports.find(resource, caller, importId);
      await pictures?.tryAgain(String(importId));
      return null;
    },
    async importCancel({ caller, request }) {
      const { importId } = getBody(request);
      await imports.find(resource, caller, importId);
      await imports.cancel(String(importId));
      return null;
    },
    async importUndo({ caller, request }) {
      const { importId, before } = getBody(request);
      const { status } = await imports.find(resource, caller, importId);
      if (status.state === "running") throw domainError("import.running");
      const place = parseIdOrNull(before);
      const id = String(importId);
      if (place === null && (await imports.countUndoable(id)) === 0)
        throw domainError("import.nothingToUndo");
      const { outcomes, next } = await undoImport(engine, resource, caller, id, place);
      const { done, failed } = toRowResults(engine, resource, caller, outcomes, request.log);
      const areNew = new Set(outcomes.flatMap((one) => (one.isNew ? [one.id] : [])));
      const removed = done.filter((one) => areNew.has(one)).length;
      const kept = await nameRows(engine, resource, caller, failed);
      return { removed, restored: done.length - removed, kept, next };
    },
    async importHistory({ caller }) {
      return { list: await imports.list(resource, caller) };
    },
    async importRemarks({ caller, request }) {
      const { importId, kind, page, pageSize, format } = getQuery(request);
      if (isGiven(kind) && !isRemarkKind(kind))
        throw invalidInput("oneOf", { field: "kind", choices: "error, remark" });
      if (isGiven(format) && format !== "csv")
        throw invalidInput("oneOf", { field: "format", choices: "csv" });
      const { status } = await imports.find(resource, caller, importId);
      const remarks = listRemarks(status, isRemarkKind(kind) ? kind : null);
      if (format !== "csv") return getPage(remarks, page, pageSize);
      const t = (key: string) => engine.translate(caller.locale, `transfer.remarks.${key}`);
      const lines = remarks.map(({ row, kind: one, message }) => [row, t(one), guard(message)]);
      const text = `\ufeff${toCsv([[t("row"), t("kind"), t("message")], ...lines])}`;
      return new FileBody(`${resource.name}-remarks.csv`, "csv", text);
    },
    async importErrors({ caller, request }) {
      const { importId } = getQuery(request);
      const { status, data } = await imports.findWithRows(resource, caller, importId);
      const messages = new Map<number, string[]>();
      for (const { row, message } of status.errors)
        messages.set(row, [...(messages.get(row) ?? []), message]);
      // All lines of a record are included together, so that the file can be corrected and imported
      // directly.
      const wrong = [...new Set(status.errors.flatMap(({ row, rows }) => rows ?? [row]))];
      const rows = wrong.map((row) => [
        ...(data.rows[row - 2] ?? []).map(guard),
        messages.get(row)?.join("; ") ?? "",
      ]);
      const text = `\ufeff${toCsv([[...data.columns.map(guard), "!"], ...rows])}`;
      return new FileBody(`${resource.name}-errors.csv`, "csv", text);
    },
  };
}

/** Adds the names of the records to their errors. */
async function nameRows(
  engine: Engine,
  resource: Resource,
  { actor, locale }: Caller,
  rows: readonly { id: number; message: string }[],
) {
  const ids = rows.map(({ id }) => id);
  const labels = await engine.read(actor, (tx) => loadLabels(tx, resource, locale, ids));
  return rows.map(({ id, message }) => ({ id, label: labels.get(id) ?? `#${id}`, message }));
}

/**
 * Prefixes the record ids of another tenant's export: they are not ids of this tenant, but show
 * which lines belong together.
 */
const nameForeignLines = (
  lines: readonly Line[],
  { at, mark }: { at: number; mark: string },
): Line[] =>
  lines.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, index) =>
      index === at && cell.trim() !== "" ? `${mark} ${cell.trim()}` : cell,
    ),
  }));
const numberColumns = (columns: readonly (FileColumn | null)[]): number[] =>
  columns.flatMap((column, index) => (column?.field.type.traits.numeric ? [index] : []));
/**
 * Returns the pictures that could not be fetched, each with the name of its record and a message.
 */
async function failedPictures(
  engine: Engine,
  pictures: PictureQueue,
  resource: Resource,
  { actor, locale }: Caller,
  importId: string,
) {
  const failures = await pictures.failures(importId);
  const ids = [...new Set(failures.map(({ recordId }) => recordId))];
  const labels = await engine.read(actor, (tx) => loadLabels(tx, resource, locale, ids));
  return failures.map(({ recordId, place, address, error }) => ({
    id: recordId,
    label: labels.get(recordId) ?? `#${recordId}`,
    place,
    address,
    message: engine.translate(locale, `transfer.pictures.${error}`),
  }));
}
