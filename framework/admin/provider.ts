import type { DataProvider, RaRecord } from "react-admin";
import type {
  CallName,
  CallOutput,
  CallRequest,
  KnownName,
  ResourceName,
  ResourceNamed,
  StandardAnswer,
  StandardInput,
  WireRecord,
} from "../schema/index.ts";

/**
 * A record in the screens' format: money in cents, choices as strings; `_labels` holds the names of
 * its references.
 *
 * @example
 * ```ts
 * const getSupplierName = (purchase: AdminRecord) => String(purchase._labels?.supplier ?? "");
 * ```
 */
export interface AdminRecord extends RaRecord, Pick<WireRecord, "_labels" | "_output"> {
  id: number;
  version: number;
}
/** The results of a call for each of its records. */
export interface RowResults {
  list: AdminRecord[];
  failed: StandardAnswer<"bulkEdit">["failed"];
}
/** Returns the different states of the records that a call changed. */
export const listStates = ({ list }: RowResults): string[] => [
  ...new Set(list.map(({ status }) => String(status))),
];

/** An entry of the history of a record; its changes are in record format. */
export type HistoryEntry = StandardAnswer<"getHistory">["list"][number];
export type ImportPreview = StandardAnswer<"importPreview">;
/** Encoding of a CSV file. */
export type FileEncoding = ImportPreview["encodings"][number];
/** Decimal separator of a file's numbers. */
export type DecimalSeparator = NonNullable<StandardInput<"importRun">["decimal"]>;
export type ImportStatus = StandardAnswer<"importStatus">;
export type ImportRemark = Pick<StandardAnswer<"importRemarks">["list"][number], "row" | "message">;
export type FailedPicture = StandardAnswer<"importPictures">["list"][number];
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

/** The calls of a resource; of one whose name is not known to the code, any. */
type CallNamed<N extends string> = N extends ResourceName ? CallName<ResourceNamed<N>> : string;
type InputOfCall<N extends string, C extends string> = N extends ResourceName
  ? C extends CallName<ResourceNamed<N>>
    ? CallRequest<ResourceNamed<N>, C>
    : never
  : Record<string, unknown>;
type OutputOfCall<N extends string, C extends string> = N extends ResourceName
  ? C extends CallName<ResourceNamed<N>>
    ? CallOutput<ResourceNamed<N>, C>
    : never
  : Record<string, unknown>;
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
  /**
   * Runs an extra call of the declaration, with input and output in record format. They are typed
   * by the declaration of the resource.
   */
  runCall<const N extends string, const C extends CallNamed<N>>(
    resource: KnownName<N>,
    call: C,
    input: InputOfCall<N, C>,
  ): Promise<OutputOfCall<N, C>>;
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
    encoding?: FileEncoding,
  ): Promise<ImportPreview>;
  /** Starts an import, or its dry run; `importStatus` returns its progress. */
  importRun(resource: string, params: StandardInput<"importRun">): Promise<void>;
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
