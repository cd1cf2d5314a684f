import type { DataProvider, RaRecord } from "react-admin";
import type { StandardOperation } from "../schema/index.ts";

/** A record as screens hold it: money in cents, choices as words; `_labels` holds the names of what its references point at. */
export interface AdminRecord extends RaRecord {
  id: number;
  version: number;
  _labels?: Readonly<Record<string, string | readonly string[]>>;
  /** What an action answered besides the record. */
  _output?: Readonly<Record<string, unknown>>;
}
/** What a call did to each record it was asked for. */
export interface RowResults {
  list: AdminRecord[];
  failed: { id: number; code: number; message: string; error?: string }[];
}
export interface HistoryEntry {
  id: number;
  operation: StandardOperation | "action" | "restore" | "purge" | "import";
  /** Name of the action, where it was one. */
  action: string | null;
  /** Before and after, by field, in the shape of a record. */
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  memberName: string;
  addTime: string;
}
export interface Uploaded {
  imgUrl: string;
  thumbUrl: string | null;
  name: string;
  size: number;
  /** What rules that are told of uploads answered. */
  readonly [said: string]: unknown;
}
/** Filters, search, tab and trash as `getList` takes them. */
export type ListQuery = Readonly<Record<string, unknown>>;

export interface ImportPreview {
  importId: string;
  columns: string[];
  sample: string[][];
  total: number;
  /** Suggested field of each column, `null` to ignore it. */
  mapping: (string | null)[];
  /** The fields that a column may be, with their headings. */
  fields: { key: string; header: string }[];
  /** By which fields existing records may be found, and by which they are unless one says other. */
  keys: { name: string; header: string }[];
  key: string | null;
  /** Whether the mapping is the one that a file of the same columns had before. */
  kept: boolean;
  /** The program whose file it is, where its columns tell: such a file needs no mapping. */
  dialect: string | null;
  /** Fields whose missing targets the import can add by their names. */
  adds: string[];
  /** In what a CSV file was read, and in what else it may be read; null and none of a workbook. */
  encoding: string | null;
  encodings: string[];
  /** Whether it is an export of this shop, or of another one. */
  origin: "own" | "other" | null;
  /** Headings of a known program's file that nothing is read from. */
  unread: string[];
  /** Localized fields whose blank languages may take the text of another one. */
  fillLanguages: string[];
  /** Columns whose blank cells one value may fill. */
  fill: { key: string; header: string }[];
}
export interface ImportStatus {
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  dryRun: boolean;
  done: number;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** The first errors; all of them are in the file of errors. */
  errors: { row: number; field: string | null; message: string }[];
  /** What was mended or left out, and the first of it. */
  warned: number;
  warnings: { row: number; message: string }[];
  /** What is changed or left out all over the file: one sentence a kind, with how often. */
  notes: string[];
  /** Child rows of changed records that the file does not name. */
  childrenKept: number;
  childrenRemoved: number;
  /** How far the pictures are that the file named by their addresses; they come after the records. */
  pictures: { total: number; done: number; failed: number } | null;
  message?: string;
}
/** What an import said of a row of the file. */
export interface ImportRemark {
  row: number;
  message: string;
}
/** A picture that could not be fetched for a record. */
export interface FailedPicture {
  id: number;
  label: string;
  place: string;
  address: string;
  message: string;
}

/** What the screens need beyond react-admin's verbs. `dataProvider/` implements it. */
export interface AdminProvider extends DataProvider {
  runAction(
    resource: string,
    action: string,
    /** With a version, one record alone: it is refused where that has changed since. */
    params: { ids: readonly number[]; input?: Record<string, unknown>; version?: number },
  ): Promise<RowResults>;
  /** An extra call of the declaration, its input and output in the shape of code. */
  runCall(resource: string, call: string, input: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** A call of the house that is no resource's and changes nothing, by its path below `/api/`. */
  ask(
    path: string,
    query: Readonly<Record<string, string | number>>,
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<Record<string, unknown>>;
  bulkEdit(resource: string, params: { ids: readonly number[]; values: Record<string, unknown> }): Promise<RowResults>;
  removeMany(resource: string, ids: readonly number[]): Promise<RowResults>;
  restore(resource: string, ids: readonly number[]): Promise<RowResults>;
  purge(resource: string, ids: readonly number[]): Promise<RowResults>;
  /** Moves a row of a tree below `parent`, before the sibling `before` (last without one). */
  move(resource: string, params: { id: number; parent: number | null; before: number | null }): Promise<AdminRecord>;
  history(
    resource: string,
    params: { id: number; page: number; pageSize: number },
  ): Promise<{ list: HistoryEntry[]; total: number }>;
  selector(
    resource: string,
    params: { q?: string; ids?: readonly number[]; page?: number; pageSize?: number; signal?: AbortSignal },
  ): Promise<{ id: number; name: string }[]>;
  /** Every row of a tree in its order: what it is called and what it stands below, for those who choose among its rows. */
  tree(resource: string): Promise<AdminRecord[]>;
  /** Ids of all rows that the query finds, at most 10,000. */
  ids(resource: string, query: ListQuery): Promise<number[]>;
  /** How many rows each tab holds under the query. */
  counts(resource: string, query: ListQuery): Promise<Record<string, number>>;
  sums(resource: string, query: ListQuery): Promise<Record<string, number>>;
  singleton(resource: string): Promise<AdminRecord>;
  upload(
    file: File,
    options: {
      onProgress?: (fraction: number) => void;
      signal?: AbortSignal;
      confidential?: boolean;
      /** For rules that are told of uploads. */
      besides?: Readonly<Record<string, string | number>>;
    },
  ): Promise<Uploaded>;
  /** Downloads all rows that the query finds, streamed by the server. */
  exportRows(
    resource: string,
    params: { query: ListQuery; format: "csv" | "xlsx"; sort?: readonly [string, "asc" | "desc"] },
  ): Promise<void>;
  importTemplate(resource: string): Promise<void>;
  importPreview(
    resource: string,
    file: File,
    onProgress?: (fraction: number) => void,
    encoding?: string,
  ): Promise<ImportPreview>;
  importRun(
    resource: string,
    params: {
      importId: string;
      mapping: (string | null)[];
      key: string | null;
      dialect: string | null;
      add: boolean;
      dryRun: boolean;
      /** What blank cells are filled with, by column. */
      fill?: Readonly<Record<string, unknown>> | undefined;
      /** Whether a given text is copied into the languages that have none. */
      fillLanguages?: boolean | undefined;
      /** Whether child rows that the file does not name are removed. */
      removeMissing?: boolean | undefined;
      /** The decimal sign of the file's numbers, where the file does not say. */
      decimal?: string | undefined;
    },
  ): Promise<void>;
  importStatus(resource: string, importId: string): Promise<ImportStatus>;
  importCancel(resource: string, importId: string): Promise<void>;
  importErrors(resource: string, importId: string): Promise<void>;
  /** A page of what an import said of rows: what it refused, or what it changed or left out. */
  importRemarks(
    resource: string,
    importId: string,
    params: { kind: "error" | "remark"; page: number },
  ): Promise<{ list: ImportRemark[]; total: number }>;
  /** Downloads all of it as a file. */
  importRemarksFile(resource: string, importId: string): Promise<void>;
  /** The pictures of an import that could not be fetched; and trying them again. */
  failedPictures(resource: string, importId: string): Promise<FailedPicture[]>;
  fetchPicturesAgain(resource: string, importId: string): Promise<void>;
}

/** Refused by the server. `errors` names fields; `current` is the newer record where a save was stale. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly error: string | undefined;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly current: AdminRecord | undefined;
  /** The rows of a call for several, where every one of them was refused. */
  readonly failed: RowResults["failed"] | undefined;
  constructor(refusal: {
    code: number;
    message: string;
    error?: string;
    errors?: Readonly<Record<string, string>>;
    current?: AdminRecord;
    failed?: RowResults["failed"];
  }) {
    super(refusal.message);
    this.name = "ApiError";
    this.code = refusal.code;
    // react-admin's checkError reads `status`.
    this.status = refusal.code;
    this.error = refusal.error;
    this.errors = refusal.errors;
    this.current = refusal.current;
    this.failed = refusal.failed;
  }
}
