import type { Resource, StandardOperation } from "../defineResource.ts";
import { isSearchable } from "../search.ts";
import {
  encodings,
  failedPicture,
  importOptions,
  importPreview,
  importRemark,
  importStatus,
  pastImport,
  remarkKinds,
  undoneImport,
} from "./imports.ts";
import {
  bulkEditResults,
  historyEntry,
  idResults,
  record,
  recordInput,
  recordResults,
  revertedRow,
  rowIds,
} from "./records.ts";
import { type Shape, shapes } from "./shape.ts";

const {
  anything,
  boolean,
  integer,
  list,
  map,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  string,
} = shapes;

/**
 * What a caller needs: a permission of the resource; `select` allows every caller who may reference
 * its rows, and `save` depends on whether the body creates or edits.
 */
export type CallRight = "view" | StandardOperation | "select" | "save";

/** A call that the framework provides for resources, below `/api/{resource.api}/`. */
export interface StandardCall {
  readonly method: "GET" | "POST";
  readonly right: CallRight;
  readonly summary: string | ((resource: Resource) => string);
  /** Whether a resource has the call; every resource by default. */
  readonly isAvailable?: (resource: Resource) => boolean;
  /** Parameters of the address for GET, the body for POST. */
  readonly input: Shape;
  /** Whether the parameters include the resource's filters. */
  readonly filtered?: true;
  /** Whether the body is one file, in a part `file`; the input is in the address. */
  readonly upload?: true;
  /** `data` of the response. */
  readonly answer?: Shape;
  /** Media types, if the response is a file. */
  readonly files?: readonly string[];
}

/** Whether an operation of a resource can be granted: no call writes a read-only resource. */
export const hasOperation =
  (operation: StandardOperation) =>
  ({ operations, readOnly }: Resource): boolean =>
    !readOnly && operations.includes(operation);
const hasTrash = (resource: Resource) => hasOperation("delete")(resource) && resource.trash;
const isTree = (resource: Resource) => resource.parent !== null;
const canImport = (resource: Resource) => hasOperation("import")(resource) && !resource.singleton;

const csv = "text/csv";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const page = integer();
const pageSize = integer(undefined, { maximum: 1000 });
const ids = string("Comma-separated list of IDs");
const pageParameters = {
  page: optional(page),
  pageSize: optional(pageSize),
  sort: optional(string()),
  order: optional(oneOf(["asc", "desc"])),
  ids: optional(ids),
  tab: optional(string()),
  tab_in: optional(string("Comma-separated list of tabs; returns the rows of any of them")),
  trash: optional(boolean()),
};
/** Parameter of lists of resources that are imported: the rows that one import has written. */
const importParameter = {
  importId: optional(string("ID of one of your imports; returns the records that it wrote")),
};
/** Names of parameters of a list that are no filters. */
export const listParameters: readonly string[] = [
  ...Object.keys(pageParameters),
  ...Object.keys(importParameter),
  "q",
];

const describeSearch = ({ fields }: Resource) =>
  `Searches ${Object.entries(fields)
    .flatMap(([name, { options }]) => (options.search ? [name] : []))
    .join(", ")}`;
/** Parameters of a list; filters are additional properties. */
type ListQuery = Readonly<Record<string, unknown>>;
const listQuery: Shape<ListQuery> = {
  describe: (resource) =>
    object({
      ...pageParameters,
      ...(canImport(resource) ? importParameter : {}),
      ...(isSearchable(resource) ? { q: optional(string(describeSearch(resource))) } : {}),
    }).describe(),
};
const selectorQuery: Shape<ListQuery> = {
  describe: (resource) =>
    object({
      ...pageParameters,
      q: optional(string(isSearchable(resource) ? describeSearch(resource) : "Searches by name")),
    }).describe(),
};
const recordQuery: Shape<{ id?: number }> = {
  describe: (resource) => object(resource.singleton ? {} : { id: integer() }).describe(),
};
const exportQuery: Shape<ListQuery> = {
  describe: (resource) =>
    object({
      ...pageParameters,
      ...(isSearchable(resource) ? { q: optional(string(describeSearch(resource))) } : {}),
      format: optional(oneOf(["csv", "xlsx"])),
      columns: optional(
        string("Names of the fields to export, separated by commas; all by default"),
      ),
    }).describe(),
};
const none: Shape<Record<never, never>> = object({});
const importId = string();

const describeSave = ({ operations }: Resource) => {
  if (!operations.includes("edit")) return "Create a record";
  return operations.includes("create")
    ? "Create a record, or update it if an ID is given"
    : "Update a record";
};

type Described = Omit<StandardCall, "method">;
const get = <const C extends Described>(call: C) => ({ ...call, method: "GET" as const });
const post = <const C extends Described>(call: C) => ({ ...call, method: "POST" as const });

/**
 * Every call that the framework provides, by its name in the address. The server registers them
 * from here, OpenAPI is printed from here, and the client's inputs and answers have these types.
 */
export const standardCalls = {
  getList: get({
    right: "view",
    summary: ({ name }) => `List ${name}`,
    input: listQuery,
    filtered: true,
    answer: object({
      list: list(record),
      total: integer(),
      totalIsAtLeast: optional(boolean("More rows exist that are not counted yet")),
      page: integer(),
      pageSize: integer(),
    }),
  }),
  get: get({ right: "view", summary: "Retrieve a record", input: recordQuery, answer: record }),
  getSelector: get({
    right: "select",
    summary: "List IDs and names for selection",
    input: selectorQuery,
    filtered: true,
    answer: list(object({ id: integer(), name: string() })),
  }),
  getTree: get({
    right: "select",
    summary: "Retrieve the tree of all records for selection",
    isAvailable: isTree,
    input: none,
    answer: list(record),
  }),
  getCounts: get({
    right: "view",
    summary: "Count the records of each tab",
    input: listQuery,
    filtered: true,
    answer: map(integer()),
  }),
  getSums: get({
    right: "view",
    summary: "Sum the list's summed columns over all matching records",
    input: listQuery,
    filtered: true,
    answer: map(anything()),
  }),
  getIds: get({
    right: "view",
    summary: "List the IDs of all matching records, at most 10,000",
    input: listQuery,
    filtered: true,
    answer: list(integer()),
  }),
  getHistory: get({
    right: "view",
    summary: "List the history of a record",
    input: object({ id: integer(), page: optional(page), pageSize: optional(pageSize) }),
    answer: object({ list: list(historyEntry), total: integer() }),
  }),
  editSubmit: post({
    right: "save",
    summary: describeSave,
    isAvailable: (resource) => hasOperation("create")(resource) || hasOperation("edit")(resource),
    input: recordInput,
    answer: record,
  }),
  delete: post({
    right: "delete",
    summary: "Delete records",
    isAvailable: hasOperation("delete"),
    input: object({ ids: rowIds }),
    answer: idResults,
  }),
  restore: post({
    right: "delete",
    summary: "Restore records from the trash",
    isAvailable: hasTrash,
    input: object({ ids: rowIds }),
    answer: idResults,
  }),
  purge: post({
    right: "delete",
    summary: "Delete records in the trash permanently",
    isAvailable: hasTrash,
    input: object({ ids: rowIds }),
    answer: idResults,
  }),
  bulkEdit: post({
    right: "edit",
    summary: "Set the same values in several records",
    isAvailable: hasOperation("edit"),
    input: object({ ids: rowIds, values: recordInput }),
    answer: bulkEditResults,
  }),
  revert: post({
    right: "edit",
    summary: "Undo the caller's own last edit of records, within 15 minutes of it",
    isAvailable: hasOperation("edit"),
    input: object({ rows: list(revertedRow) }),
    answer: recordResults,
  }),
  move: post({
    right: "edit",
    summary: "Move a record of a tree below a parent, before a sibling or last",
    isAvailable: (resource) => hasOperation("edit")(resource) && isTree(resource),
    input: object({
      id: integer(),
      parent: optional(nullable(integer())),
      before: optional(nullable(integer())),
    }),
    answer: record,
  }),
  export: get({
    right: "export",
    summary: "Export all records that match the filters of getList",
    isAvailable: ({ operations }) => operations.includes("export"),
    input: exportQuery,
    filtered: true,
    files: [csv, xlsx],
  }),
  importTemplate: get({
    right: "import",
    summary: "Download an import template",
    isAvailable: canImport,
    input: none,
    files: [csv],
  }),
  importPreview: post({
    right: "import",
    summary:
      "Upload a CSV or XLSX file for import; 503 with Retry-After if several files are being read",
    isAvailable: canImport,
    input: object({
      encoding: optional(oneOf(encodings, "Detected from the file by default")),
    }),
    upload: true,
    answer: importPreview,
  }),
  importRun: post({
    right: "import",
    summary: "Start an import, or a dry run",
    isAvailable: canImport,
    input: importOptions,
    answer: nothing(),
  }),
  importStatus: get({
    right: "import",
    summary: "Retrieve the progress and result of an import",
    isAvailable: canImport,
    input: object({ importId }),
    answer: importStatus,
  }),
  importRemarks: get({
    right: "import",
    summary: "List an import's remarks on rows, by page or as a file",
    isAvailable: canImport,
    input: object({
      importId,
      kind: optional(oneOf(remarkKinds)),
      page: optional(page),
      pageSize: optional(pageSize),
      format: optional(oneOf(["csv"])),
    }),
    answer: object({
      list: list(importRemark),
      total: integer(),
      page: integer(),
      pageSize: integer(),
    }),
    files: [csv],
  }),
  importPictures: get({
    right: "import",
    summary: "List the images that couldn't be fetched",
    isAvailable: canImport,
    input: object({ importId }),
    answer: object({ list: list(failedPicture) }),
  }),
  retryPictures: post({
    right: "import",
    summary: "Retry fetching images",
    isAvailable: canImport,
    input: object({ importId }),
    answer: nothing(),
  }),
  importErrors: get({
    right: "import",
    summary: "Download the rows with errors",
    isAvailable: canImport,
    input: object({ importId }),
    files: [csv],
  }),
  importUndo: post({
    right: "import",
    summary:
      "Undo an import, up to 200 records per call: added ones are deleted, updated ones get their earlier values",
    isAvailable: canImport,
    input: object({
      importId,
      before: optional(nullable(integer(), "`next` of the previous call")),
    }),
    answer: undoneImport,
  }),
  importHistory: get({
    right: "import",
    summary: "List the caller's imports of the last week, newest first",
    isAvailable: canImport,
    input: none,
    answer: object({ list: list(pastImport) }),
  }),
  importCancel: post({
    right: "import",
    summary: "Cancel an import; imported records are kept",
    isAvailable: canImport,
    input: object({ importId }),
    answer: nothing(),
  }),
} as const;
export type StandardCallName = keyof typeof standardCalls;

/** Returns the standard calls that a resource has, by name. */
export function listStandardCalls(resource: Resource): [StandardCallName, StandardCall][] {
  const all: [string, StandardCall][] = Object.entries(standardCalls);
  return all.flatMap(([name, call]): [StandardCallName, StandardCall][] =>
    isStandardCall(name) && (call.isAvailable?.(resource) ?? true) ? [[name, call]] : [],
  );
}
const isStandardCall = (name: string): name is StandardCallName =>
  Object.hasOwn(standardCalls, name);
