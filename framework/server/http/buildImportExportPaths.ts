import type { Resource } from "../../schema/index.ts";
import { encodings } from "../importExport/parseFile.ts";

type Schema = Record<string, unknown>;
const string: Schema = { type: "string" };
const integer: Schema = { type: "integer" };
const boolean = (description: string): Schema => ({ type: "boolean", description });
const list = (items: Schema): Schema => ({ type: "array", items });
const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: "object",
  properties,
  ...more,
});
const query = (name: string, schema: Schema, description = "") => ({
  name,
  in: "query",
  schema,
  description,
});
const importId = { ...query("importId", string), required: true };

const headed = object({ key: string, header: string });
const remark = object({ row: integer, field: string, message: string });
const preview = object({
  importId: string,
  columns: list(string),
  sample: list(list(string)),
  total: integer,
  encoding: {
    type: ["string", "null"],
    description: "Character encoding of a CSV file; null for a workbook",
  },
  encodings: list(string),
  origin: {
    type: ["string", "null"],
    enum: ["own", "other", null],
    description: "Shop that exported the file; null if it isn't an export",
  },
  mapping: list({ type: ["string", "null"], description: "Suggested field for each column" }),
  key: { type: ["string", "null"], description: "Field that matches existing records" },
  keys: list(object({ name: string, header: string })),
  kept: boolean("Whether the mapping is the one of the last file with these columns"),
  dialect: {
    type: ["string", "null"],
    description: "Program that exported the file, such as Shopify",
  },
  unread: list({ ...string, description: "Column of that program which is ignored" }),
  adds: list(string),
  fill: list(headed),
  fillLanguages: list({
    ...string,
    description: "Field whose blank languages can be filled from another language",
  }),
  fields: list(headed),
});
const status = object({
  state: { type: "string", enum: ["waiting", "running", "done", "failed", "cancelled"] },
  dryRun: { type: "boolean" },
  done: integer,
  total: integer,
  created: integer,
  updated: integer,
  unchanged: integer,
  failed: integer,
  errors: list(remark),
  warned: integer,
  warnings: list(remark),
  notes: list({
    ...string,
    description: "Value that was changed or omitted throughout the file, with its count",
  }),
  childrenKept: integer,
  childrenRemoved: integer,
  pictures: {
    type: ["object", "null"],
    properties: { total: integer, done: integer, failed: integer },
  },
  message: string,
});
const run = object(
  {
    importId: string,
    mapping: list({ type: ["string", "null"] }),
    key: { type: ["string", "null"], description: "`id` only for a file exported from this shop" },
    dialect: { type: ["string", "null"], description: "Replaces mapping and key" },
    add: boolean("Adds what names name and nobody has yet, where the resource allows it"),
    dryRun: boolean("Says what would happen and writes nothing"),
    removeMissing: boolean(
      "Removes child rows that the file does not name; without it they are kept",
    ),
    fill: object(
      {},
      {
        additionalProperties: true,
        description: 'Values for blank cells, by column: {"category": 3}',
      },
    ),
    fillLanguages: boolean(
      "Copies a given text into languages that have none, in the fields that the preview lists",
    ),
    decimal: {
      type: "string",
      enum: ["point", "comma"],
      description: "Detected from the file's numbers by default",
    },
  },
  { required: ["importId"] },
);

/** Paths of the import and export calls. */
export function buildImportExportPaths({
  name,
  api,
  operations,
  readOnly,
  singleton,
}: Resource): Record<string, object> {
  const paths: Record<string, object> = {};
  const answer = (data: Schema) => ({
    description: "Response envelope; `code` is 200 on success",
    content: { "application/json": { schema: object({ code: integer, message: string, data }) } },
  });
  const file = (...types: string[]) => ({
    description: "File download",
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
    ),
  });
  const call = (
    method: "get" | "post",
    path: string,
    summary: string,
    more: object,
    response: object,
  ) => {
    const at = `/${api}/${path}`;
    paths[at] = {
      ...paths[at],
      [method]: { tags: [name], summary, ...more, responses: { 200: response } },
    };
  };
  const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  if (operations.includes("export"))
    call(
      "get",
      "export",
      "Export all records that match the filters of getList",
      { parameters: [query("format", { type: "string", enum: ["csv", "xlsx"] })] },
      file("text/csv", xlsx),
    );
  if (!operations.includes("import") || readOnly || singleton) return paths;

  const byId = { parameters: [importId] };
  const body = (schema: Schema) => ({
    requestBody: { content: { "application/json": { schema } } },
  });
  const upload = object({ file: { type: "string", format: "binary" } }, { required: ["file"] });
  call("get", "importTemplate", "Download an import template", {}, file("text/csv"));
  call(
    "post",
    "importPreview",
    "Upload a CSV or XLSX file for import; 503 with Retry-After if several files are being read",
    {
      parameters: [
        query(
          "encoding",
          { type: "string", enum: [...encodings] },
          "Detected from the file by default",
        ),
      ],
      requestBody: { required: true, content: { "multipart/form-data": { schema: upload } } },
    },
    answer(preview),
  );
  call("post", "importRun", "Start an import, or a dry run", body(run), answer({ type: "null" }));
  call(
    "get",
    "importStatus",
    "Retrieve the progress and result of an import",
    byId,
    answer(status),
  );
  call(
    "get",
    "importRemarks",
    "List an import's remarks on rows, by page or as a file",
    {
      parameters: [
        importId,
        query("kind", { type: "string", enum: ["error", "remark"] }),
        query("page", integer),
        query("pageSize", { type: "integer", maximum: 1000 }),
        query("format", { type: "string", enum: ["csv"] }),
      ],
    },
    answer(object({ list: list(remark), total: integer, page: integer, pageSize: integer })),
  );
  call("get", "importErrors", "Download the rows with errors", byId, file("text/csv"));
  call(
    "post",
    "importCancel",
    "Cancel an import; imported records are kept",
    body(object({ importId: string })),
    answer({ type: "null" }),
  );
  call(
    "get",
    "importPictures",
    "List the images that couldn't be fetched",
    byId,
    answer(object({ list: list({ type: "object" }) })),
  );
  call(
    "post",
    "importPictures",
    "Retry fetching images",
    body(object({ importId: string })),
    answer({ type: "null" }),
  );
  return paths;
}
