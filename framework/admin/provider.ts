import type { DataProvider, RaRecord } from "react-admin";
import type { StandardOperation } from "../schema/index.ts";

/**
 * A record in the screens' format: money in cents, choices as strings; `_labels` holds the names of
 * its references.
 *
 * @example
 * ```ts
 * const getSupplierName = (purchase: AdminRecord) => String(purchase._labels?.supplier ?? "");
 * ```
 */
export interface AdminRecord extends RaRecord {
  id: number;
  version: number;
  _labels?: Readonly<Record<string, string | readonly string[]>>;
  /** The output of an action in addition to the record. */
  _output?: Readonly<Record<string, unknown>>;
}
/** The results of a call for each of its records. */
export interface RowResults {
  list: AdminRecord[];
  failed: { id: number; code: number; message: string; error?: string }[];
}
/** Returns the different states of the records that a call changed. */
export const listStates = ({ list }: RowResults): string[] => [
  ...new Set(list.map(({ status }) => String(status))),
];

/** An entry of the history of a record. */
export interface HistoryEntry {
  id: number;
  operation: StandardOperation | "action" | "restore" | "purge" | "import";
  /** Name of the action, or null. */
  action: string | null;
  /** Old and new value by field, in record format. */
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  memberName: string;
  addTime: string;
}
/** The answer to an upload. */
export interface Uploaded {
  imgUrl: string;
  thumbUrl: string | null;
  name: string;
  size: number;
  /** Values returned by upload rules. */
  readonly [key: string]: unknown;
}
/** Filters, search, tab and trash as parameters of `getList`. */
export type ListQuery = Readonly<Record<string, unknown>>;

export interface ImportPreview {
  importId: string;
  columns: string[];
  sample: string[][];
  total: number;
  /** Suggested field of each column; `null` ignores the column. */
  mapping: (string | null)[];
  /** The fields that a column can be mapped to, with their headings. */
  fields: { key: string; header: string }[];
  /** The fields that can identify existing records; `key` is the default. */
  keys: { name: string; header: string }[];
  key: string | null;
  /** Whether the mapping is the one of an earlier file with the same columns. */
  kept: boolean;
  /** The format of a known program, detected by its columns; such a file needs no mapping. */
  dialect: string | null;
  /** Reference fields whose missing targets the import can create by name. */
  adds: string[];
  /**
   * The encoding in which a CSV file was read, and the alternatives; null and empty for a workbook.
   */
  encoding: string | null;
  encodings: string[];
  /** Whether the file is an export of this shop, or of another one. */
  origin: "own" | "other" | null;
  /** Headings of a known program's file that are ignored. */
  unread: string[];
  /** Localized fields whose blank languages can be filled from another language. */
  fillLanguages: string[];
  /** Columns whose blank cells can be filled with one value. */
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
  /** The first errors; the error file contains all of them. */
  errors: { row: number; field: string | null; message: string }[];
  /** Number of corrected or omitted values, and the first of them. */
  warned: number;
  warnings: { row: number; message: string }[];
  /** Changes and omissions that affect the whole file: one message per kind, with its count. */
  notes: string[];
  /** Number of child rows of changed records that the file does not list. */
  childrenKept: number;
  childrenRemoved: number;
  /**
   * Progress of fetching the images referenced by URL, which starts after the records are written.
   */
  pictures: { total: number; done: number; failed: number } | null;
  message?: string;
}
/** A remark of an import about one row of the file. */
export interface ImportRemark {
  row: number;
  message: string;
}
/** An image of a record that could not be fetched. */
export interface FailedPicture {
  id: number;
  label: string;
  place: string;
  address: string;
  message: string;
}

/**
 * The calls that the screens need in addition to react-admin's methods. `dataProvider/` implements
 * it.
 */
export interface AdminProvider extends DataProvider {
  /**
   * Runs an action of one or several records, and returns the result of each.
   *
   * @throws {ApiError} when every record fails.
   *
   * @example
   * ```ts
   * async function pauseAll(provider: AdminProvider, ids: readonly number[]) {
   *   const { failed } = await provider.runAction("suppliers", "pause", {
   *     ids,
   *     input: { reason: "Stocktake" },
   *   });
   *   return failed.map(({ message }) => message);
   * }
   * ```
   */
  runAction(
    resource: string,
    action: string,
    /** `version` is for a single record only: the call fails if the record has changed since. */
    params: { ids: readonly number[]; input?: Record<string, unknown>; version?: number },
  ): Promise<RowResults>;
  /** Runs an extra call of the declaration, with input and output in record format. */
  runCall(
    resource: string,
    call: string,
    input: Record<string, unknown>,
  ): Promise<Record<string, unknown>>;
  /** Runs a read-only call of the app that belongs to no resource, by its path below `/api/`. */
  query(
    path: string,
    query: Readonly<Record<string, string | number>>,
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<Record<string, unknown>>;
  /** Sets the same values in several records. */
  bulkEdit(
    resource: string,
    params: { ids: readonly number[]; values: Record<string, unknown> },
  ): Promise<RowResults>;
  /** Deletes several records, or moves them to the trash if the resource has one. */
  removeMany(resource: string, ids: readonly number[]): Promise<RowResults>;
  /** Moves records from the trash back. */
  restore(resource: string, ids: readonly number[]): Promise<RowResults>;
  /** Deletes records in the trash permanently. */
  purge(resource: string, ids: readonly number[]): Promise<RowResults>;
  /** Moves a tree row below `parent`, before the sibling `before`, or last without one. */
  move(
    resource: string,
    params: { id: number; parent: number | null; before: number | null },
  ): Promise<AdminRecord>;
  /** Returns a page of a record's history, newest first. */
  history(
    resource: string,
    params: { id: number; page: number; pageSize: number },
  ): Promise<{ list: HistoryEntry[]; total: number }>;
  /**
   * Returns ids and names of rows to select from: those that match `q`, or those with the given
   * ids.
   */
  selector(
    resource: string,
    params: {
      q?: string;
      ids?: readonly number[];
      page?: number;
      pageSize?: number;
      signal?: AbortSignal;
    },
  ): Promise<{ id: number; name: string }[]>;
  /**
   * Returns the name and parent of every row of a tree, in order, for actors who may only select
   * from its rows.
   */
  tree(resource: string): Promise<AdminRecord[]>;
  /** Returns the ids of all matching rows, at most 10,000. */
  ids(resource: string, query: ListQuery): Promise<number[]>;
  /** Returns the number of rows in each tab under the query. */
  counts(resource: string, query: ListQuery): Promise<Record<string, number>>;
  /** Returns the sums of the declared columns over all rows under the query, in cents for money. */
  sums(resource: string, query: ListQuery): Promise<Record<string, number>>;
  /** Returns the only row of a resource declared as `singleton`. */
  singleton(resource: string): Promise<AdminRecord>;
  /** Uploads a file; `onProgress` receives the sent fraction, from 0 to 1. */
  upload(
    file: File,
    options: {
      onProgress?: (fraction: number) => void;
      signal?: AbortSignal;
      confidential?: boolean;
      /** Additional values for upload rules. */
      extraFields?: Readonly<Record<string, string | number>>;
    },
  ): Promise<Uploaded>;
  /** Exports all matching rows, streamed by the server. */
  exportRows(
    resource: string,
    params: { query: ListQuery; format: "csv" | "xlsx"; sort?: readonly [string, "asc" | "desc"] },
  ): Promise<void>;
  /** Downloads an empty file with the columns of an import. */
  importTemplate(resource: string): Promise<void>;
  /** Uploads a file to import, and returns its columns with a suggested mapping. */
  importPreview(
    resource: string,
    file: File,
    onProgress?: (fraction: number) => void,
    encoding?: string,
  ): Promise<ImportPreview>;
  /** Starts an import, or its dry run; `importStatus` returns its progress. */
  importRun(
    resource: string,
    params: {
      importId: string;
      mapping: (string | null)[];
      key: string | null;
      dialect: string | null;
      add: boolean;
      dryRun: boolean;
      /** Values for blank cells, by column. */
      fill?: Readonly<Record<string, unknown>> | undefined;
      /** Whether a text is copied to languages without one. */
      fillLanguages?: boolean | undefined;
      /** Whether child rows that the file does not list are removed. */
      removeMissing?: boolean | undefined;
      /** Decimal separator of the file's numbers, if the file does not define it. */
      decimal?: string | undefined;
    },
  ): Promise<void>;
  /** Returns the progress of an import. */
  importStatus(resource: string, importId: string): Promise<ImportStatus>;
  /** Stops an import; rows that are already written stay. */
  importCancel(resource: string, importId: string): Promise<void>;
  /** Downloads the rejected rows with their errors as a file. */
  importErrors(resource: string, importId: string): Promise<void>;
  /** Returns a page of an import's remarks: rejected rows, or corrected and omitted values. */
  importRemarks(
    resource: string,
    importId: string,
    params: { kind: "error" | "remark"; page: number },
  ): Promise<{ list: ImportRemark[]; total: number }>;
  /** Downloads all remarks as a file. */
  importRemarksFile(resource: string, importId: string): Promise<void>;
  /**
   * Returns the images of an import that could not be fetched; `fetchPicturesAgain` retries them.
   */
  failedPictures(resource: string, importId: string): Promise<FailedPicture[]>;
  fetchPicturesAgain(resource: string, importId: string): Promise<void>;
}

/**
 * An error returned by the server. `errors` has the issues by field; `current` is the newer record
 * after a stale save.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly error: string | undefined;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly current: AdminRecord | undefined;
  /** The row errors of a call for several rows, if every row failed. */
  readonly failed: RowResults["failed"] | undefined;
  constructor(error: {
    code: number;
    message: string;
    error?: string;
    errors?: Readonly<Record<string, string>>;
    current?: AdminRecord;
    failed?: RowResults["failed"];
  }) {
    super(error.message);
    this.name = "ApiError";
    this.code = error.code;
    // react-admin's checkError reads `status`.
    this.status = error.code;
    this.error = error.error;
    this.errors = error.errors;
    this.current = error.current;
    this.failed = error.failed;
  }
}
