import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kind, Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { ok } from "../http/answer.ts";
import { bodyOf, callerOf, queryOf } from "../http/app.ts";
import { checkDeed } from "../http/resourceCalls.ts";
import { readUpload } from "../http/upload.ts";
import { readListRequest } from "../query.ts";
import { conflict, invalidInput, Refusal } from "../refusal.ts";
import { csvOf, type FileColumn, groupKey, guard, importColumns, isKey } from "./columns.ts";
import { exportFile, templateOf } from "./export.ts";
import { suggest } from "./headings.ts";
import { ImportRuns } from "./importRun.ts";
import { visible } from "./importStatus.ts";
import { Imports } from "./imports.ts";
import { mostMegabytes, parseFile } from "./parseFile.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const attachment = (name: string) => `attachment; filename="${name}"`;
const day = () => new Date().toISOString().slice(0, 10);

/** Export and import of a resource, beside its other calls. Multipart bodies are the app's to read. */
export function registerTransfer(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const config = { resource };
  const path = (call: string) => `/api/${resource.api}/${call}`;
  const enter = (request: FastifyRequest, deed: "import" | "export"): Caller => {
    const caller = callerOf(request);
    checkDeed(caller, resource, deed);
    return caller;
  };
  if (resource.operations.includes("export"))
    app.get(path("export"), { config }, async (request, reply) => {
      const caller = enter(request, "export");
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
  const runs = new ImportRuns(engine, imports, (err, reference) =>
    app.log.error({ err, reference, resource: resource.name }, "an import failed"),
  );
  app.addHook("onClose", () => runs.stop());
  const columnsFor = ({ actor, locale }: Caller) => importColumns(resource, actor, locale, engine.translate);
  app.get(path("importTemplate"), { config }, async (request, reply) => {
    const caller = enter(request, "import");
    reply.header("content-type", types.csv).header("content-disposition", attachment(`${resource.name}.csv`));
    return templateOf(columnsFor(caller));
  });
  app.post(path("importPreview"), { config }, async (request) => {
    const caller = enter(request, "import");
    const file = await parseFile((await readUpload(request, mostMegabytes)).bytes);
    const importId = await imports.keep(resource, caller, file);
    return ok({
      importId,
      columns: file.columns,
      sample: file.sample,
      total: file.total,
      mapping: suggest(file.columns, resource, caller.actor, engine.translate),
      fields: columnsFor(caller).map(({ key, header }) => ({ key, header })),
    });
  });
  app.post(path("importRun"), { config }, async (request) => {
    const caller = enter(request, "import");
    const { importId, mapping, key, dryRun } = bodyOf(request);
    const found = await imports.find(resource, caller, importId, true);
    if (found.status.state === "running") throw conflict("import.running", "busy");
    const columns = mappingOf(mapping, found.data.columns.length, columnsFor(caller));
    const natural = keyOf(key, columns);
    await runs.begin(
      resource,
      caller,
      String(importId),
      found.data,
      columns,
      natural,
      dryRun === true || dryRun === "true",
    );
    return ok(null);
  });
  app.get(path("importStatus"), { config }, async (request) => {
    const caller = enter(request, "import");
    return ok(visible((await imports.find(resource, caller, queryOf(request).importId)).status));
  });
  app.post(path("importCancel"), { config }, async (request) => {
    const caller = enter(request, "import");
    const { importId } = bodyOf(request);
    await imports.find(resource, caller, importId);
    await imports.cancel(String(importId));
    return ok(null);
  });
  app.get(path("importErrors"), { config }, async (request, reply) => {
    const caller = enter(request, "import");
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

/** Kinds by whose text a row can be found again. */
const keys: readonly Kind[] = ["text", "localized", "email", "phone", "url", "integer", "choice"];
/** The column by which rows are found: without one in the file, an import meant to update would add everything anew. */
function keyOf(raw: unknown, columns: readonly (FileColumn | null)[]): string | null {
  if (raw === null || raw === undefined || raw === "") return null;
  const column = typeof raw === "string" ? columns.find((one) => one && isKey(one, raw)) : undefined;
  if (!column || !keys.includes(column.field.kind))
    throw new Refusal(400, "import.key", {
      key: "refusal.importKey",
      params: { field: typeof raw === "string" ? raw : "key" },
    });
  return column.name;
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
