import type { DataProvider } from "react-admin";
import type {
  AppAnswer,
  AppCallKeyOf,
  AppInput,
  CallAnswer,
  CallName,
  CallOutput,
  CallRequest,
  fileCalls,
  KnownName,
  ResourceName,
  ResourceNamed,
  ResourceOf,
  StandardAnswer,
  StandardInput,
} from "../schema/index.ts";
import type {
  ActionOf,
  ActionParams,
  ActionResults,
  AdminRecord,
  RecordChanges,
  RowResults,
} from "./recordTypes.ts";

export {
  type ActionOf,
  type ActionParams,
  type ActionResults,
  type AdminRecord,
  listStates,
  type RecordChanges,
  type RecordField,
  type RowResults,
} from "./recordTypes.ts";

/** An entry of the history of a record; its changes are in record format. */
export type HistoryEntry = StandardAnswer<"getHistory">["list"][number];
export type ImportPreview = StandardAnswer<"importPreview">;
/** Encoding of a CSV file. */
export type FileEncoding = ImportPreview["encodings"][number];
/** Decimal separator of a file's numbers. */
export type DecimalSeparator = NonNullable<StandardInput<"importRun">["decimal"]>;
export type ImportStatus = StandardAnswer<"importStatus">;
export type ImportRemark = Pick<StandardAnswer<"importRemarks">["list"][number], "row" | "message">;
/** What one call has undone of an import. */
export type UndoneImport = StandardAnswer<"importUndo">;
export type PastImport = StandardAnswer<"importHistory">["list"][number];
export type FailedPicture = StandardAnswer<"importPictures">["list"][number];
/** The answer to an upload, with the values that upload rules return. */
export type Uploaded = CallAnswer<(typeof fileCalls)["POST /common/upload"]> &
  Readonly<Record<string, unknown>>;
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
/** Page, order and filters of a list, as react-admin passes them. */
export interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: "ASC" | "DESC" };
  filter?: ListQuery;
  meta?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}
/** A record of a resource by the name of the resource. */
export type RecordNamed<N extends string> = AdminRecord<ResourceOf<N>>;

/** react-admin's methods. Their types name no resource; those of `AdminProvider` do. */
export type ReactAdminMethods = Pick<
  DataProvider,
  | "getList"
  | "getOne"
  | "getMany"
  | "getManyReference"
  | "create"
  | "update"
  | "updateMany"
  | "delete"
  | "deleteMany"
>;
/** What `dataProvider/` implements: the calls of the screens, and react-admin's methods. */
export type AppDataProvider = AdminProvider &
  ReactAdminMethods & { readonly supportAbortSignal?: true };

/**
 * The calls of the screens, typed by the declaration of the resource that they name. A name that
 * the code does not know, such as that of the current screen, has records of unknown values.
 */
export interface AdminProvider {
  /** Returns a page of the rows that match the filters, with the fields that the list shows. */
  getList<const N extends string>(
    resource: KnownName<N>,
    params: ListParams,
  ): Promise<{
    data: RecordNamed<N>[];
    total?: number;
    meta?: { readonly totalIsAtLeast?: boolean };
  }>;
  /** Returns a record. */
  getOne<const N extends string>(
    resource: KnownName<N>,
    params: { id: number; meta?: ListParams["meta"]; signal?: AbortSignal },
  ): Promise<{ data: RecordNamed<N> }>;
  /** Returns the rows with some ids, with the fields that the list shows. */
  getMany<const N extends string>(
    resource: KnownName<N>,
    params: { ids: readonly number[]; signal?: AbortSignal },
  ): Promise<{ data: RecordNamed<N>[] }>;
  /** Creates a record. */
  create<const N extends string>(
    resource: KnownName<N>,
    params: { data: RecordChanges<ResourceOf<N>> },
  ): Promise<{ data: RecordNamed<N> }>;
  /**
   * Changes a record: sends what differs from `previousData`, and fails if the record has another
   * version by then.
   */
  update<const N extends string>(
    resource: KnownName<N>,
    params: {
      id: number;
      data: RecordChanges<ResourceOf<N>> & { readonly version?: number };
      previousData: RecordNamed<N>;
    },
  ): Promise<{ data: RecordNamed<N> }>;
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
  runAction<const N extends string, const A extends ActionOf<ResourceOf<N>>>(
    resource: KnownName<N>,
    action: A,
    params: ActionParams<ResourceOf<N>, A>,
  ): Promise<ActionResults<ResourceOf<N>, A>>;
  /**
   * Runs an extra call of the declaration, with input and output in record format. They are typed
   * by the declaration of the resource.
   */
  runCall<const N extends string, const C extends CallNamed<N>>(
    resource: KnownName<N>,
    call: C,
    input: InputOfCall<N, C>,
  ): Promise<OutputOfCall<N, C>>;
  /**
   * Runs a read-only call of the app that belongs to no resource, by its key. The timeout is in
   * milliseconds.
   */
  query<const K extends AppCallKeyOf<"GET">>(
    key: K,
    input: AppInput<K>,
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<AppAnswer<K>>;
  /** Sets the same values in several records. */
  bulkEdit<const N extends string>(
    resource: KnownName<N>,
    params: { ids: readonly number[]; values: RecordChanges<ResourceOf<N>> },
  ): Promise<RowResults<ResourceOf<N>>>;
  /**
   * Undoes the member's own last edit of several records; `version` is the one that the edit gave a
   * record. A record that has changed since is not undone.
   */
  revert<const N extends string>(
    resource: KnownName<N>,
    rows: readonly { id: number; version: number }[],
  ): Promise<RowResults<ResourceOf<N>>>;
  /** Deletes several records, or moves them to the trash if the resource has one. */
  removeMany<const N extends string>(
    resource: KnownName<N>,
    ids: readonly number[],
  ): Promise<RowResults<ResourceOf<N>>>;
  /** Moves records from the trash back. */
  restore<const N extends string>(
    resource: KnownName<N>,
    ids: readonly number[],
  ): Promise<RowResults<ResourceOf<N>>>;
  /** Deletes records in the trash permanently. */
  purge<const N extends string>(
    resource: KnownName<N>,
    ids: readonly number[],
  ): Promise<RowResults<ResourceOf<N>>>;
  /** Moves a tree row below `parent`, before the sibling `before`, or last without one. */
  move<const N extends string>(
    resource: KnownName<N>,
    params: { id: number; parent: number | null; before: number | null },
  ): Promise<RecordNamed<N>>;
  /** Returns a page of a record's history, newest first. */
  history<const N extends string>(
    resource: KnownName<N>,
    params: { id: number; page: number; pageSize: number },
  ): Promise<{ list: HistoryEntry[]; total: number }>;
  /**
   * Returns ids and names of rows to select from: those that match `q`, or those with the given
   * ids.
   */
  selector<const N extends string>(
    resource: KnownName<N>,
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
  tree<const N extends string>(resource: KnownName<N>): Promise<RecordNamed<N>[]>;
  /** Returns the ids of all matching rows, at most 10,000. */
  ids<const N extends string>(resource: KnownName<N>, query: ListQuery): Promise<number[]>;
  /** Returns the number of rows in each tab under the query. */
  counts<const N extends string>(
    resource: KnownName<N>,
    query: ListQuery,
  ): Promise<Record<string, number>>;
  /** Returns the sums of the declared columns over all rows under the query, in cents for money. */
  sums<const N extends string>(
    resource: KnownName<N>,
    query: ListQuery,
  ): Promise<Record<string, number>>;
  /** Returns the only row of a resource declared as `singleton`. */
  singleton<const N extends string>(resource: KnownName<N>): Promise<RecordNamed<N>>;
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
  /**
   * Exports all matching rows, streamed by the server, and saves the file. Returns a function that
   * saves it once more.
   */
  exportRows<const N extends string>(
    resource: KnownName<N>,
    params: {
      query: ListQuery;
      format: "csv" | "xlsx";
      /** Names of the fields to export; all by default. */
      columns?: readonly string[];
      sort?: readonly [string, "asc" | "desc"];
      /** Stops the export. */
      signal?: AbortSignal;
      /** Called with the number of rows that have arrived, of a CSV file. */
      onRows?: (rows: number) => void;
    },
  ): Promise<() => void>;
  /** Downloads an empty file with the columns of an import. */
  importTemplate<const N extends string>(resource: KnownName<N>): Promise<void>;
  /** Uploads a file to import, and returns its columns with a suggested mapping. */
  importPreview<const N extends string>(
    resource: KnownName<N>,
    file: File,
    onProgress?: (fraction: number) => void,
    encoding?: FileEncoding,
  ): Promise<ImportPreview>;
  /** Starts an import, or its dry run; `importStatus` returns its progress. */
  importRun<const N extends string>(
    resource: KnownName<N>,
    params: StandardInput<"importRun">,
  ): Promise<void>;
  /** Returns the progress of an import. */
  importStatus<const N extends string>(
    resource: KnownName<N>,
    importId: string,
  ): Promise<ImportStatus>;
  /** Stops an import; rows that are already written stay. */
  importCancel<const N extends string>(resource: KnownName<N>, importId: string): Promise<void>;
  /**
   * Undoes an import, some hundred records per call: `before` is the `next` of the previous one,
   * null for the first.
   */
  importUndo<const N extends string>(
    resource: KnownName<N>,
    importId: string,
    before: number | null,
  ): Promise<UndoneImport>;
  /** Returns the member's own imports of the last week, newest first. */
  importHistory<const N extends string>(resource: KnownName<N>): Promise<PastImport[]>;
  /** Downloads the rejected rows with their errors as a file. */
  importErrors<const N extends string>(resource: KnownName<N>, importId: string): Promise<void>;
  /** Returns a page of an import's remarks: rejected rows, or corrected and omitted values. */
  importRemarks<const N extends string>(
    resource: KnownName<N>,
    importId: string,
    params: { kind: "error" | "remark"; page: number },
  ): Promise<{ list: ImportRemark[]; total: number }>;
  /** Downloads all remarks as a file. */
  importRemarksFile<const N extends string>(
    resource: KnownName<N>,
    importId: string,
  ): Promise<void>;
  /**
   * Returns the images of an import that could not be fetched; `fetchPicturesAgain` retries them.
   */
  failedPictures<const N extends string>(
    resource: KnownName<N>,
    importId: string,
  ): Promise<FailedPicture[]>;
  fetchPicturesAgain<const N extends string>(
    resource: KnownName<N>,
    importId: string,
  ): Promise<void>;
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
