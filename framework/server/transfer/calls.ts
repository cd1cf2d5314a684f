import type { FastifyInstance } from "fastify";
import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { ok } from "../http/answer.ts";
import { bodyOf, callerOf, queryOf } from "../http/app.ts";
import { requireRight } from "../http/resourceCalls.ts";
import { readUpload } from "../http/upload.ts";
import { labelsOf } from "../labels.ts";
import { readListRequest } from "../query.ts";
import { conflict, invalidInput, Refusal } from "../refusal.ts";
import {
  csvOf,
  type FileColumn,
  groupKey,
  guard,
  importColumns,
  isKey,
  type KeyChoice,
  keyChoices,
} from "./columns.ts";
import { exportFile, templateOf } from "./export.ts";
import { suggest } from "./headings.ts";
import { ImportRuns } from "./importRun.ts";
import { visible } from "./importStatus.ts";
import { Imports } from "./imports.ts";
import { mostMegabytes, parseFile } from "./parseFile.ts";
import type { PictureQueue } from "./pictures/pictureQueue.ts";
import { keepMapping, keptMapping } from "./rememberedMappings.ts";
import { linesOfSheet } from "./sheetRecords.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const attachment = (name: string) => `attachment; filename="${name}"`;
const day = () => new Date().toISOString().slice(0, 10);

/** Export and import of a resource, beside its other calls. Multipart bodies are the app's to read. */
export function registerTransfer(
  app: FastifyInstance,
  engine: Engine,
  resource: Resource,
  pictures: PictureQueue | null = null,
): void {
  const config = { resource };
  const path = (call: string) => `/api/${resource.api}/${call}`;
  const exporting = { config, onRequest: requireRight(resource, "export") };
  const importing = { config, onRequest: requireRight(resource, "import") };
  if (resource.operations.includes("export"))
    app.get(path("export"), exporting, async (request, reply) => {
      const caller = callerOf(request);
      const { format = "csv", ...query } = queryOf(request);
      if (format !== "csv" && format !== "xlsx") throw invalidInput("filterInvalid", { field: "format" });
      const file = await exportFile(engine, resource, caller, readListRequest(resource, caller.actor, query), format);
      reply
        .header("content-type", types[format])
        .header("content-disposition", attachment(`${resource.name}-${day()}.${format}`));
      return reply.send(file);
    });
  if (!resource.operations.includes("import") || resource.readOnly || resource.singleton) return;

  const imports = new Imports(engine);
  const runs = new ImportRuns(engine, imports, pictures, (err, reference) =>
    app.log.error({ err, reference, resource: resource.name }, "an import failed"),
  );
  app.addHook("onClose", () => runs.stop());
  const columnsFor = ({ actor, locale }: Caller) => importColumns(engine, resource, actor, locale);
  const { dialects = [], adds = [] } = engine.rules(resource).transfer ?? {};
  app.get(path("importTemplate"), importing, async (request, reply) => {
    const caller = callerOf(request);
    reply.header("content-type", types.csv).header("content-disposition", attachment(`${resource.name}.csv`));
    return templateOf(columnsFor(caller));
  });
  app.post(path("importPreview"), importing, async (request) => {
    const caller = callerOf(request);
    const file = await parseFile((await readUpload(request, mostMegabytes)).bytes);
    const importId = await imports.keep(resource, caller, file);
    const columns = columnsFor(caller);
    const kept = await keptMapping(engine, resource, caller, file.columns, columns);
    const mapping = kept?.mapping ?? suggest(engine, file.columns, resource, caller.actor);
    const keys = keyChoices(engine, resource, columns);
    const mapped = keys.filter(({ name }) =>
      columns.some((column) => mapping.includes(column.key) && isKey(column, name)),
    );
    const [key = null] = [resource.key, "id", groupKey].filter((name) => mapped.some((one) => one.name === name));
    return ok({
      importId,
      columns: file.columns,
      sample: file.sample,
      total: file.total,
      mapping,
      key: kept ? kept.key : key,
      /** Whether the columns are what somebody said they are, the last time. */
      kept: kept !== null,
      keys,
      dialect: dialects.find((one) => one.detects(file.columns))?.name ?? null,
      adds: columns.filter(({ rows, name }) => rows === null && adds.includes(name)).map(({ header }) => header),
      fields: columns.map(({ key: name, header }) => ({ key: name, header })),
    });
  });
  app.post(path("importRun"), importing, async (request) => {
    const caller = callerOf(request);
    const { importId, mapping, key, dryRun, dialect, add } = bodyOf(request);
    const found = await imports.find(resource, caller, importId, true);
    if (found.status.state === "running") throw conflict("import.running", "busy");
    const headings = found.data.columns;
    const known = columnsFor(caller);
    const lines = linesOfSheet(found.data.rows);
    const spoken = isGiven(dialect) ? dialects.find((one) => one.name === dialect && one.detects(headings)) : undefined;
    if (isGiven(dialect) && !spoken) throw invalidInput("filterInvalid", { field: "dialect" });
    const file = spoken?.translate(headings, lines) ?? { columns: [], lines, warnings: [] };
    const columns = spoken
      ? file.columns.map((one) => known.find((column) => column.key === one) ?? null)
      : mappingOf(mapping, headings.length, known);
    const natural = spoken ? groupKey : keyOf(key, columns, keyChoices(engine, resource, known));
    if (!spoken)
      await keepMapping(engine, resource, caller, headings, {
        mapping: columns.map((column) => column?.key ?? null),
        key: natural,
      });
    await runs.begin({
      resource,
      caller,
      id: String(importId),
      file,
      columns,
      key: natural,
      dryRun: isTrue(dryRun),
      adds: isTrue(add),
    });
    return ok(null);
  });
  app.get(path("importStatus"), importing, async (request) => {
    const caller = callerOf(request);
    const { importId } = queryOf(request);
    const { status } = await imports.find(resource, caller, importId);
    return ok({ ...visible(status), pictures: (await pictures?.counts(String(importId))) ?? null });
  });
  app.get(path("importPictures"), importing, async (request) => {
    const caller = callerOf(request);
    const { importId } = queryOf(request);
    await imports.find(resource, caller, importId);
    return ok({ list: pictures ? await failedPictures(engine, pictures, resource, caller, String(importId)) : [] });
  });
  app.post(path("importPictures"), importing, async (request) => {
    const caller = callerOf(request);
    const { importId } = bodyOf(request);
    await imports.find(resource, caller, importId);
    await pictures?.tryAgain(String(importId));
    return ok(null);
  });
  app.post(path("importCancel"), importing, async (request) => {
    const caller = callerOf(request);
    const { importId } = bodyOf(request);
    await imports.find(resource, caller, importId);
    await imports.cancel(String(importId));
    return ok(null);
  });
  app.get(path("importErrors"), importing, async (request, reply) => {
    const caller = callerOf(request);
    const { status, data } = await imports.find(resource, caller, queryOf(request).importId, true);
    const messages = new Map<number, string[]>();
    for (const { row, message } of status.errors) messages.set(row, [...(messages.get(row) ?? []), message]);
    // All lines of a record stand together, so that the file can be mended and imported as it is.
    const wrong = [...new Set(status.errors.flatMap(({ row, rows }) => rows ?? [row]))];
    const rows = wrong.map((row) => [...(data.rows[row - 2] ?? []).map(guard), messages.get(row)?.join("; ") ?? ""]);
    reply.header("content-type", types.csv).header("content-disposition", attachment(`${resource.name}-errors.csv`));
    return `\ufeff${csvOf([[...data.columns.map(guard), "!"], ...rows])}`;
  });
}

const isGiven = (raw: unknown): boolean => raw !== undefined && raw !== null && raw !== "";
const isTrue = (raw: unknown): boolean => raw === true || raw === "true";
/** The column by which rows are found: without one in the file, an import meant to update would add everything anew. */
function keyOf(raw: unknown, columns: readonly (FileColumn | null)[], choices: readonly KeyChoice[]): string | null {
  if (!isGiven(raw)) return null;
  const choice = choices.find(({ name }) => name === raw);
  if (!choice || !columns.some((column) => column && isKey(column, choice.name)))
    throw new Refusal(400, "import.key", {
      key: "refusal.importKey",
      params: { field: typeof raw === "string" ? raw : "key" },
    });
  return choice.name;
}
/** The pictures that could not be fetched, each with the name of its record and a sentence. */
async function failedPictures(
  engine: Engine,
  pictures: PictureQueue,
  resource: Resource,
  { actor, locale }: Caller,
  importId: string,
) {
  const failures = await pictures.failures(importId);
  const ids = [...new Set(failures.map(({ recordId }) => recordId))];
  const labels = await engine.read(actor, (tx) => labelsOf(tx, resource, locale, ids));
  return failures.map(({ recordId, place, address, error }) => ({
    id: recordId,
    label: labels.get(recordId) ?? `#${recordId}`,
    place,
    address,
    message: engine.translate(locale, `transfer.pictures.${error}`),
  }));
}
function mappingOf(raw: unknown, width: number, columns: readonly FileColumn[]): (FileColumn | null)[] {
  if (!Array.isArray(raw) || raw.length !== width) throw invalidInput("type.list", { field: "mapping" });
  const mapped = raw.map((key) => {
    if (key === null || key === "") return null;
    const column = columns.find((one) => one.key === key);
    if (!column) throw invalidInput("unknownField", { field: String(key) });
    return column;
  });
  const keys = mapped.flatMap((column) => (column ? [column.key] : []));
  if (keys.every((key) => key === groupKey) || new Set(keys).size !== keys.length)
    throw invalidInput("filterInvalid", { field: "mapping" });
  return mapped;
}
