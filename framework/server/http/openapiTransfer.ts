import type { Resource } from "../../schema/index.ts";
import { encodings } from "../transfer/parseFile.ts";

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
const query = (name: string, schema: Schema, description = "") => ({ name, in: "query", schema, description });
const importId = { ...query("importId", string), required: true };

const headed = object({ key: string, header: string });
const remark = object({ row: integer, field: string, message: string });
const preview = object({
  importId: string,
  columns: list(string),
  sample: list(list(string)),
  total: integer,
  encoding: { type: ["string", "null"], description: "In what a CSV file was read; null of a workbook" },
  encodings: list(string),
  origin: {
    type: ["string", "null"],
    enum: ["own", "other", null],
    description: "Whose export the file is, by its mark",
  },
  mapping: list({ type: ["string", "null"], description: "The suggested field of each column" }),
  key: { type: ["string", "null"], description: "By what existing records are found" },
  keys: list(object({ name: string, header: string })),
  kept: boolean("Whether the mapping is the one of the last file with these columns"),
  dialect: { type: ["string", "null"], description: "The program whose file it is, like Shopify" },
  unread: list({ ...string, description: "A heading of the program that nothing is read from" }),
  adds: list(string),
  fill: list(headed),
  fillLanguages: list({ ...string, description: "A field whose blank languages may take the text of another one" }),
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
  notes: list({ ...string, description: "What is changed or left out all over the file, with how often" }),
  childrenKept: integer,
  childrenRemoved: integer,
  pictures: { type: ["object", "null"], properties: { total: integer, done: integer, failed: integer } },
  message: string,
});
const run = object(
  {
    importId: string,
    mapping: list({ type: ["string", "null"] }),
    key: { type: ["string", "null"], description: "`id` only for a file that carries the mark of an own export" },
    dialect: { type: ["string", "null"], description: "Instead of mapping and key" },
    add: boolean("Adds what names name and nobody has yet, where the resource allows it"),
    dryRun: boolean("Says what would happen and writes nothing"),
    removeMissing: boolean("Removes child rows that the file does not name; without it they are kept"),
    fill: object({}, { additionalProperties: true, description: 'Values for blank cells, by column: {"category": 3}' }),
    fillLanguages: boolean("Copies a given text into languages that have none, in the fields that the preview lists"),
    decimal: { type: "string", enum: ["point", "comma"], description: "Else as the file's numbers prove" },
  },
  { required: ["importId"] },
);

/** Paths of the import and export calls. */
export function transferPaths({ name, api, operations, readOnly, singleton }: Resource): Record<string, object> {
  const paths: Record<string, object> = {};
  const answer = (data: Schema) => ({
    description: "The envelope; `code` is 200 where all is well",
    content: { "application/json": { schema: object({ code: integer, message: string, data }) } },
  });
  const file = (...types: string[]) => ({
    description: "A file",
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
  });
  const call = (method: "get" | "post", path: string, summary: string, more: object, response: object) => {
    const at = `/${api}/${path}`;
    paths[at] = { ...paths[at], [method]: { tags: [name], summary, ...more, responses: { 200: response } } };
  };
  const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  if (operations.includes("export"))
    call(
      "get",
      "export",
      "All rows that the filters of getList find, as a file",
      { parameters: [query("format", { type: "string", enum: ["csv", "xlsx"] })] },
      file("text/csv", xlsx),
    );
  if (!operations.includes("import") || readOnly || singleton) return paths;

  const byId = { parameters: [importId] };
  const body = (schema: Schema) => ({ requestBody: { content: { "application/json": { schema } } } });
  const upload = object({ file: { type: "string", format: "binary" } }, { required: ["file"] });
  call("get", "importTemplate", "The headings that an import understands", {}, file("text/csv"));
  call(
    "post",
    "importPreview",
    "Reads a CSV or XLSX file; 503 with retry-after where several are being read",
    {
      parameters: [query("encoding", { type: "string", enum: [...encodings] }, "Else what the file looks like")],
      requestBody: { required: true, content: { "multipart/form-data": { schema: upload } } },
    },
    answer(preview),
  );
  call("post", "importRun", "Begins to import a file that was read, or a dry run", body(run), answer({ type: "null" }));
  call("get", "importStatus", "How far an import is, and what came of it", byId, answer(status));
  call(
    "get",
    "importRemarks",
    "What an import said of rows, page by page or as a file",
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
  call("get", "importErrors", "The rows that were refused, as a file to mend", byId, file("text/csv"));
  call(
    "post",
    "importCancel",
    "Stops an import; what is written stays",
    body(object({ importId: string })),
    answer({ type: "null" }),
  );
  call(
    "get",
    "importPictures",
    "The images of an import that could not be fetched",
    byId,
    answer(object({ list: list({ type: "object" }) })),
  );
  call("post", "importPictures", "Fetches them again", body(object({ importId: string })), answer({ type: "null" }));
  return paths;
}
